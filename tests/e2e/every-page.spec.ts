import { type Page } from '@playwright/test';
import { books } from '@/content/books';
import { menuButton, scrollWidth, spaceText } from '../support/page';
import { differentPages, LOST, lostPages, notFoundNote, pages } from '../support/pages';
import { toPseudoLanguage } from '../support/pseudo-language';
import { expect, expectConformance, hydrated, test } from '../support/test';

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

async function expectFitsEveryWidth(page: Page) {
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
  }
  const spacings = await page
    .locator(books.map(({ id }) => `#${id} svg[role=img] text`).join())
    .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).wordSpacing)));
  expect(
    spacings.filter((spacing) => spacing > 0),
    'covers are pictures',
  ).toEqual([]);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
}

/** Buttons and fields that a floating button covers, where it is or wherever they scroll to. */
const findCoveredButtons = async (scrolls: boolean) => {
  const frame = () => new Promise(requestAnimationFrame);
  const corners = [...document.querySelectorAll('[data-slot=floating-button]')];
  const buttons = document.querySelectorAll(
    'main :is(button, input, textarea, [data-slot=button], [data-slot=toggle-group-item]), footer button',
  );
  const covered: string[] = [];
  for (const button of buttons) {
    for (const corner of corners) {
      if (button === corner || !button.getClientRects().length) continue;
      const at = corner.getBoundingClientRect();
      const { left: start, right: end } = button.getBoundingClientRect();
      const [left, right] = [Math.max(start, at.left), Math.min(end, at.right)];
      // A part of a pixel covers nothing, and scrolling moves nothing sideways.
      if (right - left < 1) continue;
      if (scrolls) {
        scrollBy(0, button.getBoundingClientRect().top - at.top);
        for (let frames = 0; frames < 4; frames++) await frame();
      }
      const box = button.getBoundingClientRect();
      const [top, bottom] = [Math.max(box.top, at.top), Math.min(box.bottom, at.bottom)];
      if (bottom - top < 1) continue;
      const upper = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (upper?.closest('.floating-stack')) covered.push(button.outerHTML);
    }
  }
  return covered;
};

async function expectRest(page: Page) {
  for (const block of await page.locator('main section, footer').all()) {
    if (await block.isVisible()) await block.scrollIntoViewIfNeeded();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
    expect(moving).toEqual([]);
  }
}

/** Texts of the page, in order. */
const readTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
};

/** Replaces the texts of the page by longer ones, and finds those that no longer show whole. */
const findCutTexts = (longer: string[]) => {
  const isCode = (node: Node) => node.parentElement!.closest('script, style, noscript, svg');
  const ancestors = (element: Element): Element[] => [
    element,
    ...(element.parentElement ? ancestors(element.parentElement) : []),
  ];
  const overflow = (element: Element) => getComputedStyle(element).overflowX;
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    // Text for screen readers alone is one pixel wide.
    [element, element.parentElement!].some(({ clientWidth }) => clientWidth === 1);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  nodes.forEach((node, index) => {
    if (!isCode(node)) node.data = longer[index]!;
  });
  const isCut = (node: Text) => {
    const around = ancestors(node.parentElement!);
    if (isCode(node) || !node.data.trim() || isHidden(around[0]!)) return false;
    if (around.some((element) => /auto|scroll/.test(overflow(element)))) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, bottom } = range.getBoundingClientRect();
    const clip = around.find((element) => /hidden|clip/.test(getComputedStyle(element).overflow));
    const frame = clip?.getBoundingClientRect();
    const isClipped = frame && (bottom > frame.bottom + 1 || right > frame.right + 1);
    return left < -1 || right > innerWidth + 1 || isClipped === true;
  };
  return nodes.filter(isCut).map((node) => node.data.trim());
};

/** Filled buttons that come into a window of this height beside a whole one above. */
const findFilledPairs = (height: number) => {
  const buttons = document.querySelectorAll(
    'main [data-slot=button]:is([data-variant=default], [data-variant=chat])',
  );
  const tops = [...buttons]
    .filter((button) => button.checkVisibility())
    .map((button) => ({ name: button.textContent, top: button.getBoundingClientRect().top }))
    .sort((one, other) => one.top - other.top);
  return tops.filter(({ top }, index) => index > 0 && top - tops[index - 1]!.top <= height);
};

for (const path of [...pages, ...lostPages]) {
  test(`every page: ${path} fits, rests, shows one filled button`, async ({ page, problems }) => {
    problems.allow(notFoundNote);
    // The countdown of the not-found page leads nowhere.
    await page.route(/:\d+\/(hi)?$/, (route) =>
      lostPages.includes(path) ? route.fulfill({ status: 204 }) : route.fallback(),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(path);
    expect(await page.evaluate(findCoveredButtons, false), 'covered at first sight').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await hydrated(page);
    const isLost = lostPages.includes(path);
    if (!isLost) expect(await page.evaluate(findFilledPairs, 800), 'filled buttons').toEqual([]);
    if ([...differentPages, LOST].includes(path)) {
      await test.step('rest', () => expectRest(page));
      await page.setViewportSize({ width: 320, height: 568 });
      expect(await page.evaluate(findCoveredButtons, true), 'covered anywhere').toEqual([]);
    }
    await test.step('widths', () => expectFitsEveryWidth(page));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    if (!isLost) expect(await page.evaluate(findFilledPairs, 740), 'filled buttons').toEqual([]);
    if (path === '/') expect(await page.evaluate(findFilledPairs, Infinity)).not.toEqual([]);
    // In English each page is checked in a wide window: `accessibility.spec.ts`.
    if (path.startsWith('/hi') && !isLost) await expectConformance(page);
    const texts = await page.evaluate(readTexts);
    expect(await page.evaluate(findCutTexts, texts.map(toPseudoLanguage)), 'cut off').toEqual([]);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(360);
  });
}
