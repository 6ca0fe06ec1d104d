import { type Page } from '@playwright/test';
import { learnWords } from '@/content/en/learn-words';
import { slips } from '@/content/en/slips';
import { fill } from '@/lib/text/format';
import { multiply } from '@/lib/vedic/multiply';
import { findSlip, slipText, wrongAnswers } from '@/lib/vedic/slips';
import { recordPaths } from '../support/network';
import { clickBelow, openPage, scrollWidth, stopClock } from '../support/page';
import { expect, expectConformance, test } from '../support/test';
import { home, learn } from '../support/words';

const first = (page: Page) => page.getByLabel(learn.calculator.first);
const second = (page: Page) => page.getByLabel(learn.calculator.second);
const work = (page: Page) => page.getByRole('button', { name: learn.calculator.work });
const sum = (page: Page, text: string) =>
  page.getByRole('paragraph').filter({ hasText: new RegExp(`^${text}$`) });

/** The text of a link that shares a result with anybody. */
async function sharedText(page: Page, name: string) {
  const href = await page.getByRole('link', { name }).getAttribute('href');
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  return new URL(href!).searchParams.get('text');
}

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
  const reason = learnWords.reasons.nikhilam.replace('{base}', '100');
  await expect(page.getByText(reason)).toBeVisible();
  const drawing = page.getByRole('img', {
    name: /^98 times 96 is 9408, as the method writes it/,
  });
  await expect(drawing).toBeVisible();
  await expect(page.getByRole('row', { name: 'Traditional method 14 10' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Vedic method 6 6' })).toBeVisible();

  await first(page).fill('35');
  await second(page).fill('35');
  await expect(sum(page, '35 × 35 = 1225')).toBeVisible();
  await expect(page.getByText('35 ends in 5, and such a square')).toBeVisible();
});

test('own numbers: explain an invalid one at its field, and keep it as typed', async ({ page }) => {
  await page.goto('/');
  for (const [typed, code] of [
    ['abc', 'notANumber'],
    ['1234567', 'tooLarge'],
    ['-5', 'negative'],
    ['2.5', 'notWhole'],
    ['', 'empty'],
  ] as const) {
    await first(page).fill('12');
    await second(page).fill(typed);
    await second(page).press('Enter');
    await expect(second(page)).toHaveAccessibleDescription(learnWords.refusals[code]);
    await expect(second(page)).toBeFocused();
    await expect(second(page)).toHaveValue(typed);
    await expect(first(page)).not.toHaveAttribute('aria-invalid');
  }
  // The result of the numbers before does not stand beside an error as if it were theirs.
  const outdated = page.locator('[inert]').filter({ has: sum(page, '98 × 95 = 9310') });
  await first(page).fill('98');
  await second(page).fill('95');
  await expect(sum(page, '98 × 95 = 9310')).toBeVisible();
  await expect(outdated).toHaveCount(0);
  await second(page).fill('abc');
  await expect(outdated).toHaveCSS('opacity', '0.4');
  await second(page).fill('१,००१');
  await first(page).fill('12');
  await expect(second(page)).not.toHaveAttribute('aria-invalid');
  await second(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '12 × 1001 = 12012' })).toBeAttached();
});

test('own numbers: can be shared by a link that works them out', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Scrolls at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#try=104x97');
  await expect(sum(page, '104 × 97 = 10088')).toBeInViewport();
  await expect(first(page)).toHaveValue('104');

  const copy = page.getByRole('button', { name: learnWords.calculator.copy });
  await copy.click();
  await expect(page.getByText(learnWords.calculator.copied.title)).toBeVisible();
  await test.step('a browser that copies nothing shows the link, and opens no answer', async () => {
    await first(page).fill('98');
    await expect(sum(page, '98 × 97 = 9506')).toBeVisible();
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error())));
    await page.keyboard.press('Tab');
    await copy.focus();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page.getByText(learnWords.calculator.notCopied.title)).toBeVisible();
    await expect(page).toHaveURL('/#try=98x97');
    expect(await page.evaluate(() => scrollY)).toBe(top);
    const announced = page.getByRole('status').filter({ hasText: '98 × 97' });
    await expect(announced).toHaveCount(0);
    await first(page).fill('104');
  });
  const link = `${new URL(page.url()).origin}/#try=104x97`;
  expect(await sharedText(page, learnWords.calculator.send)).toBe(
    fill(learnWords.calculator.message, { a: 104, b: 97, answer: 10088, link }),
  );

  await page.evaluate(() => (location.hash = '#try=48x-3'));
  await expect(second(page)).toHaveValue('-3');
  await expect(second(page)).toHaveAccessibleDescription(learnWords.refusals.negative);
});

const answerField = (page: Page) => page.getByRole('textbox', { name: /^\d+ × \d+ =$/ });
const startClock = (page: Page, title: string) =>
  clickBelow(page.getByRole('button', { name: title }));

/** The largest answer to a question that one mistake gives, and the line on that mistake. */
function mistakeIn(a: number, b: number) {
  const solved = multiply(a, b);
  if (!solved.ok) throw new Error(solved.code);
  const numbers = [...wrongAnswers(solved.solution).values()].flat().sort((x, y) => y - x);
  const given = numbers.find((number) => findSlip(solved.solution, number))!;
  const slip = findSlip(solved.solution, given)!;
  return { given, line: slipText(solved.solution, slip, slips) };
}

/** Answers the question after some seconds, by default right. Returns the solved sum. */
async function answer(page: Page, after: number, give = (a: number, b: number) => a * b) {
  await expect(answerField(page)).toBeFocused();
  const [a, b] = (await page.getByText(/^\d+ × \d+ =$/).innerText()).match(/\d+/g)!.map(Number);
  await page.clock.runFor(after);
  await page.keyboard.type(String(give(a!, b!)));
  await page.keyboard.press('Enter');
  return `${a} × ${b} = ${a! * b!}`;
}

test.describe('beat the clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/');
    await stopClock(page);
  });

  test('beat the clock: asks five, stores the best time', { tag: '@phone' }, async ({ page }) => {
    const { title } = learn.clock.levels.warmUp;
    await startClock(page, title);
    for (let number = 1; number <= 5; number++) {
      await expect(page.getByText(`Question ${number} of 5`)).toBeVisible();
      const verdict = `Right. ${await answer(page, 3_000)}`;
      await expect(page.getByRole('status').filter({ hasText: verdict })).toBeVisible();
      await expect(page.getByRole('list').filter({ hasText: /→|=/ }).last()).toBeVisible();
      // The clock stops while the answer is read.
      await page.clock.runFor(20_000);
      await expect(page.getByRole('timer')).toHaveText(`${3 * number} s`);
      const name = number < 5 ? learnWords.clock.next : learnWords.clock.finish;
      await expect(page.getByRole('button', { name })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('5 of 5 right in 15.0 seconds')).toBeVisible();
    await expect(page.getByText(learnWords.clock.newBest)).toBeVisible();
    expect(await sharedText(page, learnWords.clock.send)).toContain(
      `level “${title}”: 5 of 5 right in 15.0 seconds`,
    );
    await page.getByRole('button', { name: learnWords.clock.levels }).click();
    await expect(page.getByRole('button', { name: title })).toBeFocused();
    await expect(page.getByText('Best: 15.0 seconds')).toBeVisible();
  });

  test('beat the clock: corrects a wrong answer, which makes no best time', async ({ page }) => {
    await startClock(page, learn.clock.levels.exam.title);
    await expect(answerField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answerField(page)).toHaveAccessibleDescription(learnWords.refusals.empty);
    for (let number = 1; number <= 5; number++) {
      let line = '';
      const solved = await answer(page, 1_000, (a, b) => {
        if (number !== 2) return a * b;
        const mistake = mistakeIn(a, b);
        line = mistake.line;
        return mistake.given;
      });
      const verdict = number === 2 ? `Not this time. ${solved}` : `Right. ${solved}`;
      await expect(page.getByRole('status').filter({ hasText: verdict })).toBeVisible();
      if (number === 2) {
        const note = page.getByRole('status').filter({ hasText: line });
        await expect(note).toBeVisible();
        await expectConformance(page, 'main');
      }
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('4 of 5 right in 5.0 seconds')).toBeVisible();
    await expect(page.getByText(learnWords.clock.allNeeded)).toBeVisible();
    await expectConformance(page, 'main');
    expect(await page.evaluate(() => localStorage.getItem('best:exam'))).toBeNull();
    await page.getByRole('button', { name: learnWords.clock.again }).click();
    await expect(page.getByText('Question 1 of 5')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText('0 s');
  });
});

test('practice: steps, tabs, own numbers and the clock fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#try=987654x456789');
  await expect(page.getByText(/^987654 × 456789 = \d+$/).first()).toBeVisible();
  await page.getByText(home.demo.steps.show).click();
  await startClock(page, learn.clock.levels.exam.title);
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
});
