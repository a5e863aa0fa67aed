// What lies over each other in Intrigues: the way out and the dead, crests and the eye of a known card.
() => {
  const met = (one, two) => {
    const [a, b] = [one, two].map((node) => node.getBoundingClientRect());
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  };
  const pairs = [[".out", ".dead"], [".out", "[data-person^=factory]"]].map((pair) => pair.map((one) => document.querySelector(".factory " + one)));
  const eyes = [...document.querySelectorAll(".person:has(.eye)")].flatMap((one) =>
    [...one.querySelectorAll(".knows .crest")].map((crest) => [crest, one.querySelector(".eye")]));
  return [...pairs, ...eyes].filter(([one, two]) => met(one, two)).map(([one, two]) => `${one.className.baseVal ?? one.className} / ${two.className}`);
};
