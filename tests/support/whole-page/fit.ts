import { expect, type Page } from '@playwright/test';
import { menuButton, scrollWidth, spaceText } from '../page';

/** Visible elements, and texts in them, that are wider than the window. */
const findWideElements = (all: Element[], width: number) => {
  const isOut = (box: DOMRect) => box.width > 1 && (box.right > width || box.left < 0);
  const range = document.createRange();
  return all
    .filter((element) => !element.closest('svg, [popover]') && element.checkVisibility())
    .filter((element) => {
      const own = element.getBoundingClientRect();
      if (own.width <= 1) return false;
      range.selectNodeContents(element);
      const text = element.childElementCount === 0 ? range.getClientRects() : [];
      return [own, ...text].some(isOut);
    })
    .map((element) => element.outerHTML.slice(0, 80));
};

/** Words of headings that go on in the next line, other than at a hyphen. */
const findBrokenWords = (headings: Element[]) => {
  const range = document.createRange();
  const broken: string[] = [];
  for (const heading of headings) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].map(({ bottom }) => bottom);
        if (!word.includes('\u00ad') && new Set(lines).size > 1) broken.push(word);
      }
  }
  return broken;
};

/** Expects no scrolling to the side: in wide and narrow windows, with the menu, with text spacing. */
export async function expectFitsEveryWidth(page: Page) {
  for (const width of [1920, 1280, 1024, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await scrollWidth(page)).toBe(width);
  }
  await menuButton(page).click();
  expect(await scrollWidth(page), 'with the menu open').toBe(320);
  await page.keyboard.press('Escape');
  await spaceText(page);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth)).toBe(width);
    const parts = page.locator('header *, footer *');
    expect(await parts.evaluateAll(findWideElements, width), `${width} px`).toEqual([]);
    const headings = page.locator('main :is(h1, h2, h3):not(.wrap-anywhere)');
    expect(await headings.evaluateAll(findBrokenWords), `${width} px`).toEqual([]);
  }
  const spacings = await page
    .locator('.cover svg[role=img] text')
    .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).wordSpacing)));
  expect(
    spacings.filter((spacing) => spacing > 0),
    'covers are pictures',
  ).toEqual([]);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
}
