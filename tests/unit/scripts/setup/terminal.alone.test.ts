import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageNames } from '@/content/pages';
import { hashAll } from '@/content/sample-state';
import { copyProject, type Project } from '@/tests/support/kit';
import { ENTER, setUp } from '@/tests/support/terminal';
import { untranslated } from '@/tests/support/untranslated';

// Each test starts a command of the project.
vi.setConfig({ testTimeout: 120_000 });

// Books, and Ctrl+C: tests/faults/long/setup.test.ts.
let project: Project;
beforeEach(() => void (project = copyProject()));
afterEach(() => project.remove());

const facts = (name: string) =>
  JSON.parse(project.read(`content/${name}.json`)) as Record<string, Record<string, unknown>>;

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
    ['by WhatsApp', `<${ENTER}`],
    ['anit Ghar', ENTER],
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

/** Once for each language that a copy has added. */
const ask = (question: string) => languageNames.slice(2).map(() => question);
const keep = (...questions: string[]) => questions.map((question) => [question, ENTER] as const);
