import { type Page } from '@playwright/test';
import { learn, learnWords } from '@/content/en/learn';
import { shell } from '@/content/en/shell';
import { fill } from '@/lib/text/format';
import { expect, hydrated, test } from '../support/test';

const first = (page: Page) => page.getByLabel(learn.own.first);
const second = (page: Page) => page.getByLabel(learn.own.second);
const work = (page: Page) => page.getByRole('button', { name: learn.own.work });
const sum = (page: Page, text: string) =>
  page.getByRole('paragraph').filter({ hasText: new RegExp(`^${text}$`) });

test.describe('own numbers', () => {
  test('own numbers: hold 98 and 95, and fetch nothing until they are touched', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(first(page)).toHaveValue('98');
    await expect(second(page)).toHaveValue('95');
    await hydrated(page);
    expect(fetched).not.toContain('/learn.json');
    await work(page).click();
    await expect(sum(page, '98 × 95 = 9310')).toBeVisible();
    await second(page).fill('96');
    await expect(sum(page, '98 × 96 = 9408')).toBeVisible();
  });

  test(
    'own numbers: are worked out while they are typed, by the method a teacher would pick',
    { tag: '@both' },
    async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto('/');
      await hydrated(page);
      expect(fetched).not.toContain('/learn.json');

      await first(page).fill('98');
      await second(page).fill('96');
      await expect(sum(page, '98 × 96 = 9408')).toBeVisible();
      await expect(
        page.getByText(learnWords.reasons.nikhilam.replace('{base}', '100')),
      ).toBeVisible();
      await expect(
        page.getByRole('img', { name: /^98 times 96 is 9408, as the method writes it/ }),
      ).toBeVisible();
      await expect(page.getByRole('row', { name: 'Traditional method 14 10' })).toBeVisible();
      await expect(page.getByRole('row', { name: 'Vedic method 6 6' })).toBeVisible();

      await first(page).fill('35');
      await second(page).fill('35');
      await expect(sum(page, '35 × 35 = 1225')).toBeVisible();
      await expect(page.getByText('35 ends in 5, and such a square')).toBeVisible();
    },
  );

  test('own numbers: an invalid one is explained at its field and stays as typed', async ({
    page,
  }) => {
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
    await second(page).fill('१,००१');
    await expect(second(page)).not.toHaveAttribute('aria-invalid');
    await second(page).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '12 × 1001 = 12012' })).toBeAttached();
  });

  test('own numbers: can be shared by a link that works them out', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/#try=104x97');
    await expect(sum(page, '104 × 97 = 10088')).toBeInViewport();
    await expect(first(page)).toHaveValue('104');

    await page.getByRole('button', { name: learnWords.own.copy }).click();
    await expect(page.getByText(learnWords.own.copied.title)).toBeVisible();
    const link = `${new URL(page.url()).origin}/#try=104x97`;
    const chat = page.getByRole('link', { name: learnWords.own.send });
    const address = new URL((await chat.getAttribute('href'))!);
    expect(address.origin + address.pathname).toBe('https://wa.me/');
    expect(address.searchParams.get('text')).toBe(
      fill(learnWords.own.message, { a: 104, b: 97, answer: 10088, link }),
    );

    await page.evaluate(() => (location.hash = '#try=48x-3'));
    await expect(second(page)).toHaveValue('-3');
    await expect(second(page)).toHaveAccessibleDescription(learnWords.refusals.negative);
  });

  test('own numbers: report an engine that does not load, and retry', async ({
    page,
    problems,
  }) => {
    problems.allow(/^console: Failed to load resource: net::ERR_FAILED/);
    await page.route('**/learn.json', (route) => route.abort());
    await page.goto('/');
    await first(page).fill('12');
    await second(page).fill('13');
    await work(page).click();
    await expect(page.getByRole('alert').filter({ hasText: shell.failure.title })).toBeVisible();
    await page.unroute('**/learn.json');
    await work(page).click();
    await expect(sum(page, '12 × 13 = 156')).toBeVisible();
    await expect(first(page)).toHaveValue('12');
  });
});

test.describe('beat the clock', () => {
  const answerField = (page: Page) => page.getByRole('textbox', { name: /^\d+ × \d+ =$/ });

  /** Answers the open question after some seconds: right, or one too many. */
  async function give(page: Page, after: number, more = 0) {
    const field = answerField(page);
    await expect(field).toBeFocused();
    const [a, b] = (await page.getByText(/^\d+ × \d+ =$/).innerText()).match(/\d+/g)!.map(Number);
    await page.clock.runFor(after);
    await page.keyboard.type(String(a! * b! + more));
    await page.keyboard.press('Enter');
    return `${a} × ${b} = ${a! * b!}`;
  }

  async function open(page: Page) {
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  }
  const start = (page: Page, title: string) => page.getByRole('button', { name: title }).click();

  test(
    'clock: asks five, explains each, and stores the best time',
    { tag: '@both' },
    async ({ page }) => {
      const { title } = learn.clock.levels.warmUp;
      await open(page);
      await start(page, title);
      for (let number = 1; number <= 5; number++) {
        await expect(page.getByText(`Question ${number} of 5`)).toBeVisible();
        const solved = await give(page, 3_000);
        await expect(
          page.getByRole('status').filter({ hasText: `Right. ${solved}` }),
        ).toBeVisible();
        await expect(page.getByRole('list').filter({ hasText: /→|=/ }).last()).toBeVisible();
        // The clock stops while the answer is read.
        await page.clock.runFor(20_000);
        await expect(page.getByRole('timer')).toHaveText(`${3 * number} s`);
        await expect(
          page.getByRole('button', {
            name: number < 5 ? learnWords.clock.next : learnWords.clock.finish,
          }),
        ).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText('5 of 5 right in 15.0 seconds')).toBeVisible();
      await expect(page.getByText(learnWords.clock.newBest)).toBeVisible();
      const chat = page.getByRole('link', { name: learnWords.clock.send });
      const text = new URL((await chat.getAttribute('href'))!).searchParams.get('text');
      expect(text).toContain(`level “${title}”: 5 of 5 right in 15.0 seconds`);

      await page.getByRole('button', { name: learnWords.clock.levels }).click();
      await expect(page.getByRole('button', { name: title })).toBeFocused();
      await expect(page.getByText('Best: 15.0 seconds')).toBeVisible();
    },
  );

  test('clock: a wrong answer is corrected and makes no best time', async ({ page }) => {
    await open(page);
    await start(page, learn.clock.levels.exam.title);
    await expect(answerField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answerField(page)).toHaveAccessibleDescription(learnWords.refusals.empty);
    for (let number = 1; number <= 5; number++) {
      const solved = await give(page, 1_000, number === 2 ? 1 : 0);
      const verdict = number === 2 ? `Not this time. ${solved}` : `Right. ${solved}`;
      await expect(page.getByRole('status').filter({ hasText: verdict })).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('4 of 5 right in 5.0 seconds')).toBeVisible();
    await expect(page.getByText(learnWords.clock.allNeeded)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('best:exam'))).toBeNull();
    await page.getByRole('button', { name: learnWords.clock.again }).click();
    await expect(page.getByText('Question 1 of 5')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText('0 s');
  });
});

test('practice: own numbers and the clock fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectNarrow = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto('/#try=987654x456789');
  await expect(page.getByText(/^987654 × 456789 = \d+$/).first()).toBeVisible();
  await second(page).fill('-');
  await second(page).press('Enter');
  await expect(second(page)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: learn.clock.levels.exam.title }).click();
  await expectNarrow();
  await page.getByRole('textbox', { name: /=$/ }).fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Not this time\./)).toBeVisible();
  await expectNarrow();
});
