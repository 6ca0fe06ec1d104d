type Field = HTMLInputElement | HTMLTextAreaElement;

// Fields that an extension adds have no name.
const FIELDS = 'input[name]:not([type=hidden]), textarea[name]';
const FOCUSABLE = `a[href], button, summary, ${FIELDS}`;

const list = <E extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];

/** Rows that buttons scroll, as the loader finds them. */
const listRows = () =>
  list('[data-scroll-to="+1"]').flatMap(({ parentElement }) => {
    const id = parentElement?.getAttribute('aria-controls');
    return (id && document.getElementById(id)) || [];
  });

/** Browsers without popovers reject the selector. */
const findOpenMenu = () =>
  'popover' in HTMLElement.prototype ? document.querySelector(':popover-open') : null;

/**
 * What a visitor has done to a page before React takes it over. Where a translator or an extension
 * has changed the page, React does not recognise it, renders it anew, and drops all of this.
 */
export function readPage() {
  const { attributes } = document.documentElement;
  return {
    attributes: [...attributes].map(({ name, value }) => [name, value] as const),
    fields: list<Field>(FIELDS),
    focusable: list(FOCUSABLE),
    focused: document.activeElement,
    details: list<HTMLDetailsElement>('details'),
    menu: findOpenMenu(),
    scrolled: listRows().map(({ scrollLeft }) => scrollLeft),
  };
}

function restoreFields(before: readonly Field[]) {
  const fields = list<Field>(FIELDS);
  for (const [index, old] of before.entries()) {
    const field = fields[index];
    if (old.isConnected || !field) continue;
    field.value = old.value;
    if ('checked' in old && 'checked' in field) field.checked = old.checked;
  }
}

/** Call it in a layout effect: the forms read their fields in the effects that follow. */
export function restorePage(before: ReturnType<typeof readPage>): void {
  const { attributes, fields, focusable, focused, details, menu, scrolled } = before;
  for (const [name, value] of attributes) document.documentElement.setAttribute(name, value);
  restoreFields(fields);
  for (const [index, element] of list<HTMLDetailsElement>('details').entries()) {
    element.open = details[index]?.open ?? element.open;
  }
  for (const [index, row] of listRows().entries()) {
    row.scrollTo({ left: scrolled[index], behavior: 'instant' });
  }
  if (menu && !menu.isConnected) document.getElementById(menu.id)?.showPopover();
  if (focused?.isConnected) return;
  const next = list(FOCUSABLE)[focusable.indexOf(focused as HTMLElement)];
  if (!next) return;
  next.focus({ preventScroll: true });
  const { selectionStart: start, selectionEnd: end } = focused as Field;
  if (typeof start === 'number') (next as Field).setSelectionRange(start, end);
}
