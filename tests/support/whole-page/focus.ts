import { expect, type Page } from '@playwright/test';
import { wordsOf } from '../words';

interface Stop {
  /** The element's tag and text, to identify it in a failure. */
  name: string;
  /** Position in the body; the head grows while scripts load. */
  position: number;
  /** What is wrong with how it can be seen. */
  faults: string[];
}

/** Inspects the element that has the focus; `undefined` past the page's end, or back at `first`. */
function inspectFocus(first: Element | null): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body || element === first) return undefined;
  const faults: string[] = [];
  const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
  const box = [...element.getClientRects()].find(({ width, height }) => width * height > 0);
  if (!box) {
    faults.push('has no size');
  } else {
    // Of what is taller than the window, some of it in sight is enough.
    const y = Math.min(box.y + box.height / 2, (box.y + innerHeight) / 2);
    const top = document.elementFromPoint(box.x + box.width / 2, y);
    const isOnTop = top && (element.contains(top) || top.contains(element) || label?.contains(top));
    if (!isOnTop) faults.push(`is hidden by ${top?.tagName}`);
  }
  const hasRing = [element, element.closest('label'), element.parentElement].some((part) => {
    const style = part && getComputedStyle(part);
    return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  });
  // A browser draws the ring of its own controls itself.
  const isOwnControl = element.matches(':is(audio, video):not(:focus-visible)');
  if (!hasRing && !isOwnControl) faults.push('has no focus ring');
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return {
    name: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 40)}`,
    position: [...document.body.querySelectorAll('*')].indexOf(element),
    faults,
  };
}

/** Lets the next Tab start at the top of the page. */
function startAtTop() {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  scrollTo(0, 0);
}

/** Expects that Tab goes through the page in order, and Shift+Tab back; each focus shows. */
export async function expectVisibleFocus(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(startAtTop);
  const walk = async (key: 'Tab' | 'Shift+Tab') => {
    await page.keyboard.press(key);
    const first = await page.evaluateHandle(() => document.activeElement);
    let stop = await page.evaluate(inspectFocus, null);
    const stops: Stop[] = [];
    while (stop) {
      stops.push(stop);
      expect(stops.length, 'the focus is not trapped').toBeLessThan(200);
      await page.keyboard.press(key);
      stop = await page.evaluate(inspectFocus, first);
    }
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
    return stops;
  };
  const down = await walk('Tab');
  expect(down[0]?.name).toContain(wordsOf(page).shell.skip);
  expect(down.length).toBeGreaterThan(10);
  const positions = down.map(({ position }) => position);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  const up = await walk('Shift+Tab');
  // Not by position: leaving a field may add its message.
  const namesOf = (stops: Stop[]) => stops.map(({ name }) => name);
  expect(namesOf(up).reverse()).toEqual(namesOf(down));
}
