/** The badge that opened the dialog is gone: Login is in its place, or the menu of small screens. */
export function focusHeader(event: Event) {
  event.preventDefault();
  const openers = 'header [aria-haspopup=dialog], header [popovertarget]';
  const buttons = [...document.querySelectorAll<HTMLElement>(openers)];
  buttons.find(({ offsetParent }) => offsetParent)?.focus();
}
