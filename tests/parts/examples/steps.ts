/** What a visitor does in an example: the same in a test as on the page of parts. */
export interface Steps {
  press(name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  choose(label: string, value: string): Promise<void>;
  /** Lets the time of the page pass. */
  pass(ms: number): Promise<void>;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const MOST_FRAMES = 600;

/** Waits by frames, since a test may have stopped the time. */
async function find<E extends Element>(what: string, look: () => E | null | undefined): Promise<E> {
  for (let n = 0; n < MOST_FRAMES; n++) {
    const found = look();
    await frame();
    if (found?.isConnected) return found;
  }
  throw new Error(`The example has no ${what}.`);
}

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

const isVisible = (element: Element) => element.checkVisibility();

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const findField = (label: string) =>
  find(`field "${label}"`, () =>
    [...document.querySelectorAll<TypedField>('input, select, textarea')]
      .filter(isVisible)
      .find(
        (field) =>
          field.getAttribute('aria-label') === label ||
          [...(field.labels ?? [])].some((each) => each.textContent.startsWith(label)),
      ),
  );

/** React hears a change of a field by its own setter. */
function setValue(field: TypedField, value: string) {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

export const stepsWith = (pass: Steps['pass']): Steps => ({
  pass,
  async press(name) {
    const controls = 'button, [role=tab], summary, label';
    const button = await find(`button "${name}"`, () =>
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter(isVisible)
        .find((each) => nameOf(each).startsWith(name)),
    );
    button.click();
    await frame();
  },
  async fill(label, text) {
    setValue(await findField(label), text);
    await frame();
  },
  async choose(label, value) {
    setValue(await findField(label), value);
    await frame();
  },
});
