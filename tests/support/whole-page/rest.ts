import { expect, type Page } from '@playwright/test';
import { evaluateBeside } from '../isolated-world';

/** Animations that run in some window of the page, from top to bottom. */
const findMoving = async () => {
  /** Everything that waits to be seen has been told so. */
  const observed = () =>
    new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => resolve());
      });
      observer.observe(document.body);
    });
  const found = new Set<string>();
  const root = document.documentElement;
  for (let y = 0; y < root.scrollHeight; y += innerHeight * 0.75) {
    scrollTo({ top: y, behavior: 'instant' });
    await observed();
    for (const { playState, effect } of document.getAnimations()) {
      const { target } = effect as KeyframeEffect;
      if (playState === 'running') found.add(target?.outerHTML.slice(0, 120) ?? '');
    }
  }
  return [...found];
};

/** Expects that nothing moves for a visitor who wants less motion. */
export const expectRest = async (page: Page) =>
  expect(await evaluateBeside(page, findMoving, undefined), 'moving').toEqual([]);
