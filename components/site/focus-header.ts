/** The badge that opened the dialog is gone: Login is in its place, or the menu of small screens. */
export function focusHeader(event: Event) {
  event.preventDefault();
  const openers = 'header [aria-haspopup=dialog], header [popovertarget]';
  const buttons = [...document.querySelectorAll<HTMLElement>(openers)];
  buttons.find(({ offsetParent }) => offsetParent)?.focus();
}

/** For a dialog whose opener may be gone, as a toast is, or the dialog before it. */
export function focusHeaderIfLost(event: Event) {
  event.preventDefault();
  if (document.activeElement === document.body) focusHeader(event);
}
