import { type Page } from '@playwright/test';
import { workedSums } from '@/content/en/worked-sums';
import { FIVE_HASH } from '@/lib/practice/five-link';
import { fill } from '@/lib/text/format';
import { recordPaths } from '../support/network';
import { openPage } from '../support/page';
import { expect, test } from '../support/test';
import { en, sums } from '../support/words';

const { practice, progress } = en.words;

const field = (page: Page) => page.getByRole('textbox', { name: /^\d+ × \d+ =$/ });
const question = (page: Page) => page.locator('label').filter({ hasText: /^\d+\s×\s\d+\s=$/ });

/** Answers the open question, right or one too many. */
async function answer(page: Page, more = 0) {
  await expect(field(page)).toBeFocused();
  const [a, b] = (await question(page).innerText()).match(/\d+/g)!.map(Number) as [number, number];
  // Each wrong answer replaces the one before, and the third shows the working.
  for (let turn = 0; turn < (more ? 3 : 1); turn++) {
    await page.keyboard.type(String(a * b + more));
    await page.keyboard.press('Enter');
  }
  const verdict = fill(workedSums.clock[more ? 'wrong' : 'right'], { a, b, answer: a * b });
  await expect(page.getByRole('status').filter({ hasText: verdict })).toBeVisible();
}

// The states of practice are tested in `tests/parts`.
test(
  'practice: a pupil works sums out, practises, comes back, and forgets it all',
  { tag: '@phone' },
  async ({ page }) => {
    await test.step('own numbers are worked out as they are typed', async () => {
      const { calculator } = sums;
      const sum = (text: string) =>
        page
          .getByRole('paragraph')
          .filter({ hasText: new RegExp(`^${text.replaceAll(' ', '\\s')}$`) });
      await openPage(page, '/');
      const paths = recordPaths(page);
      await page.getByRole('button', { name: calculator.work }).click();
      await expect(sum('98 × 95 = 9310')).toBeVisible();
      expect(paths, 'the engine is fetched with the press').not.toEqual([]);
      await page.getByLabel(calculator.second).fill('97');
      await expect(sum('98 × 97 = 9506')).toBeVisible();
      await page.getByRole('link', { name: workedSums.methodPage }).click();
      await expect(page).toHaveURL(en.paths.nikhilam);
    });

    await test.step('the page of a method leads on to a sheet of it', async () => {
      await page.getByRole('link', { name: en.words.methods.sheet }).click();
      await expect(page).toHaveURL(/\/practice#sheet=B\w{5}$/);
      const name = en.words.vedic.products.methods.nikhilam;
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    });

    await test.step('today’s five: sum and field are in view at once, and Check alone is filled', async () => {
      await page.goto('about:blank');
      await page.goto(`/practice${FIVE_HASH}`);
      for (const more of [0, 1]) {
        await expect(field(page)).toBeFocused();
        for (const part of [
          question(page),
          field(page),
          page.getByRole('button', { name: workedSums.clock.check }),
        ])
          await expect(part).toBeInViewport({ ratio: 1 });
        const filled = page.locator('main [data-variant=default]').filter({ visible: true });
        await expect(filled).toHaveText([workedSums.clock.check]);
        await answer(page, more);
        await page.keyboard.press('Enter');
      }
    });

    await test.step('the next visit has what was missed', async () => {
      await openPage(page, '/practice');
      await expect(page.getByRole('list', { name: progress.thread.week })).toBeVisible();
      await expect(page.getByRole('button', { name: progress.thread.doWaiting })).toBeVisible();
    });

    await test.step('all is forgotten on the privacy page', async () => {
      await openPage(page, '/privacy');
      await page.getByRole('button', { name: practice.forget.button }).click();
      const done = page.getByRole('status').filter({ hasText: practice.forget.done });
      await expect(done).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('practice:missed'))).toBeNull();
    });
  },
);
