import { expect, type Page } from '@playwright/test';

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

/** Expects that floating buttons lie on nothing where the page rests, and that half of them are whole there. */
export async function expectFloatingOnNothing(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 });
  const { covered, whole, places } = await page.evaluate(findPlaces, 300);
  expect.soft(covered, 'under floating buttons').toEqual([]);
  expect.soft(whole / places, 'how many are whole').toBeGreaterThanOrEqual(0.5);
}
