import { type Page } from '@playwright/test';
import { dayInIndia } from '@/lib/time';
import { pageCount } from '../support/paper';
import { expect, test } from '../support/test';
import { en } from '../support/words';

const progress = en.words.progress;
const counts = (day: number) =>
  JSON.stringify({
    v: 1,
    s: day - 27,
    d: Array.from({ length: 28 }, (_, ago) => [day - ago, 20, 15, 18]),
    m: Object.fromEntries(
      Object.keys(progress.methods).map((name) => [name, [900, 700, { carry: 40, order: 2 }]]),
    ),
  });
const keepCounts = (page: Page) =>
  page.addInitScript(
    (text) => localStorage.setItem('practice:progress', text),
    counts(dayInIndia()),
  );

// What it shows is tested in `tests/parts/thread.test.tsx`.
test(
  'a parent’s page: opens by its address, and prints on one page',
  { tag: '@long' },
  async ({ page }) => {
    await keepCounts(page);
    for (const path of ['/practice', '/hi/practice']) {
      await page.goto(`${path}#progress`);
      const tables = page.getByRole('table');
      await expect(tables).toHaveCount(2);
      for (const format of ['A4', 'Letter'] as const)
        expect(await pageCount(page, format), `${path} ${format}`).toBe(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('table').last()).toBeVisible();
  },
);
