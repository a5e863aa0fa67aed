// What of a question is cut off, or reaches out of its frame.
() => {
  const bar = document.querySelector(".ask .vellum"), frame = bar.getBoundingClientRect();
  return [...bar.querySelectorAll("h2, p, .seal, .seal .name")].filter((one) => one.checkVisibility()).flatMap((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const words = (one.matches(".seal") ? one : range).getBoundingClientRect();
    const out = words.top < frame.top - 2 || words.bottom > frame.bottom + 2 || words.left < frame.left - 1 || words.right > frame.right + 1;
    const cut = getComputedStyle(one).overflow !== "visible" && one.scrollHeight > one.clientHeight + 1;
    return words.height > 0 && (out || cut) ? [`${one.tagName} ${one.textContent}`] : [];
  });
};
