import { type Page } from '@playwright/test';
import { testimonials } from '@/content/en/testimonials';
import { expect, hydrated, test } from '../support/test';

const carousel = (page: Page) =>
  page.getByRole('group', { name: 'Students, in their own words', exact: true });
const slide = (page: Page, number: number) =>
  page.getByRole('group', { name: `${number} of 4`, exact: true });
const dot = (page: Page, number: number) =>
  page.getByRole('button', { name: `${number} of 4`, exact: true });

async function open(page: Page) {
  await page.goto('/');
  await hydrated(page);
}

/** Opens the page with its clock stopped and the five seconds of the first slide at 0. */
async function openStopped(page: Page) {
  await page.clock.install();
  await open(page);
  await carousel(page).hover();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.mouse.move(4, 4);
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
  await expectSlide(page, 1);
}
const live = (page: Page) => page.getByRole('group', { name: 'Testimonials' });

async function expectSlide(page: Page, number: number) {
  await expect(slide(page, number)).toBeVisible();
  await expect(slide(page, number)).toContainText(testimonials[number - 1]!.content);
  await expect(carousel(page).getByRole('group', { name: / of 4$/ })).toHaveCount(1);
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
}

async function expectHeld(page: Page, number: number) {
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(11_000);
  await expectSlide(page, number);
}

test('says who said what', async ({ page }) => {
  await open(page);
  const { firstName, initial, class: year, location } = testimonials[0]!;
  await expect(slide(page, 1)).toContainText(`${firstName} ${initial}.`);
  await expect(slide(page, 1)).toContainText(`${year}, ${location}`);
  await expect(slide(page, 1)).toContainText('5 out of 5');
  expect(testimonials).toHaveLength(4);
});

test('moves on every five seconds and wraps after the fourth', async ({ page }) => {
  await openStopped(page);
  await page.clock.runFor(4_999);
  await expectSlide(page, 1);
  await page.clock.runFor(1);
  for (const number of [2, 3, 4]) {
    await expectSlide(page, number);
    await page.clock.runFor(5_000);
  }
  await expectSlide(page, 1);
});

test('goes where its buttons say', { tag: '@both' }, async ({ page }) => {
  await openStopped(page);
  await dot(page, 3).click();
  await expectSlide(page, 3);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expectSlide(page, 4);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expectSlide(page, 1);
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expectSlide(page, 4);
});

test('stays paused once it is paused, and plays again on request', async ({ page }) => {
  await openStopped(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(4, 4);
  await page.getByRole('button', { name: 'Play' }).blur();
  await expectHeld(page, 1);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5_000);
  await expectSlide(page, 2);
});

test('holds under the pointer and goes on afterwards', async ({ page }) => {
  await openStopped(page);
  await carousel(page).hover();
  await expectHeld(page, 1);
  await page.mouse.move(4, 4);
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5_000);
  await expectSlide(page, 2);
});

test('holds while the focus is inside', async ({ page }) => {
  await openStopped(page);
  await dot(page, 2).focus();
  await expectHeld(page, 1);
  await page.keyboard.press('Tab');
  await expectHeld(page, 1);
  await page.getByRole('link', { name: 'Start Free Demo' }).focus();
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5_000);
  await expectSlide(page, 2);
});

test('holds while its tab is hidden', async ({ page }) => {
  await openStopped(page);
  const turn = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await expectHeld(page, 1);
  await turn('visible');
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5_000);
  await expectSlide(page, 2);
});

test('does not change the height of the page', async ({ page }) => {
  await openStopped(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const number of [2, 3, 4]) {
    await dot(page, number).click();
    await expectSlide(page, number);
    expect(await height()).toBe(before);
  }
});

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('stops for good when it is touched', async ({ page }) => {
    await openStopped(page);
    await slide(page, 1).tap();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.mouse.move(4, 4);
    await expectHeld(page, 1);
  });

  test('its pause button answers to a touch', async ({ page }) => {
    await openStopped(page);
    await page.getByRole('button', { name: 'Pause' }).tap();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.getByRole('button', { name: 'Play' }).tap();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  });
});
