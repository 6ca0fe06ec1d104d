import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageNames } from '@/content/languages';
import site from '@/content/site.json';
import { readSettings } from '@/lib/env';
import { databases } from '@/lib/store/databases';
import { root } from '@/scripts/lib/root.mjs';
import { noSettings, settingNames } from '@/scripts/lib/setting-names.mjs';
import { scratch } from '@/tests/support/scratch';
import { SECRET, WEB_APP } from '@/tests/support/settings';
import { shopBook } from '@/tests/support/shop-book';

const require = createRequire(import.meta.url);

const machine = process.env;
let folder: ReturnType<typeof scratch>;
/** An owner may have none, and then needs fewer settings. */
let ebooks: object[];
// Once: of two mocks of one file, either may win.
vi.doMock('@/content/books', async (load) =>
  Object.defineProperty({ ...(await load<object>()) }, 'pricedBooks', { get: () => ebooks }),
);
beforeEach(() => {
  folder = scratch();
  ebooks = [shopBook];
});
/** Next keeps the settings that it found first, and would give them to the next file of tests. */
const forgetSettings = () => delete require.cache[require.resolve('@next/env')];
afterEach(() => {
  process.env = machine;
  forgetSettings();
  folder.remove();
});

interface Checked extends Record<string, unknown> {
  notes: string[];
  env: Record<string, string>;
}

/** Checks the `.env` files of the folder and these settings, as at the start of a process. */
async function check(settings: Record<string, string> = {}) {
  process.env = { ...settings } as NodeJS.ProcessEnv;
  forgetSettings();
  vi.resetModules();
  const { checkSettings } = await import('@/scripts/lib/settings');
  const checked = await checkSettings({ folder: folder.root });
  return { wrong: undefined, notes: [], ...checked } as Checked;
}

const isNoSample = (note: string) => !note.includes('Samples');

test('settings: with none set, listens on loopback and says what is not forwarded', async () => {
  const { port, host, notes } = await check();
  expect({ port, host }).toEqual({ port: 3000, host: '127.0.0.1' });
  expect(notes.filter(isNoSample)).toEqual([
    'CONTACT_SHEET_URL is not set: contact messages are stored but not forwarded. npm run submissions -- list shows them.',
    'PROFILE_URL is not set: profiles are stored but not forwarded. npm run submissions -- list shows them.',
    'No Firebase project is set: the Firebase Auth emulator keeps accounts on this machine.',
  ]);
});

test('settings: a command signs with the secret that the site on this machine keeps', async () => {
  folder.write('.data/auth-secret', `${SECRET}\n`);
  const data = join(folder.root, '.data');
  expect((await check({ DATA_DIR: data })).env.AUTH_SECRET).toBe(SECRET);
  const other = SECRET.split('').reverse().join('');
  expect((await check({ DATA_DIR: data, AUTH_SECRET: other })).env.AUTH_SECRET).toBe(other);
  const { wrong } = await check({ DATA_DIR: data, SITE_URL: 'https://example.in' });
  expect(String(wrong)).toMatch(/AUTH_SECRET/);
});

test('settings: without an ebook, nothing is said of accounts and profiles', async () => {
  ebooks = [];
  for (const settings of [{}, { SITE_URL: 'https://example.in', AUTH_SECRET: SECRET }, WEB_APP]) {
    const { notes } = await check(settings as Record<string, string>);
    expect(notes.join('\n')).toMatch(/contact messages/);
    expect(notes.join('\n')).not.toMatch(/profile|account|Firebase|sign in/i);
  }
});

test('settings: counts the samples of content', async () => {
  const note = (count: number) => `Samples left in content/: ${count}. npm run doctor lists them.`;
  for (const [sampleCount, notes] of [
    [3, [note(3)]],
    [0, []],
  ] as const) {
    vi.doMock('@/content/samples', () => ({ sampleCount }));
    expect((await check()).notes.filter((text) => !isNoSample(text))).toEqual(notes);
  }
  vi.doUnmock('@/content/samples');
});

test('settings: says what a setting that is not set costs', async () => {
  expect((await check(WEB_APP)).notes).toContainEqual(
    expect.stringMatching(/^FIREBASE_SERVICE_ACCOUNT is not set: an account that you disable/),
  );
  const { host, notes } = await check({
    HOST: '0.0.0.0',
    PROFILE_SERVICE: 'mail',
    VERCEL: '1',
    DATA_DIR: join(folder.root, 'data'),
  });
  expect(host).toBe('0.0.0.0');
  expect(notes).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^HOST lets other machines open the site, but SITE_URL is not set/),
      expect.stringMatching(/^PROFILE_SERVICE is not script, api or sheet: profiles are stored/),
      expect.stringMatching(/^CRON_SECRET is not set/),
    ]),
  );
});

test('settings: on an ephemeral disk, touches no folder and starts no emulator', async () => {
  folder.write('.data', 'a file');
  expect((await check()).wrong).toEqual([expect.stringMatching(/^DATA_DIR cannot be created/)]);
  const { wrong, data, embedsAuthEmulator, notes } = await check({
    AWS_LAMBDA_FUNCTION_NAME: 'site',
  });
  expect({ wrong, data, embedsAuthEmulator }).toEqual({ embedsAuthEmulator: false });
  expect(notes.filter(isNoSample)).toEqual([
    'CONTACT_SHEET_URL is not set: contact messages fail, and visitors are offered WhatsApp instead.',
    expect.stringMatching(/^NEXT_PUBLIC_FIREBASE_API_KEY is not set: visitors cannot sign in/),
  ]);
  expect(readFileSync(join(folder.root, '.data'), 'utf8')).toBe('a file');
});

test('settings: names each wrong fact in content by file and path', async () => {
  vi.doMock('@/content/site.json', () => ({ default: { ...site, phone: '12', colour: 'blue' } }));
  const student = { firstName: 'Ira', initial: 'B', class: 'Class 6', location: 'Pune' };
  const wrongOne = { ...student, content: 'Quick.', rating: 6 };
  const others = languageNames.slice(1).map((name) => `@/content/${name}/testimonials.json`);
  for (const file of others) vi.doMock(file, () => ({ default: [wrongOne] }));
  const { wrong } = await check({ PORT: 'x' });
  vi.doUnmock('@/content/site.json');
  for (const file of others) vi.doUnmock(file);
  expect(wrong).toEqual([
    'PORT must be a number from 1 to 65535.',
    'content/site.json: phone must be a phone number with its country code, such as +919876543210.',
    'content/site.json: must not have "colour". Check the spelling.',
    ...others.map((file) => `${file.slice(2)}: entry 1.rating must be at most 5.`),
  ]);
});

test('settings: names a photograph that is not there', async () => {
  const teacher = { ...site.teacher, photo: 'nobody.jpg' };
  vi.doMock('@/content/site.json', () => ({ default: { ...site, teacher } }));
  const { wrong } = await check();
  vi.doUnmock('@/content/site.json');
  expect(wrong).toEqual([expect.stringMatching(/teacher\.photo names nobody\.jpg, but there is/)]);
});

test.each(databases.map(({ file }) => file))(
  'settings: rejects a %s of another version, such as one with encrypted texts',
  async (file) => {
    const DATA_DIR = join(folder.root, 'data');
    folder.write(`data/${file}`, '');
    const client = createClient({ url: `file:${join(DATA_DIR, file)}` });
    await client.execute('CREATE TABLE submissions (payload TEXT)');
    await client.execute("INSERT INTO submissions VALUES ('sealed:0123456789ab:x')");
    client.close();
    const before = readFileSync(join(DATA_DIR, file));
    const { wrong } = await check({ DATA_DIR });
    expect(wrong).toEqual([
      expect.stringMatching(/\.db was written by another version of this site/),
    ]);
    expect(readFileSync(join(DATA_DIR, file))).toEqual(before);
    expect((await check({ DATA_DIR: join(folder.root, 'other') })).wrong).toBeUndefined();
  },
);

test('settings: rejects an emulator of your own, and a public site without a secret', async () => {
  const { wrong } = await check({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
  expect(wrong).toEqual([expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST must not be set/)]);
  const open = { NODE_ENV: 'production', SITE_URL: 'https://example.in' };
  expect((await check(open)).wrong).toEqual([expect.stringMatching(/^AUTH_SECRET must be set/)]);
  const { embedsAuthEmulator, notes } = await check({ ...open, AUTH_SECRET: SECRET });
  expect(embedsAuthEmulator).toBe(false);
  expect(notes).toContain(
    'Forms work at https://example.in only. To try them on this machine: npm run preview',
  );
  expect(notes).toContainEqual(
    expect.stringMatching(/^NEXT_PUBLIC_FIREBASE_API_KEY is not set: visitors cannot sign in/),
  );
});

test('settings: reads .env files as Next does; the shell wins', async () => {
  folder.write('.env', 'PORT=4001\nDATA_DIR=from-env\nPROFILE_URL=https://api.example.in/');
  folder.write(
    '.env.local',
    'PORT=4002\nPROFILE_SERVICE=api\nCONTACT_SHEET_URL=https://sheet.example.in/rows',
  );
  folder.write('.env.development', 'DATA_DIR=wrong');
  const { port, notes, env } = await check();
  expect(port).toBe(4002);
  expect(env.DATA_DIR).toBe('from-env');
  expect(notes.join()).not.toContain('not forwarded');
  expect((await check({ PORT: '4003' })).port).toBe(4003);
});

test('settings: .env.example names every setting of lib/env.ts, and sets none', () => {
  const owners = settingNames().filter((name) => name !== 'FIREBASE_AUTH_EMULATOR_HOST');
  const [, source = ''] = readFileSync(join(root, 'lib/env.ts'), 'utf8').split('extend({');
  const read = new Set([...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name!));
  const internal = [
    'NODE_ENV',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'HOSTNAME',
    'BUILT_WITH',
    'EPHEMERAL_DISK',
  ];
  expect([...owners].sort()).toEqual([...read].filter((name) => !internal.includes(name)).sort());
  expect(readSettings(noSettings())).toEqual(readSettings({}));
});
