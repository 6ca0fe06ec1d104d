import { type Page } from '@playwright/test';
import { workedSums } from '@/content/en/worked-sums';
import { recordPaths } from '../support/network';
import { clickBelow, openPage, scrollWidth } from '../support/page';
import { advance, expect, expectConformance, test } from '../support/test';
import { home, sums } from '../support/words';

const first = (page: Page) => page.getByLabel(sums.calculator.first);
const second = (page: Page) => page.getByLabel(sums.calculator.second);
const work = (page: Page) => page.getByRole('button', { name: sums.calculator.work });
const sum = (page: Page, text: string) =>
  page.getByRole('paragraph').filter({ hasText: new RegExp(`^${text.replaceAll(' ', '\\s')}$`) });

/** The text of a link that shares a result with anybody. */
async function sharedText(page: Page, name: string) {
  const href = await page.getByRole('link', { name }).getAttribute('href');
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  return new URL(href!).searchParams.get('text');
}

// Refused numbers, the shared link and wrong answers are tested in `tests/parts/demo.test.tsx`.
test('own numbers: are worked out as they are typed', { tag: '@phone' }, async ({ page }) => {
  const paths = recordPaths(page);
  await page.goto('/');
  await expect(first(page)).toHaveValue('98');
  await expect(second(page)).toHaveValue('95');
  await openPage(page, '/');
  const before = paths.length;
  await clickBelow(work(page));
  await expect(sum(page, '98 × 95 = 9310')).toBeVisible();
  expect(paths.length, 'the engine is fetched with the press').toBeGreaterThan(before);
  await second(page).fill('96');
  await expect(sum(page, '98 × 96 = 9408')).toBeVisible();
  const reason = workedSums.reasons.nikhilam.replace('{base}', '100');
  await expect(page.getByText(reason)).toBeVisible();
  const drawing = page.getByRole('img', {
    name: /^98 times 96 is 9408, drawn by its method: Nikhilam/,
  });
  await expect(drawing).toBeVisible();
  await expect(page.getByRole('row', { name: 'Traditional method 14 10' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Vedic method 6 6' })).toBeVisible();

  await first(page).fill('35');
  await second(page).fill('35');
  await expect(sum(page, '35 × 35 = 1225')).toBeVisible();
  await expect(page.getByText('35 ends in 5: one product')).toBeVisible();
});

const answerField = (page: Page) => page.getByRole('textbox', { name: /^\d+ × \d+ =$/ });
const startClock = (page: Page, title: string) =>
  clickBelow(page.getByRole('button', { name: title }));

/** Answers the question after some seconds. Returns the solved sum. */
async function answer(page: Page, after: number) {
  await expect(answerField(page)).toBeFocused();
  const [a, b] = (await page.getByText(/^\d+\s×\s\d+\s=$/).innerText()).match(/\d+/g)!.map(Number);
  await advance(page, after);
  await page.keyboard.type(String(a! * b!));
  await page.keyboard.press('Enter');
  return `${a} × ${b} = ${a! * b!}`;
}

test.describe('beat the clock', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/');
  });

  test('beat the clock: asks five, stores the best time', { tag: '@phone' }, async ({ page }) => {
    const { title } = sums.clock.levels.warmUp;
    await startClock(page, title);
    for (let number = 1; number <= 5; number++) {
      await expect(page.getByText(`Question ${number} of 5`)).toBeVisible();
      const verdict = `Right. ${await answer(page, 3_000)}`;
      await expect(page.getByRole('status').filter({ hasText: verdict })).toBeVisible();
      await expect(page.getByRole('list').filter({ hasText: /→|=/ }).last()).toBeVisible();
      // The clock stops while the answer is read.
      await advance(page, 20_000);
      await expect(page.getByRole('timer')).toHaveText(`${3 * number} s`);
      const name = number < 5 ? workedSums.clock.next : workedSums.clock.finish;
      await expect(page.getByRole('button', { name })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('5 of 5 right in 15.0 seconds')).toBeVisible();
    await expect(page.getByText(workedSums.clock.newBest)).toBeVisible();
    expect(await sharedText(page, workedSums.clock.send)).toContain(
      `level “${title}”: 5 of 5 right in 15.0 seconds`,
    );
    await page.getByRole('button', { name: workedSums.clock.levels }).click();
    await expect(page.getByRole('button', { name: title })).toBeFocused();
    await expect(page.getByText('Best: 15.0 seconds')).toBeVisible();
  });
});

test(
  'practice: steps, tabs, own numbers and the clock fit 320 px',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/#try=987654x456789');
    await expect(page.getByText(/^987654\s×\s456789\s=\s\d+$/).first()).toBeVisible();
    await page.getByText(home.demo.steps.show).click();
    await startClock(page, sums.clock.levels.exam.title);
    await answerField(page).press('Enter');
    await expect(answerField(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await scrollWidth(page)).toBe(320);
    await expectConformance(page, 'main');

    await second(page).fill('-');
    await second(page).press('Enter');
    await expect(second(page)).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('tab', { name: home.demo.benefits }).click();
    await answerField(page).fill('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Not this time\./)).toBeVisible();
    expect(await scrollWidth(page)).toBe(320);
    await expectConformance(page, 'main');
  },
);
