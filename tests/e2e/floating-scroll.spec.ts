import { type Page } from '@playwright/test';
import { LOST, notFoundNote, pages } from '../support/pages';
import { expect, openPage, test } from '../support/test';

/** What a floating button lies on where the page rests, and how many are whole there. */
async function findPlaces(step: number) {
  const CONTROLS = 'a, button, input, select, textarea, summary, label, iframe, img';
  const stack = document.querySelector('.floating-stack')!;
  const buttons = [...stack.children] as HTMLElement[];
  const frame = () => new Promise(requestAnimationFrame);
  const covered: string[] = [];
  let [whole, places] = [0, 0];

  function look(button: HTMLElement) {
    const { left, top, bottom } = button.getBoundingClientRect();
    const right = Math.min(innerWidth, button.getBoundingClientRect().right);
    places += 1;
    if (button.dataset.place === 'whole') whole += 1;
    else if (innerWidth - left > 16 || bottom - top < 43.9) covered.push('a tab of another size');
    const meets = (box: DOMRect) =>
      box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const range = document.createRange();
    const hasText = (node: Node) => {
      if (!(node instanceof Text) || !node.data.trim()) return false;
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(meets);
    };
    const found = new Set<Element>();
    for (let y = top; y < bottom; y += 3)
      for (let x = left + 0.5; x < right; x += 3)
        for (const element of document.elementsFromPoint(x, y)) found.add(element);
    for (const element of found) {
      if (stack.contains(element)) continue;
      if (element.matches(CONTROLS) || [...element.childNodes].some(hasText))
        covered.push(`${Math.round(scrollY)}: ${element.outerHTML.slice(0, 80)}`);
    }
  }

  await document.fonts.ready;
  const { scrollHeight } = document.documentElement;
  for (let y = 0; y <= scrollHeight - innerHeight; y += step) {
    scrollTo({ top: y, behavior: 'instant' });
    // A scroll event comes with the next frame, and takes the places away.
    await frame();
    await frame();
    while (buttons.some(({ dataset }) => !dataset.place)) await frame();
    buttons.forEach(look);
  }
  return { covered, whole, places };
}

async function expectFree(page: Page, paths: readonly string[], step: number, width = 360) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 740 });
  for (const path of paths) {
    await openPage(page, path);
    const found = await page.evaluate(findPlaces, step);
    expect.soft(found.covered, path).toEqual([]);
    const share = found.whole / found.places;
    expect.soft(share, `${path}: how many are whole`).toBeGreaterThanOrEqual(0.5);
  }
}

test('floating buttons: lie on nothing, and half of them are whole', { tag: '@long' }, ({ page }) =>
  expectFree(page, ['/contact'], 450),
);

for (const path of [...pages, LOST]) {
  test(
    `floating buttons: lie on nothing on ${path}`,
    { tag: '@long' },
    async ({ page, problems }) => {
      problems.allow(notFoundNote);
      await expectFree(page, [path], 150);
    },
  );
}

test('floating buttons: lie on nothing of the smallest drawings', { tag: '@long' }, ({ page }) =>
  expectFree(page, ['/contact', '/hi/contact', '/hi/methods/nikhilam'], 50, 320),
);
