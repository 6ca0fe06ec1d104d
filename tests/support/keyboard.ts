import { type Page } from '@playwright/test';

/** One stop of the focus on its way through a page. */
export interface Stop {
  /** The element's tag and the words it says, to tell a failure by. */
  what: string;
  /** Place in the order of the body; the head grows while scripts load. */
  place: number;
  /** What is wrong with how it can be seen; empty when nothing is. */
  wrong: string[];
}

/** Looks at the element that has the focus; `undefined` when the focus has left the page. */
function look(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;

  const wrong: string[] = [];
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
  const box = boxes[0];
  if (!box) {
    wrong.push('has no size');
  } else {
    const x = box.x + box.width / 2;
    // Of what is taller than the window, some of it in sight is enough.
    const y = Math.min(box.y + box.height / 2, (box.y + innerHeight) / 2);
    const top = document.elementFromPoint(x, y);
    const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
    const isOnTop = top && (element.contains(top) || top.contains(element) || label?.contains(top));
    if (!isOnTop) wrong.push(`is hidden at ${Math.round(x)}, ${Math.round(y)} by ${top?.tagName}`);
  }

  const rings = [element, element.closest('label'), element.parentElement].map(
    (part) => part && getComputedStyle(part),
  );
  const hasRing = rings.some(
    (style) => style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
  );
  if (!hasRing) wrong.push('has no focus ring');

  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return {
    what: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 40)}`,
    place: [...document.body.querySelectorAll('*')].indexOf(element),
    wrong,
  };
}

/**
 * Walks the whole page with Tab, or with Shift+Tab from its end, until the focus leaves it.
 *
 * @throws when it does not leave within `most` steps: a trap.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = 200): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < most; step++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(look);
    if (!stop || (stops.length > 1 && stop.place === stops[0]!.place)) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus goes in circles: ${stops.slice(-6).map(({ what }) => what)}`);
}
