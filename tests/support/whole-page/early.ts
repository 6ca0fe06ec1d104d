declare global {
  /** Lets the loader see what a visitor does from now on. */
  var releaseSigns: () => void;
  var undoEarlyStates: () => void;
}

/**
 * Keeps from the loader what would make it load the framework and the stylesheet while a test looks
 * at a page before scripts; the pointer is not moved. For `page.addInitScript`.
 */
export function holdSigns() {
  const signs = ['focusin', 'load', 'scroll'];
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const sign of signs) addEventListener(sign, stop, true);
  self.releaseSigns = () => {
    for (const sign of signs) removeEventListener(sign, stop, true);
  };
}

/** Changes all that inline scripts, the loader and the browser can change before the framework. */
export function changeEarlyStates() {
  const elements = [...document.querySelectorAll('*')];
  const before = elements.map((element) =>
    [...element.attributes].map(({ name, value }) => [name, value] as const),
  );
  const radios = document.querySelectorAll<HTMLInputElement>('[type=radio]');
  const popover = document.querySelector<HTMLElement>('[popover]')!;
  const link = document.querySelector<HTMLElement>(':is(main, footer) a')!;

  Object.assign(document.documentElement.dataset, { theme: 'dark', account: 'known', offer: '1' });
  const others: Record<string, string> = {
    active: 'inactive',
    inactive: 'active',
  };
  for (const element of document.querySelectorAll<HTMLElement>('[data-state]')) {
    const { state } = element.dataset;
    element.dataset.state = others[state!] ?? state;
  }
  for (const part of document.querySelectorAll('details')) part.open = true;
  for (const radio of radios) radio.checked = true;
  for (const button of document.querySelectorAll('button')) {
    button.dataset.held = 'true';
    button.ariaBusy = 'true';
  }
  popover.showPopover();
  link.focus({ preventScroll: true });
  if (!link.matches(':focus-visible')) throw new Error('the link shows no focus');

  self.undoEarlyStates = () => {
    link.blur();
    popover.hidePopover();
    for (const radio of radios) radio.checked = radio.defaultChecked;
    elements.forEach((element, index) => {
      const old = new Map(before[index]);
      for (const name of element.getAttributeNames()) {
        if (!old.has(name)) element.removeAttribute(name);
      }
      for (const [name, value] of old) {
        if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
    });
  };
}
