import { type Page } from '@playwright/test';
import { testimonials } from '@/content/en/testimonials';
import { stopClock } from '../support/page';
import { expect, openPage, test } from '../support/test';

const carousel = (page: Page) =>
  page.getByRole('group', { name: 'Students, in their own words', exact: true });
const live = (page: Page) => page.getByRole('group', { name: 'Testimonials' });
const slide = (page: Page, number: number) =>
  page.getByRole('group', { name: `${number} of 4`, exact: true });
const button = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name, exact: true });

/** Opens the page with its clock stopped and the five seconds of the first slide at 0. */
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  await carousel(page).hover();
  await stopClock(page);
  await page.mouse.move(4, 4);
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
  await expectSlide(page, 1);
});

async function expectSlide(page: Page, number: number) {
  await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
  await expect(slide(page, number)).toContainText(testimonials[number - 1]!.content);
  await expect(carousel(page).getByRole('group', { name: / of 4$/ })).toHaveCount(1);
  await expect(button(page, `${number} of 4`)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
}

async function expectHeld(page: Page, number: number) {
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(11_000);
  await expectSlide(page, number);
}

async function expectPlaying(page: Page, next: number) {
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5_000);
  await expectSlide(page, next);
}

test('carousel: names its students, moves on every five seconds and wraps', async ({ page }) => {
  const { firstName, initial, class: year, location } = testimonials[0]!;
  for (const text of [`${firstName} ${initial}.`, `${year}, ${location}`, '5 out of 5']) {
    await expect(slide(page, 1)).toContainText(text);
  }
  await page.clock.runFor(4_999);
  await expectSlide(page, 1);
  await page.clock.runFor(1);
  for (const number of [2, 3, 4]) {
    await expectSlide(page, number);
    await page.clock.runFor(5_000);
  }
  await expectSlide(page, 1);
});

test('carousel: goes where its buttons say, in one height', { tag: '@phone' }, async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const [name, number] of [
    ['3 of 4', 3],
    ['Next', 4],
    ['Next', 1],
    ['2 of 4', 2],
    ['Previous', 1],
    ['Previous', 4],
  ] as const) {
    await button(page, name).click();
    await expectSlide(page, number);
    expect(await height()).toBe(before);
  }
});

const setVisibility = (page: Page, state: string) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const pauses: [reason: string, start: (page: Page) => unknown, end: (page: Page) => unknown][] = [
  [
    'the visitor prefers reduced motion',
    (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
  ],
  [
    'it is paused',
    async (page) => {
      await button(page, 'Pause the testimonials').click();
      await page.mouse.move(4, 4);
      await button(page, 'Play the testimonials').blur();
    },
    async (page) => {
      await button(page, 'Play the testimonials').click();
      await page.mouse.move(4, 4);
      await button(page, 'Pause the testimonials').blur();
    },
  ],
  ['the pointer is over it', (page) => carousel(page).hover(), (page) => page.mouse.move(4, 4)],
  ['the focus is inside', (page) => live(page).focus(), (page) => live(page).blur()],
  [
    'its tab is hidden',
    (page) => setVisibility(page, 'hidden'),
    (page) => setVisibility(page, 'visible'),
  ],
];

test('carousel: pauses for reduced motion, on request, at pointer and focus, and when hidden', async ({
  page,
}) => {
  for (const [index, [reason, start, end]] of pauses.entries()) {
    await test.step(reason, async () => {
      await start(page);
      await expectHeld(page, (index % 4) + 1);
      await end(page);
      await expectPlaying(page, ((index + 1) % 4) + 1);
    });
  }
});

test.describe('carousel on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('carousel: stops for good when it is touched, and follows a wheel', async ({ page }) => {
    await slide(page, 1).tap();
    await expect(button(page, 'Play the testimonials')).toBeVisible();
    await page.mouse.move(4, 4);
    await expectHeld(page, 1);
    await carousel(page).hover();
    const { width } = (await slide(page, 1).boundingBox())!;
    await page.mouse.wheel(width, 0);
    await expectSlide(page, 2);
    await button(page, 'Play the testimonials').tap();
    await button(page, 'Pause the testimonials').tap();
    await expect(button(page, 'Play the testimonials')).toBeVisible();
  });
});
