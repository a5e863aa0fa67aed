// Says what works without a connection. It keeps nothing but that one page, so nobody ever sees an old version of the rest.
const KEPT = "camarilla-offline-1";
const FILES = ["/offline.html", "/offline.css", "/emblem.svg"];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
});
self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
  else if (FILES.includes(pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});
