import { type Page } from '@playwright/test';
import { Account } from '../support/account';
import { pauseClock } from '../support/clock';
import { openPage } from '../support/page';
import { expect, test } from '../support/test';
import { account as words } from '../support/words';

/** The scroll position, once whatever was just done has had the time to change it. */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  });

/** Where texts, controls and pictures that can be seen stand, to the pixel. */
const positions = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ':is(header, main, footer) :is(h1, h2, h3, p, a, button, img, svg)',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, top } = element.getBoundingClientRect();
        return [element.tagName, element.textContent, Math.round(left), Math.round(top)].join(' ');
      }),
  );

async function swipeUp(page: Page) {
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
  'dialog: a swipe moves the page only once it is closed',
  { tag: ['@phone', '@shop'] },
  async ({ page, account }) => {
    await openPage(page, '/books');
    await account.loginToBuy.click();
    await expect(account.dialog).toBeVisible();
    const start = await scrolled(page);
    await swipeUp(page);
    expect(await scrolled(page)).toBe(start);
    await account.dialog.getByRole('button', { name: words.dialog.close }).click();
    await expect(account.dialog).toHaveCount(0);
    await swipeUp(page);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(start);
  },
);

test(
  'dialog: holds the page still',
  { tag: ['@long', '@shop'] },
  async ({ playwright, launchOptions, baseURL, viewport }) => {
    // Scrollbars take room here, as they do on a desktop; the runner's own browsers hide them.
    const ignoreDefaultArgs = ['--hide-scrollbars'];
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    const context = await browser.newContext({ baseURL, viewport });
    await pauseClock(context);
    const page = await context.newPage();
    const account = new Account(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/books');
    await account.loginToBuy.scrollIntoViewIfNeeded();
    const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(room, 'scrollbars take room').toBeGreaterThan(0);
    const start = await scrolled(page);
    const before = await positions(page);
    expect(before.length).toBeGreaterThan(50);
    const { width, height } = page.viewportSize()!;
    const wheelBeside = async () => {
      await page.mouse.move(width * 0.01, height / 2);
      await page.mouse.wheel(0, 150);
    };

    await account.loginToBuy.click();
    const close = account.dialog.getByRole('button', { name: words.dialog.close });
    for (const scroll of [
      wheelBeside,
      () => page.keyboard.press('PageDown'),
      () => page.keyboard.press('End'),
    ]) {
      await close.focus();
      await scroll();
      expect(await scrolled(page)).toBe(start);
    }
    const known = new Set(before);
    expect((await positions(page)).filter((one) => !known.has(one))).toEqual([]);

    // A dialog that is higher than the window scrolls by itself.
    await page.setViewportSize({ width, height: 420 });
    const top = () => account.dialog.evaluate(({ parentElement }) => parentElement!.scrollTop);
    await page.mouse.move(width / 2, 210);
    await page.mouse.wheel(0, 150);
    await expect.poll(top).toBeGreaterThan(0);

    // The focus goes back to the button, which a low window would scroll to.
    await page.setViewportSize({ width, height });
    await page.keyboard.press('Escape');
    expect(await scrolled(page)).toBe(start);
    expect(await positions(page)).toEqual(before);
    await wheelBeside();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(start);
    await browser.close();
  },
);
