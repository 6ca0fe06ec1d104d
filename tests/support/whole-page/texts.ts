import { expect, type Page } from '@playwright/test';
import { scrollWidth } from '../page';
import { lengthen } from '../pseudo-language';

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

/** Expects that no text is cut off where each word is longer by a third. Leaves the longer texts. */
export async function expectRoomForLongerTexts(page: Page) {
  const texts = await page.evaluate(readTexts);
  expect(await page.evaluate(findCutTexts, texts.map(lengthen)), 'cut off').toEqual([]);
  expect(await scrollWidth(page)).toBeLessThanOrEqual(page.viewportSize()!.width);
}
