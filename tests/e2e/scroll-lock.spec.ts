import { type Page } from '@playwright/test';
import { authDialog, loginToBuy, openBooks, words } from '../support/account';
import { expect, test } from '../support/test';

/** Scrollbars take room here, as they do on a desktop; the runner hides them otherwise. */
test.use({
  launchOptions: ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** The page's place, once whatever was just done has had the time to move it. */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  });

/** Where everything stands that can be seen, to the pixel. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(header, main, footer) *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [element.tagName, element.className, left, top, width, height].join(' ');
      }),
  );

const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** Over the dialog, and over what is left of the page beside it. */
const wheels = [
  [0.5, 0.5],
  [0.01, 0.5],
].map(([x, y]) => async (page: Page) => {
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(x! * width, y! * height);
  await page.mouse.wheel(0, 150);
});

async function swipe(page: Page) {
  const { width, height } = page.viewportSize()!;
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  const finger = { x: width / 2, y: height * 0.7 };
  await touch('touchStart', [finger]);
  for (let move = 0; move < 8; move++)
    await touch('touchMove', [{ ...finger, y: (finger.y -= 20) }]);
  await touch('touchEnd', []);
}

test(
  'behind a dialog the page stands still, and goes on after',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBooks(page);
    await loginToBuy(page).scrollIntoViewIfNeeded();
    const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(room > 0, 'scrollbars take room').toBe(!isMobile);
    const place = await scrolled(page);
    const before = await places(page);
    const pointing = isMobile ? [swipe] : wheels;

    await loginToBuy(page).click();
    const close = authDialog(page).getByRole('button', { name: words.dialog.close });
    for (const way of [...pointing, ...['PageDown', 'ArrowDown', 'End'].map(key)]) {
      await close.focus();
      await way(page);
      expect(await scrolled(page), 'the page stands still').toBe(place);
    }
    expect(before.length).toBeGreaterThan(100);
    const stood = new Set(before);
    expect((await places(page)).filter((one) => !stood.has(one))).toEqual([]);

    // A dialog that is higher than the window moves by itself.
    const size = page.viewportSize()!;
    await page.setViewportSize({ ...size, height: 420 });
    const from = await scrolled(page);
    const top = () => authDialog(page).evaluate(({ parentElement }) => parentElement!.scrollTop);
    for (const way of pointing) await way(page);
    await expect.poll(top, 'the dialog moves').toBeGreaterThan(0);
    expect(await scrolled(page)).toBe(from);
    await page.setViewportSize(size);

    // A press where the scrollbar was is one beside the dialog, and closes it.
    await page.mouse.click(size.width - 5, isMobile ? 5 : size.height * 0.8);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await scrolled(page)).toBe(place);
    expect(await places(page)).toEqual(before);
    for (const way of [pointing[0]!, key('End')]) {
      const from = await scrolled(page);
      await way(page);
      await expect.poll(() => scrolled(page), 'the page goes on').toBeGreaterThan(from);
    }
  },
);
