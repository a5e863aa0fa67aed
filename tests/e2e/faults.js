// What is wrong with a table as it is drawn: cut off, covered, too small, or beyond the edge. One line for each fault.
() => {
  const found = [];
  const phone = innerWidth <= 700 || innerHeight <= 460;
  const named = (node) => `${node.className?.baseVal ?? node.className} “${(node.innerText ?? "").trim().slice(0, 30)}”`;
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest(".hidden-words, .choices, .lines, [hidden]");
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push(`the page scrolls: ${page.scrollWidth}×${page.scrollHeight}`);
  const board = document.querySelector(".board");
  if (board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1) found.push(`the board scrolls: ${board.scrollWidth - board.clientWidth}, ${board.scrollHeight - board.clientHeight}`);
  for (const node of document.querySelectorAll(".stage *")) {
    const own = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
    if (!own || !shown(node) || node.closest("svg")) continue;
    const box = node.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const style = getComputedStyle(node);
    if (style.clipPath !== "none") continue;
    const drawn = parseFloat(style.fontSize) * (node.offsetWidth ? box.width / node.offsetWidth : 1);
    const least = node.matches(".card .name, .card .reason") ? 7 : 10.9;
    if (drawn < least) found.push(`small, ${drawn.toFixed(1)} px: ${named(node)}`);
    if (style.overflow !== "visible" && !node.matches(".ask p, .ticker .words, .who b, .who b *") && style.display !== "inline" && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)) found.push(`cut off: ${named(node)}`);
    const range = document.createRange();
    const texts = [...node.childNodes].filter((one) => one.nodeType === 3 && one.data.trim());
    range.setStartBefore(texts[0]);
    range.setEndAfter(texts.at(-1));
    const words = node.matches(".ask p") ? box : range.getBoundingClientRect(); // a note may show its first lines alone
    if (!node.matches(".who b, .who b *") && (words.left < -1 || words.top < -1 || words.right > innerWidth + 1 || words.bottom > innerHeight + 1)) {
      if (!node.closest(".hand")) found.push(`beyond the edge: ${named(node)}`);
    }
    const holder = node.closest(".vellum, .seat, .card, .plate");
    const edge = holder?.getBoundingClientRect();
    if (holder && !node.matches(".who b, .who b *") && holder.matches(".vellum, .seat") && !node.closest("kbd, .first, .mark") && (words.bottom > edge.bottom + 3 || words.right > edge.right + 3 || words.top < edge.top - 3) && !node.closest(".corner")) found.push(`out of its frame: ${named(node)} in ${holder.className}`);
  }
  for (const node of document.querySelectorAll(".stage :is(.seal, .gap, .can:is(button), .card.selectable:is(button), .ground, [data-deck])")) {
    if (!shown(node)) continue;
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      if (!node.closest(".hand")) found.push(`beyond the edge: ${named(node)}`);
      continue;
    }
    const hit = document.elementFromPoint(x, y);
    if (!node.closest(".ground") && hit && !node.contains(hit) && !hit.contains(node) && !hit.closest("button")) found.push(`covered: ${named(node)} by ${named(hit)}`);
    if (phone && node.matches(".seal, .gap, .ground") && Math.min(box.width, box.height) < 36) found.push(`small target, ${Math.round(box.width)}×${Math.round(box.height)}: ${named(node)}`);
  }
  const parts = [...document.querySelectorAll(".board .seats, .board .rivals, .board .ask .slot, .board .middle, .board .mine, .board .stairs, .board .side, .board .ring")].filter(shown);
  const boxes = parts.map((node) => [node, node.getBoundingClientRect()]);
  for (const [one, a] of boxes) for (const [two, b] of boxes) {
    if (one === two || one.contains(two) || two.contains(one) || !(one.compareDocumentPosition(two) & 4)) continue;
    const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    if (wide > 4 && high > 14) found.push(`overlap by ${Math.round(wide)}×${Math.round(high)}: ${one.className} and ${two.className}`);
  }
  return [...new Set(found)];
};
