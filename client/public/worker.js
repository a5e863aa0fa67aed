// Keeps the page, so that it opens without a connection, and says that it is one's move. Where there is a connection the newest page is fetched:
// what is kept is for when there is none. A newer worker waits until no page of the old one is open, so nobody is interrupted.
const VERSION = "0"; // the build writes these (client/precache.ts)
const FILES = []; // what is needed to play,
const PACK = "0"; // and what else, as one file,
const PACKED = []; // in which these lie one after the other, each with its kind and its size
const READ = []; // what is there to be read
const BASE = new URL("./", self.location).pathname; // where the page lies
const SHELL = `camarilla-shell-${VERSION}`; // all that the page is made of
const KEPT = "camarilla-kept"; // words, rules, lessons and fonts, as far as they were needed
const TOGETHER = "games.json"; // the words of all games
const CHANGING = /^(words|rules|lessons)\/|^api\/games$/; // the same for everybody, but another day perhaps not the same

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => Promise.all([cache.addAll([BASE, ...FILES.map((name) => BASE + name)]), unpack(cache)])));
});

async function unpack(cache) {
  const answer = await fetch(BASE + PACK);
  if (!answer.ok) throw new Error(`${PACK}: ${answer.status}`);
  const data = await answer.arrayBuffer();
  let at = 0;
  for (const [name, kind, size] of PACKED) await cache.put(BASE + name, new Response(data.slice(at, (at += size)), { headers: { "content-type": kind } }));
}
self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL && name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  const name = pathname.slice(BASE.length);
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (name.startsWith("assets/") || FILES.includes(name)) event.respondWith(kept(request));
  else if (CHANGING.test(name)) event.respondWith(fresh(request));
});

// The page, whatever its address: a static host knows only its first one.
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  return answer?.ok ? answer : ((await caches.match(BASE, { ignoreVary: true })) ?? answer ?? Response.error());
}

// What never changes under its name: from here, else fetched once.
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? keep(request, await fetch(request));
}

// The newest there is.
async function fresh(request) {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    const found = await caches.match(request, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

async function keep(request, answer) {
  if (answer.ok) await caches.open(KEPT).then((cache) => cache.put(request, answer.clone()), () => undefined); // without room it is fetched each time
  return answer;
}

// The page names what else it needs without a connection, and what there is to be read, which comes after that; it hears how far it is.
self.addEventListener("message", (event) => {
  const { play, read } = event.data;
  const tell = (kept) => () => event.ports[0].postMessage(kept);
  const more = () => read.length && keepAll([...READ.map((name) => BASE + name), ...read]).then(tell("read"));
  event.waitUntil(keepAll(play).then(tell("ready")).then(more).catch(() => undefined)); // without room or a connection: another time
});

async function keepAll(paths) {
  const cache = await caches.open(KEPT);
  await Promise.all(paths.map(async (path) => (path.endsWith(TOGETHER) ? keepApart(cache, path) : ((await cache.match(path, { ignoreVary: true })) ?? cache.add(path)))));
}

// Files that come as one, each under its own name; again with each version of the page.
async function keepApart(cache, path) {
  const mark = `${path}?${VERSION}`;
  if (await cache.match(mark)) return;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const files = Object.entries(await answer.json());
  for (const [name, text] of files) await cache.put(path.replace(TOGETHER, name), new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } }));
  await cache.put(mark, new Response(""));
}
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: `${BASE}icon-192.png`, data: { url } }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.url).pathname));
});

// The table where it is open already, else in a window of its own.
async function show(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((window) => new URL(window.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
