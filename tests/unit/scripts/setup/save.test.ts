import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { COPIES, ENV, SAMPLES, SITE } from '@/scripts/setup/answer';
import { save } from '@/scripts/setup/save';
import { scratch } from '@/tests/support/scratch';
import { accepted, start } from '@/tests/support/setup-answers';

const folder = await vi.hoisted(async () => (await import('@/tests/support/scratch')).scratch());
vi.mock('@/scripts/lib/root.mjs', () => ({ root: folder.root }));
const elsewhere = scratch();
afterAll(() => [folder, elsewhere].forEach(({ remove }) => remove()));

const read = (name: string) => readFileSync(join(folder.root, name), 'utf8');
mkdirSync(join(folder.root, 'content'));
folder.write('.prettierrc.json', '{ "singleQuote": true }');

test('setup: writes the facts and settings that changed, and keeps the rest of their files', async () => {
  folder.write('.env', '# SITE_URL=x\nPORT=4000\nexport SITE_URL="http://localhost"\nSITE_URLS=');
  elsewhere.write('My Photo.jpg', Buffer.from('ffd8ffe000104a46', 'hex'));
  const picture = join(elsewhere.root, 'My Photo.jpg');
  const after = accepted([
    ['name', 'Ganit Griha'],
    ['teacher.photo', picture],
    ['mail', 'yes'],
    ['mail.address', 'asha@gmail.com'],
    ['mail.password', 'abcd efgh ijkl mnop'],
    ['mail.server', ''],
    ['mail.owner', ''],
    ['SITE_URL', 'https://example.in/home'],
  ]);
  expect(await save(start, after)).toEqual(['content/My-Photo.jpg', SITE, ENV]);
  expect(JSON.parse(read(SITE))).toEqual(JSON.parse(JSON.stringify(after[SITE])));
  expect(read(SITE), 'as npm run format writes it').toContain('\n  "name": "Ganit Griha",\n');
  expect(readFileSync(join(folder.root, 'content/My-Photo.jpg'))).toEqual(readFileSync(picture));
  const [first, ...secrets] = read(ENV).split(/^(?=AUTH_SECRET|CRON_SECRET)/m);
  expect(first).toBe(
    '# SITE_URL=x\nPORT=4000\nSITE_URL=https://example.in\nSITE_URLS=\nMAIL_URL=smtps://asha%40gmail.com:abcdefghijklmnop@smtp.gmail.com\nOWNER_EMAILS=asha@gmail.com\n',
  );
  expect(secrets).toEqual([
    expect.stringMatching(/^AUTH_SECRET=[\w-]{43}\n$/),
    expect.stringMatching(/^CRON_SECRET=[\w-]{43}\n$/),
  ]);
  expect(statSync(join(folder.root, ENV)).mode & 0o777).toBe(0o600);
});

test('setup: writes nothing where nothing changed, and no copy that no fact names', async () => {
  const unused = { ...start, [COPIES]: { 'unused.jpg': '/nowhere.jpg' }, [SAMPLES]: {} };
  expect(await save(start, unused)).toEqual([]);
});

test('setup: begins the settings as a copy of .env.example', async () => {
  rmSync(join(folder.root, ENV), { force: true });
  folder.write('.env.example', '# Where the site is.\nSITE_URL=\n');
  const url = 'http://127.0.0.1:3000';
  const after = { ...start, [ENV]: { ...start[ENV], SITE_URL: url } };
  expect(await save(start, after)).toEqual([ENV]);
  expect(read(ENV), 'no secret on this machine').toBe(`# Where the site is.\nSITE_URL=${url}\n`);
});
