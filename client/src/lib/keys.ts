/** Is a key meant for the table? Not while it is held, something is written, a dialog is open, or a modifier is held. */
export function isCommand(event: KeyboardEvent): boolean {
  const writing = /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as HTMLElement).tagName);
  return !(
    event.repeat ||
    writing ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector("dialog[open]")
  );
}
