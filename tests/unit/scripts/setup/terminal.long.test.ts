import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageNames } from '@/content/languages';
import { hashAll, type SamplePaths } from '@/content/sample-state';
import { copyProject, type Project } from '@/tests/support/kit';
import { drawnPicture, writePicture } from '@/tests/support/pictures';
import { type Dialogue, DOWN, ENTER, setUp } from '@/tests/support/terminal';
import { untranslated } from '@/tests/support/untranslated';

// What is read and written, without a terminal: the other files of this folder.
let project: Project;
beforeEach(() => void (project = copyProject()));
afterEach(() => project.remove());

const facts = (name: string) =>
  JSON.parse(project.read(`content/${name}.json`)) as Record<string, Record<string, unknown>>;

const keep = (...questions: string[]) => questions.map((question) => [question, ENTER] as const);
/** Once for each language that a copy has added. */
const ask = (question: string) => languageNames.slice(2).map(() => question);

test('setup at a terminal: writes facts and settings, and keeps the rest of the files', async () => {
  project.write('.env', '# SITE_URL=x\nPORT=4000\nexport SITE_URL="http://localhost"\nSITE_URLS=');
  const before = facts('site');
  const { teacher } = before;
  const samples = (...paths: string[]) => ({ 'content/site.json': paths });
  const shipped = samples('name', 'phone', 'city', 'email');
  project.write('content/samples.json', JSON.stringify(shipped));
  const hashes = hashAll(shipped, () => before);
  project.write('content/sample-hashes.json', JSON.stringify(hashes));
  const picture = project.path('My Photo.jpg');
  writeFileSync(picture, Buffer.from('ffd8ffe000104a46', 'hex'));
  const { code, output, unanswered } = await setUp(project, 'name phone city teacher mail domain', [
    ['name of your site', `Ganit Ghar${ENTER}`],
    ['that name written', `<${ENTER}`],
    ['anit Ghar', ENTER],
    ...keep('that name written', ...ask('that name written')),
    ['by WhatsApp', `12${ENTER}`],
    // What was refused is gone from the line.
    ['This must be a phone number', `9829012345${ENTER}`],
    ['city do you teach? (or two: Jhansi and Orchha) (still a sample)', `जयपुर${ENTER}`],
    ['would show', `n${ENTER}`],
    ['Then write it once more', `Xi'an${ENTER}`],
    ['written on the pages in Hindi', `शीआन${ENTER}`],
    ...keep(...ask('written on the pages in')),
    ...keep('name of the teacher', 'that name written', ...ask('that name written')),
    ...keep('speak of them', 'Which degrees'),
    ['begin to teach', `8 years${ENTER}`],
    [`That was ${new Date().getFullYear() - 8}`, `y${ENTER}`],
    ['a photograph', `'${picture}'${ENTER}`],
    ['hear or see', `@ganit${ENTER}`],
    ['write to you by mail', `yes${ENTER}`],
    ['From which', `asha@gmail.com${ENTER}`],
    ['Which server sends', ENTER],
    ['app password', `kanari-password${ENTER}`],
    ['16 letters here', `abcd efgh ijkl mnop${ENTER}`],
    ['To which address does it write', ENTER],
    ['domain of', `https://example.in/home${ENTER}`],
    ['Save?', `everything${ENTER}`],
    ['Write yes, no, a number from 1', `6${ENTER}`],
    ['a photograph', ENTER],
    ['Save?', `city${ENTER}`],
    ...keep(
      'city do you teach',
      'written on the pages in Hindi',
      ...ask('written on the pages in'),
    ),
    ['Save?', `1${ENTER}`],
    ['name of your site', `Ganit Griha${ENTER}`],
    ['Save?', `yes${ENTER}`],
  ]);
  expect(unanswered).toEqual([]);
  expect(output).toMatch(/In which city do you teach\? .+ → Xi'an\r?\n/);
  expect(output).toContain(
    'Saved: content/My-Photo.jpg, content/site.json, content/confirmed.json, .env.',
  );
  expect(output).toContain('Samples left: 1.');
  expect(code).toBe(0);
  expect(output).not.toMatch(/kanari|abcd/);
  expect(readFileSync(project.path('content/My-Photo.jpg'))).toEqual(readFileSync(picture));
  expect(facts('site')).toEqual({
    ...before,
    // A file of before has one batch, or null.
    course: { ...before.course, next: [before.course!.next ?? []].flat() },
    name: 'Ganit Griha',
    teacher: {
      ...teacher,
      since: new Date().getFullYear() - 8,
      photo: 'My-Photo.jpg',
      voice: 'https://www.youtube.com/@ganit',
    },
    phone: '+919829012345',
    city: "Xi'an",
    cityIn: { ...untranslated, hi: 'शीआन' },
  });
  expect(facts('confirmed'), 'each was changed').toEqual({});
  expect(facts('samples'), 'is the project’s').toEqual(shipped);
  const [first, ...secrets] = project.read('.env').split(/^(?=AUTH_SECRET|CRON_SECRET)/m);
  expect(first).toBe(
    '# SITE_URL=x\nPORT=4000\nSITE_URL=https://example.in\nSITE_URLS=\nMAIL_URL=smtps://asha%40gmail.com:abcdefghijklmnop@smtp.gmail.com\nOWNER_EMAILS=asha@gmail.com\n',
  );
  expect(secrets).toEqual([
    expect.stringMatching(/^AUTH_SECRET=[\w-]{43}\n$/),
    expect.stringMatching(/^CRON_SECRET=[\w-]{43}\n$/),
  ]);
  expect(statSync(project.path('.env')).mode & 0o777).toBe(0o600);
});

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
    ['short name', `கணிதம்${ENTER}`],
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
  // The sample of the project has Hindi letters for the city, which nobody has confirmed.
  expect(second.output).not.toContain('Orchha) (still a sample)');
  expect(second.output).toContain(`Samples left: ${left}.`);
});

test('setup at a terminal: Ctrl+C says what would be lost, and a second one writes nothing', async () => {
  const before = facts('site');
  const { code, output, unanswered } = await setUp(project, 'name phone', [
    ['name of your site', `Ganit Ghar${ENTER}`],
    ...keep('that name written', ...ask('that name written')),
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
