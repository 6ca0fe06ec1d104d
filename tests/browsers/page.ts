import { expect } from 'vitest';
import { hasStepAhead } from '../support/layer-entries';
import { type Tab } from './browser';

/** Something on the page, as a visitor finds it. */
export interface Part {
  css: string;
  /** Its accessible name: a label, or its own text. */
  name?: string;
  /** Where it is, such as in `main`. */
  within?: string;
}

export const button = (name: string, within?: string): Part => ({ css: 'button', name, within });
export const link = (name: string, within?: string): Part => ({ css: 'a[href]', name, within });
export const field = (name: string, within?: string): Part => ({
  css: 'input, textarea, select',
  name,
  within,
});
export const dialog = (name: string): Part => ({ css: '[role=dialog]', name });

interface Seen {
  text: string;
  value: string;
  /** Such as the error of a field. */
  description: string;
  hasFocus: boolean;
  attributes: Record<string, string>;
  box: { x: number; y: number; width: number; height: number };
  /** Another element lies over its middle, or its middle is outside the window. */
  isCovered: boolean;
}

/** Runs in the page. `shouldScroll` looks at the first only, and brings it into the window. */
function look({ css, name, within }: Part, shouldScroll: boolean): Seen[] {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const textAt = (ids: string) =>
    ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  function nameOf(element: Element) {
    const label = element.getAttribute('aria-label');
    if (label) return words(label);
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy) return words(textAt(labelledBy));
    if ('labels' in element && !(element instanceof HTMLButtonElement)) {
      const labels = [...((element.labels as NodeListOf<HTMLLabelElement> | null) ?? [])];
      return words(labels.map((each) => each.textContent).join(' '));
    }
    return words((element as HTMLElement).innerText);
  }
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    element.getBoundingClientRect().width > 0;

  const scopes = within ? [...document.querySelectorAll(within)] : [document];
  return scopes
    .flatMap((scope) => [...scope.querySelectorAll(css)])
    .filter((element) => (name === undefined || nameOf(element) === name) && isVisible(element))
    .slice(0, shouldScroll ? 1 : undefined)
    .map((element) => {
      /** Without what is beyond the side of the window, as most of a tab in the margin is. */
      const boxInWindow = () => {
        const { x, y, right, height } = element.getBoundingClientRect();
        return { x, y, width: Math.min(right, Math.max(x, innerWidth)) - x, height };
      };
      const middle = () => {
        const { x, y, width, height } = boxInWindow();
        return [x + width / 2, y + height / 2] as const;
      };
      const isCovered = () => {
        const top = document.elementFromPoint(...middle());
        return !top || !(element.contains(top) || top.contains(element));
      };
      if (shouldScroll && isCovered()) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      return {
        text: words((element as HTMLElement).innerText),
        value: (element as HTMLInputElement).value ?? '',
        description: words(textAt(element.getAttribute('aria-describedby') ?? '')),
        hasFocus: document.activeElement === element,
        attributes: Object.fromEntries([...element.attributes].map((one) => [one.name, one.value])),
        box: boxInWindow(),
        isCovered: isCovered(),
      };
    });
}

/** A page in a real browser. Every question waits until its answer is the expected one. */
export class Page {
  constructor(readonly tab: Tab) {}

  /** Waits for the step back that follows the closing of a dialog, panel or menu. */
  entriesSettled() {
    const message = 'a step back of the page';
    return expect.poll(() => this.tab.run(hasStepAhead), { message }).toBe(false);
  }

  async open(path: string) {
    await this.entriesSettled();
    await this.tab.open(path);
  }

  see(part: Part, message = part.name ?? part.css) {
    return expect.poll(() => this.count(part), { message: `sees ${message}` }).toBeGreaterThan(0);
  }
  /** Only after something that takes it away. */
  seeNo(part: Part, message = part.name ?? part.css) {
    return expect.poll(() => this.count(part), { message: `sees no ${message}` }).toBe(0);
  }
  async count(part: Part) {
    return (await this.all(part)).length;
  }
  all(part: Part) {
    return this.tab.run(look, part, false);
  }
  /** Expects something of the first of these. */
  expect<Value>(part: Part, read: (seen: Seen) => Value) {
    const message = part.name ?? part.css;
    return expect.poll(
      async () => {
        const [first] = await this.all(part);
        return first && read(first);
      },
      { message },
    );
  }
  seeText(part: Part, text: string) {
    return this.expect(part, (seen) => seen.text).toContain(text);
  }
  seeFocus(part: Part) {
    return this.expect(part, (seen) => seen.hasFocus).toBe(true);
  }

  /**
   * Presses where it is once it keeps still and nothing lies over it. Lines break anew when a font
   * arrives on a machine that has none with its metrics.
   */
  async press(part: Part) {
    let place = { x: NaN, y: NaN };
    const isStill = async () => {
      // A busy browser may draw nothing between two questions.
      await this.tab.run(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      if (!(await this.tab.run(() => document.fonts.status === 'loaded'))) return false;
      const [first] = await this.tab.run(look, part, true);
      if (!first || first.isCovered) return false;
      const before = place;
      place = { x: first.box.x + first.box.width / 2, y: first.box.y + first.box.height / 2 };
      return place.x === before.x && place.y === before.y;
    };
    await expect.poll(isStill, { message: `finds ${part.name ?? part.css} to press` }).toBe(true);
    await this.tab.pressAt(place.x, place.y);
  }

  /** Replaces what a field holds. */
  async fill(part: Part, text: string) {
    await this.press(part);
    await this.tab.run(() => (document.activeElement as HTMLInputElement).select?.());
    await this.tab.type(text);
    await this.expect(part, ({ value }) => value).toBe(text);
  }

  /** Presses a select box away from its list, which is no part of the page. */
  async choose(part: Part, value: string) {
    const { attributes } = (await this.all(part))[0]!;
    await this.tab.run(
      (id, chosen) => {
        const box = document.getElementById(id) as HTMLSelectElement;
        box.value = chosen;
        box.dispatchEvent(new Event('change', { bubbles: true }));
      },
      attributes.id!,
      value,
    );
  }

  at(path: string) {
    return expect.poll(() => this.tab.run(() => location.pathname)).toBe(path);
  }
  becomesReady() {
    return expect.poll(() => this.isReady(), { message: 'the framework' }).toBe(true);
  }
  isReady() {
    return this.tab.run(() => document.documentElement.dataset.framework === 'ready');
  }
}
