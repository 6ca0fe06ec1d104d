import { expect, type Page } from '@playwright/test';
import { evaluateBeside } from '../isolated-world';

/** Buttons and fields that a floating button covers, where it is or wherever they scroll to. */
const findCoveredButtons = async (scrolls: boolean) => {
  /** A floating button that is in the way moves aside within so many frames, on a busy machine too. */
  const FRAMES = 300;
  const frame = () => new Promise(requestAnimationFrame);
  /** The page's own observers have been called with this one. */
  const observed = () =>
    new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body);
    });
  const corners = [...document.querySelectorAll('[data-slot=floating-button]')];
  const buttons = document.querySelectorAll(
    'main :is(button, input, textarea, [data-slot=button], [data-slot=toggle-group-item]), footer button',
  );
  const covered: string[] = [];
  await document.fonts.ready;
  for (const button of buttons) {
    for (const corner of corners) {
      if (button === corner || !button.getClientRects().length) continue;
      const at = corner.getBoundingClientRect();
      const { left: start, right: end } = button.getBoundingClientRect();
      const [left, right] = [Math.max(start, at.left), Math.min(end, at.right)];
      // A part of a pixel covers nothing, and scrolling moves nothing sideways.
      if (right - left < 1) continue;
      const isCovered = () => {
        const box = button.getBoundingClientRect();
        const [top, bottom] = [Math.max(box.top, at.top), Math.min(box.bottom, at.bottom)];
        if (bottom - top < 1) return false;
        const upper = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return Boolean(upper?.closest('.floating-stack'));
      };
      if (scrolls) {
        scrollBy(0, button.getBoundingClientRect().top - at.top);
        await observed();
        for (let count = 0; count < 2 || (isCovered() && count < FRAMES); count++) await frame();
      }
      if (isCovered()) covered.push(button.outerHTML.slice(0, 160));
    }
  }
  return covered;
};

/** Expects that no floating button lies over a button or a field in the first window. */
export const expectNothingCovered = async (page: Page) =>
  expect(await evaluateBeside(page, findCoveredButtons, false), 'covered at first').toEqual([]);

/** The same wherever the page is scrolled to. */
export const expectNothingCoveredAnywhere = async (page: Page) =>
  expect(await evaluateBeside(page, findCoveredButtons, true), 'covered anywhere').toEqual([]);

/** Filled buttons that come into a window of this height beside a whole one above. Those of two ebooks may. */
const findFilledPairs = (height: number) => {
  const buttons = document.querySelectorAll(
    'main [data-slot=button]:is([data-variant=default], [data-variant=chat])',
  );
  const tops = [...buttons]
    .filter((button) => button.checkVisibility())
    .map((button) => ({
      name: button.textContent,
      isSale: button.matches('[data-opens=sign-in]'),
      top: button.getBoundingClientRect().top,
    }))
    .sort((one, other) => one.top - other.top);
  return tops.filter(({ top, isSale }, index) => {
    const before = tops[index - 1];
    return before && top - before.top <= height && !(isSale && before.isSale);
  });
};

/** Expects one filled button in the window, wherever the page is scrolled to. */
export const expectOneFilledButton = async (page: Page) => {
  const { height } = page.viewportSize()!;
  expect(await page.evaluate(findFilledPairs, height), 'filled buttons').toEqual([]);
};

/** Expects that the page has filled buttons, without which the check above says nothing. */
export const expectFilledButtons = async (page: Page) =>
  expect(await page.evaluate(findFilledPairs, Infinity)).not.toEqual([]);
