import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageNames } from '@/content/pages';
import { type SamplePaths } from '@/content/sample-state';
import { copyProject, type Project } from '@/tests/support/kit';
import { drawnPicture, writePicture } from '@/tests/support/pictures';
import { type Dialogue, DOWN, ENTER, setUp } from '@/tests/support/terminal';

let project: Project;
beforeEach(() => void (project = copyProject()));
afterEach(() => project.remove());

const facts = (name: string) =>
  JSON.parse(project.read(`content/${name}.json`)) as Record<string, object>;

const keep = (...questions: string[]) => questions.map((question) => [question, ENTER] as const);

/** A book that a store sells gets a price with a discount; it has words in both languages. */
const CHANGED = [
  ...keep('its title', 'In which language', 'the cover show', 'Is it an ebook'),
  ['by UPI', `YES${ENTER}`],
  ['get a file: answer no', `<${ENTER}`],
  ['Is it an ebook', `yes${ENTER}`],
  ['Of which type', `PDF${ENTER}`],
  ['How many pages', `none${ENTER}`],
  ['In which languages', `en${ENTER}`],
  ['On which devices', `all${ENTER}`],
  ['by UPI', `YES${ENTER}`],
  ['do they pay', `199${ENTER}`],
  ['Is a list price shown', `y${ENTER}`],
  ['What is the list price', `499${ENTER}`],
  ['crossed out', `399${ENTER}`],
  ['not above the list price', `999${ENTER}`],
  ['discount, in percent', `40${ENTER}`],
  ...keep('special offer off', 'outside India', 'on WhatsApp', 'Which stores', 'How many readers'),
  ...keep('How many stars', 'bestseller', 'study and research', 'flip-book'),
  ...keep('its subtitle', 'describe it', 'What is in it'),
  ['show the discount', `{discountPercent}% off${ENTER}`],
  ...keep('In Hindi: What', 'describe it', 'What is in it', 'show the discount'),
] as const;

test('setup at a terminal: adds, changes and removes a book, and keeps Hindi words', async () => {
  const hindi = facts('hi/books');
  const books = facts('books');
  const ids = Object.keys(books);
  // As in the facts of an older site.
  const older: Record<string, unknown> = { ...books[ids[1]!] };
  delete older.stores;
  delete older.chat;
  const onAmazon = { price: null, ebook: null, amazonLink: 'https://www.amazon.in/dp/1' };
  project.write(
    'content/books.json',
    JSON.stringify({ ...books, [ids[1]!]: { ...older, ...onAmazon } }),
  );
  const picture = await writePicture(project.root, 'tiny.png', drawnPicture(60, 90).png());
  const cover = await writePicture(project.root, 'my cover.png', drawnPicture(600, 900).png());
  const { code, output, unanswered } = await setUp(project, 'books', [
    ['with your books', `${DOWN.repeat(3)}${ENTER}`],
    ['words and sample pages', `y${ENTER}`],
    ['What next', ENTER],
    ['short name', `गणित${ENTER}`],
    ['Latin letters', `${ids[1]}${ENTER}`],
    ['Another book', `Maths by Heart${ENTER}`],
    ['its title', `Maths / by Heart${ENTER}`],
    ['In which language', `en${ENTER}`],
    ['the cover show', `${picture}${ENTER}`],
    ['scan', `'${cover}'${ENTER}`],
    ['Is it an ebook', `yes${ENTER}`],
    ['Of which type', `PDF${ENTER}`],
    ['How many pages', `120${ENTER}`],
    ['In which languages', `English${ENTER}`],
    ['On which devices', `phone and computer${ENTER}`],
    ['by UPI', `yes${ENTER}`],
    ['do they pay', `349${ENTER}`],
    ['Is a list price shown', `N${ENTER}`],
    ['special offer off', `30${ENTER}`],
    ['outside India', ENTER],
    ['on WhatsApp', `no${ENTER}`],
    ['Which stores', `Flipkart${ENTER}`],
    ['after “Flipkart”', `Flipkart www.flipkart.com/p/1${ENTER}`],
    ['How many readers', `none${ENTER}`],
    ['bestseller', `no${ENTER}`],
    ['study and research', `no${ENTER}`],
    ['flip-book', ENTER],
    ['subtitle', `Sums that you'll know.${ENTER}`],
    ['describe it', `Short ones first.${ENTER}`],
    ['What is in it', `120 sums / All answers${ENTER}`],
    ['show the special offer', `{offerPercent}% off${ENTER}`],
    ['in Hindi too', `no${ENTER}`],
    ['What next', `${DOWN.repeat(2)}${ENTER}`],
    ...CHANGED,
    ['What next', `${DOWN}${ENTER}`],
  ]);
  expect(unanswered).toEqual([]);
  const listed = output.slice(output.lastIndexOf(' 1. '));
  for (const line of [
    /^ 1\. .*: removed/,
    /\d\. Maths by Heart: added/,
    /\d\. Maths by Heart: .*do they pay.* → 349/,
    /\d\. .*do they pay.* → 199/,
  ]) {
    expect(listed).toMatch(line);
  }
  expect(output).toContain(
    'Saved: content/my-cover.png, content/books.json, content/en/books.json',
  );
  expect(code).toBe(0);
  expect(Object.keys(facts('books')).at(-1)).toBe('maths-by-heart');
  expect(facts('books')['maths-by-heart']).toMatchObject({
    coverLines: ['Maths', 'by Heart'],
    price: { upi: 349, list: null, offerPercent: 30, abroadLink: null },
    ebook: { fileType: 'PDF', pages: 120, languages: ['en'], devices: ['phone', 'computer'] },
    cover: 'my-cover.png',
    stores: [{ name: 'Flipkart', url: 'https://www.flipkart.com/p/1' }],
    chat: null,
  });
  const changed = Object.keys(books)[1]!;
  expect(facts('books')[changed]).toMatchObject({
    price: { upi: 199, list: { price: 499, original: 999, discountPercent: 40 } },
  });
  expect(facts('en/books')[changed]).toMatchObject({ discount: '{discountPercent}% off' });
  expect(facts('en/books')['maths-by-heart']).toMatchObject({ subtitle: "Sums that you'll know." });
  delete hindi[ids[0]!];
  expect(facts('hi/books')).toEqual(hindi);
  for (const name of ['books', 'en/books', 'hi/books', 'sample-pages']) {
    expect(project.read(`content/${name}.json`)).not.toContain(ids[0]);
  }
  const start = await project.node(['scripts/command.mjs', 'doctor']);
  expect(start.output).toContain('The site starts with them.');
});

/** English is the language in which facts are written. */
const inEachLanguage = keep(...languageNames.slice(1).map(() => 'How is that written'));

test('setup at a terminal: keeps what the owner finds true in a file of its own', async () => {
  const list = project.read('content/samples.json');
  const inWords = Object.entries(JSON.parse(list) as SamplePaths).flatMap(([file, paths]) => {
    if (paths === 'all') return file;
    return file.endsWith('.ts') ? paths.map((path) => `${path} in ${file}`) : [];
  });
  const first = await setUp(project, 'city samples', [
    ['city do you teach? (or two: Jhansi and Orchha) (still a sample)', `ok${ENTER}`],
    ...inEachLanguage,
    ...inWords.flatMap((name, at): Dialogue =>
      at === 1
        ? [
            [`Is all of ${name}`, `clear${ENTER}`],
            ['Answer yes or no', `yes${ENTER}`],
          ]
        : keep(`Is all of ${name}`),
    ),
  ]);
  expect(first.unanswered).toEqual([]);
  expect(first.output).toMatch(/Saved: .*content\/confirmed\.json\./);
  expect(Object.keys(facts('confirmed')['content/site.json']!)).toEqual(['city']);
  expect(Object.values(facts('confirmed')).flatMap(Object.keys)).toHaveLength(2);
  expect(project.read('content/samples.json')).toBe(list);
  const left = Number(/Samples left: (\d+)/.exec(first.output)![1]);
  const second = await setUp(project, 'city', [['city do you teach?', ENTER], ...inEachLanguage]);
  expect(second.output).not.toContain('still a sample');
  expect(second.output).toContain(`Samples left: ${left}.`);
});

test('setup at a terminal: Ctrl+C says what would be lost, and a second one writes nothing', async () => {
  const before = facts('site');
  const { code, output, unanswered } = await setUp(project, 'name phone', [
    ['name of your site', `Ganit Ghar${ENTER}`],
    ['by WhatsApp', 'half\x03'],
    ['what you typed would be lost. Press Ctrl+C again', `9829012345${ENTER}`],
    ['Save?', '\x03'],
    ['Press Ctrl+C again', '\x03'],
  ]);
  expect(unanswered).toEqual([]);
  expect(output).toMatch(/name of your site\? .* → Ganit Ghar/);
  expect(output).toContain('Nothing was changed.');
  expect(code).toBe(130);
  expect(facts('site')).toEqual(before);
  expect(existsSync(project.path('.env'))).toBe(false);
});
