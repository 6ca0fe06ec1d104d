import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import books from '@/content/books.json';
import samples from '@/content/samples.json';
import site from '@/content/site.json';
import { root } from '@/scripts/lib/root.mjs';
import { run } from '@/scripts/lib/run.mjs';
import { scratch } from '@/tests/support/scratch';

const NOT_COPIED = ['node_modules', '.next', '.data'];

/** A copy of the whole project, whose tests can run. */
function copyAll() {
  const folder = scratch();
  onTestFinished(() => folder.remove());
  for (const name of readdirSync(root).filter((name) => !NOT_COPIED.includes(name))) {
    cpSync(join(root, name), join(folder.root, name), { recursive: true });
  }
  mkdirSync(join(folder.root, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const part = join('node_modules', name);
    symlinkSync(join(root, part), join(folder.root, part));
  }
  return {
    root: folder.root,
    write: (file: string, facts: unknown) => folder.write(file, JSON.stringify(facts)),
  };
}

/** Facts of another owner, with the signs that break a careless text. */
const otherSite = {
  ...site,
  name: "Ganit O'Clock",
  teacher: { ...site.teacher, name: "Sushila D'Souza", degrees: null, since: null },
  phone: '+918123456780',
  email: 'ask@ganit.example.in',
  city: 'Nagpur',
  upi: { id: 'sushila.d@okbank', payee: 'Sushila DSouza', kind: 'business' },
  social: { linkedin: null, instagram: null },
  screenshotForm: null,
  teaching: { ...site.teaching, students: 1450, countries: 7, years: 9 },
  reply: { hours: 12, demoHours: 24, courseHours: [1, 6] },
  hours: 'Mon-Thu 10:30-19:00, Fri 10:30-16:00, Sat closed, Sun 09:00-12:00',
  course: { ...site.course, times: 'Mon-Sat 17:00-20:00', fee: { amount: 3500, per: 'month' } },
};

const bookIds = Object.keys(books) as (keyof typeof books)[];
const { price, ebook } = books['master-vedic-mathematics'];

/** The same books, of which the first ones are ebooks; only the first has a list price. */
const withEbooks = (count: number) =>
  Object.fromEntries(
    bookIds.map((id, index) => [
      id,
      index < count
        ? {
            ...books[id],
            price: { ...price, upi: 449 + index, list: index === 0 ? price.list : null },
            ebook,
          }
        : {
            ...books[id],
            ...{ price: null, ebook: null, bestseller: false },
            amazonLink: `https://www.amazon.in/dp/${index}`,
          },
    ]),
  );

test.each([0, 1, 2])('facts: with other ones and %i ebooks the unit tests pass', async (count) => {
  const { root: cwd, write } = copyAll();
  write('content/site.json', otherSite);
  write('content/books.json', withEbooks(count));
  write('content/samples.json', { ...samples, 'content/site.json': [], 'content/books.json': [] });
  for (const language of ['en', 'hi']) {
    const file = `content/${language}/testimonials.json`;
    const { default: all } = (await import(join(root, file))) as { default: unknown[] };
    write(file, all.slice(1));
  }
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot'];
  const { code, output } = await run(process.execPath, vitest, { cwd, quiet: true });
  expect(code, output).toBe(0);
});
