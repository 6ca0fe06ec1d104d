import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { runBin } from '@/scripts/steps/run.mjs';
import { root } from '@/scripts/steps/root.mjs';
import { noSettings, settingNames } from '@/scripts/steps/setting-names.mjs';
import { samples } from '@/content/samples';
import { readSettings } from '@/lib/env';
import { scratch } from '@/tests/support/scratch';
import { SECRET, WEB_APP } from '@/tests/support/settings';

let folder: ReturnType<typeof scratch>;
beforeEach(() => void (folder = scratch()));
afterEach(() => folder.remove());

/** What the check says of a folder's `.env` files and these settings, in a process of its own. */
async function check(settings: Record<string, string> = {}, source = root) {
  folder.write(
    'check.mts',
    `import { checkSettings } from ${JSON.stringify(join(source, 'scripts/steps/settings.ts'))};
     console.log(JSON.stringify(await checkSettings(${JSON.stringify(folder.root)}, false)));`,
  );
  const { PATH } = process.env;
  const { output } = await runBin('tsx/dist/cli.mjs', [join(folder.root, 'check.mts')], {
    cwd: source,
    quiet: true,
    env: { PATH, ...settings },
  });
  return JSON.parse(output) as {
    wrong?: string[];
    port?: number;
    notes?: string[];
    embedsIdentity?: boolean;
    env?: Record<string, string>;
    host?: string;
    data?: string;
  };
}

let none: ReturnType<typeof check>;
beforeAll(async () => {
  folder = scratch();
  none = check();
  await none;
  folder.remove();
});

test('settings: with none set, listens on loopback and says what is not forwarded', async () => {
  const { port, host, notes = [] } = await none;
  expect({ port, host }).toEqual({ port: 3000, host: '127.0.0.1' });
  expect(notes.filter((note) => !note.startsWith('Samples'))).toEqual([
    'CONTACT_SHEET_URL is not set: contact messages are stored but not forwarded. List them with: npm run submissions -- list',
    'PROFILE_SCRIPT_URL is not set: profiles are stored but not forwarded. List them with: npm run submissions -- list',
    'No Firebase project is set: the Firebase Auth emulator keeps accounts on this machine.',
  ]);
});

test('settings: names every sample of content, with its file', async () => {
  const { notes = [] } = await none;
  for (const [file, paths] of Object.entries(samples)) {
    expect(notes).toContain(`Samples to replace in ${file}: ${paths.join(', ')}.`);
  }
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
  expect((await check()).wrong).toEqual([expect.stringMatching(/^DATA_DIR is a file/)]);
  const { wrong, data, embedsIdentity, notes } = await check({ AWS_LAMBDA_FUNCTION_NAME: 'site' });
  expect({ wrong, data, embedsIdentity }).toEqual({ embedsIdentity: false });
  expect(notes?.filter((note) => !note.startsWith('Samples'))).toEqual([
    'CONTACT_SHEET_URL is not set: contact messages fail, and visitors are offered WhatsApp instead.',
    expect.stringMatching(/^NEXT_PUBLIC_FIREBASE_API_KEY is not set: visitors cannot sign in/),
  ]);
  expect(readFileSync(join(folder.root, '.data'), 'utf8')).toBe('a file');
});

test('settings: names a wrong fact in content by file and path', async () => {
  for (const part of ['lib', 'content', 'scripts/steps', 'tsconfig.json', 'package.json']) {
    cpSync(join(root, part), join(folder.root, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder.root, 'node_modules'));
  const site = readFileSync(join(root, 'content/site.ts'), 'utf8');
  folder.write('content/site.ts', site.replace(/phone: '[^']*'/, "phone: 'secret-value'"));
  const books = readFileSync(join(root, 'content/books.ts'), 'utf8');
  folder.write('content/books.ts', books.replace('rating: 4.8', 'rating: 48'));
  const { wrong } = await check({ PORT: 'x' }, folder.root);
  expect(wrong).toEqual([
    'PORT must be a number from 1 to 65535.',
    expect.stringMatching(/^content\/site\.ts: phone is wrong \(.+\)\.$/),
    expect.stringMatching(/^content\/books\.ts: 0\.rating is wrong \(.+\)\.$/),
  ]);
  expect(wrong!.join()).not.toContain('secret-value');
});

test('settings: rejects an emulator of your own, and a public site without a secret', async () => {
  const { wrong } = await check({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
  expect(wrong).toEqual([expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST must not be set/)]);
  const open = { NODE_ENV: 'production', SITE_URL: 'https://example.in' };
  expect((await check(open)).wrong).toEqual([expect.stringMatching(/^AUTH_SECRET must be set/)]);
  const { embedsIdentity, notes } = await check({ ...open, AUTH_SECRET: SECRET });
  expect(embedsIdentity).toBe(false);
  expect(notes).toContainEqual(
    expect.stringMatching(/^NEXT_PUBLIC_FIREBASE_API_KEY is not set: visitors cannot sign in/),
  );
});

test('settings: reads .env files as Next does; the shell wins', async () => {
  folder.write('.env', 'PORT=4001\nDATA_DIR=from-env\nPROFILE_API_URL=https://api.example.in/');
  folder.write(
    '.env.local',
    'PORT=4002\nPROFILE_SERVICE=api\nCONTACT_SHEET_URL=https://sheet.example.in/rows',
  );
  folder.write('.env.development', 'DATA_DIR=wrong');
  const { port, notes, env } = await check();
  expect(port).toBe(4002);
  expect(env?.DATA_DIR).toBe('from-env');
  expect(notes?.join()).not.toContain('not forwarded');
  expect((await check({ PORT: '4003' })).port).toBe(4003);
});

test('settings: names every wrong setting without its value', async () => {
  folder.write('.env.local', 'CONTACT_SHEET_URL=http://secret-value.example.in');
  const { wrong } = await check({ PORT: 'secret-value', SITE_URL: 'secret-value' });
  expect(wrong).toEqual([
    'PORT must be a number from 1 to 65535.',
    'SITE_URL must be a whole address such as https://example.in.',
    'CONTACT_SHEET_URL must start with https:// (http:// only on this machine).',
  ]);
});

test('settings: .env.example names every setting of lib/env.ts, and sets none', () => {
  const owners = settingNames().filter((name) => name !== 'FIREBASE_AUTH_EMULATOR_HOST');
  const source = readFileSync(join(root, 'lib/env.ts'), 'utf8');
  const read = new Set([...source.matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name!));
  const host = ['HOSTNAME', 'EPHEMERAL_DISK', 'AWS_LAMBDA_FUNCTION_NAME', 'VERCEL'];
  const internal = ['NODE_ENV', 'FIREBASE_AUTH_EMULATOR_HOST', ...host];
  expect([...owners].sort()).toEqual([...read].filter((name) => !internal.includes(name)).sort());
  expect(readSettings(noSettings())).toEqual(readSettings({}));
});
