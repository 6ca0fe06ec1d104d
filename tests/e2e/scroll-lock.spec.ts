import { type Page } from '@playwright/test';
import { authDialog, loginToBuy, words } from '../support/account';
import { openPage } from '../support/page';
import { expect, test } from '../support/test';

/** The scroll position, once whatever was just done has had the time to change it. */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  });

/** The position of everything that can be seen. */
const positions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(header, main, footer) *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [element.tagName, element.className, left, top, width, height].join(' ');
      }),
  );

/** Turns the wheel over the dialog, or over what is left of the page beside it. */
const wheel = (across: number) => async (page: Page) => {
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(across * width, height / 2);
  await page.mouse.wheel(0, 150);
};

async function swipe(page: Page) {
  const { width, height } = page.viewportSize()!;
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  const finger = { x: width / 2, y: height * 0.7 };
  await touch('touchStart', [finger]);
  for (let move = 0; move < 8; move++) {
    await touch('touchMove', [{ ...finger, y: (finger.y -= 20) }]);
  }
  await touch('touchEnd', []);
}

test(
  'dialog: holds the page behind it still',
  { tag: '@both' },
  async ({ playwright, launchOptions, baseURL, viewport, hasTouch, isMobile }) => {
    // Scrollbars take room here, as they do on a desktop; the runner's own browsers hide them.
    const ignoreDefaultArgs = ['--hide-scrollbars'];
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    const page = await browser.newPage({ baseURL, viewport, hasTouch, isMobile });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/books');
    await loginToBuy(page).scrollIntoViewIfNeeded();
    const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(room > 0, 'scrollbars take room').toBe(!isMobile);
    const start = await scrolled(page);
    const before = await positions(page);
    expect(before.length).toBeGreaterThan(100);
    const pointing = isMobile ? [swipe] : [wheel(0.5), wheel(0.01)];
    const press = (name: string) => (one: Page) => one.keyboard.press(name);

    await loginToBuy(page).click();
    const close = authDialog(page).getByRole('button', { name: words.dialog.close });
    for (const scroll of [...pointing, ...['PageDown', 'ArrowDown', 'End'].map(press)]) {
      await close.focus();
      await scroll(page);
      expect(await scrolled(page)).toBe(start);
    }
    const known = new Set(before);
    expect((await positions(page)).filter((one) => !known.has(one))).toEqual([]);

    // A dialog that is higher than the window scrolls by itself.
    const size = page.viewportSize()!;
    await page.setViewportSize({ ...size, height: 420 });
    const from = await scrolled(page);
    const top = () => authDialog(page).evaluate(({ parentElement }) => parentElement!.scrollTop);
    for (const scroll of pointing) await scroll(page);
    await expect.poll(top).toBeGreaterThan(0);
    expect(await scrolled(page)).toBe(from);

    // In a window that it fits into, a press where the scrollbar was is one beside it, and closes it.
    await authDialog(page).getByRole('tab', { name: words.dialog.tabs.login }).click();
    await page.setViewportSize(isMobile ? size : { ...size, height: 1000 });
    // Again while the dialog still moves with the window.
    await expect(async () => {
      await page.mouse.click(size.width - 5, isMobile ? 5 : size.height * 0.8);
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await page.setViewportSize(size);
    expect(await scrolled(page)).toBe(start);
    expect(await positions(page)).toEqual(before);
    for (const scroll of [pointing[0]!, press('End')]) {
      const last = await scrolled(page);
      await scroll(page);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(last);
    }
    await browser.close();
  },
);
