import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runBin } from '@/scripts/steps/run.mjs';
import { root } from '@/scripts/steps/root.mjs';
import { noSettings, settingNames } from '@/scripts/steps/setting-names.mjs';
import { readSettings } from '@/lib/env';
import { scratch } from '@/tests/support/scratch';

let folder: ReturnType<typeof scratch>;
beforeEach(() => void (folder = scratch()));
afterEach(() => folder.remove());

/** What the check says of a folder's `.env` files and these settings, in a process of its own. */
async function check(settings: Record<string, string> = {}) {
  folder.write(
    'check.mts',
    `import { checkSettings } from ${JSON.stringify(join(root, 'scripts/steps/settings.ts'))};
     console.log(JSON.stringify(await checkSettings(${JSON.stringify(folder.root)}, false)));`,
  );
  const { PATH } = process.env;
  const { output } = await runBin(root, 'tsx/dist/cli.mjs', [join(folder.root, 'check.mts')], {
    quiet: true,
    env: { PATH, ...settings },
  });
  return JSON.parse(output) as {
    wrong?: string[];
    port?: number;
    notes?: string[];
    embedsIdentity?: boolean;
    env?: Record<string, string>;
  };
}

test('nothing set is fine: port 3000, samples and a missing home for messages are said', async () => {
  const { port, notes } = await check();
  expect(port).toBe(3000);
  expect(notes).toEqual([
    expect.stringMatching(/^Still samples in content\/site\.ts: name, .*\.$/),
    expect.stringMatching(/^Messages from the contact form have no home yet: CONTACT_SHEET_URL/),
    'Profiles have no home yet: PROFILE_SCRIPT_URL is not set.',
    expect.stringContaining('npm run submissions'),
    expect.stringMatching(/^No Firebase project is set: the Firebase emulator keeps accounts/),
  ]);
});

test("an emulator is nobody else's to bring, and a public site needs a secret", async () => {
  const { wrong } = await check({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
  expect(wrong).toEqual([expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST must not be set/)]);
  const open = { NODE_ENV: 'production', SITE_URL: 'https://example.in' };
  expect((await check(open)).wrong).toEqual([expect.stringMatching(/^AUTH_SECRET must be set/)]);
  const { embedsIdentity, notes } = await check({ ...open, AUTH_SECRET: 'x'.repeat(32) });
  expect(embedsIdentity).toBe(false);
  expect(notes).toContainEqual(expect.stringMatching(/^Visitors cannot sign in yet/));
});

test('.env files are read as Next reads them, and the shell wins', async () => {
  folder.write('.env', 'PORT=4001\nDATA_DIR=from-env\nPROFILE_API_URL=https://api.example.in/');
  folder.write(
    '.env.local',
    'PORT=4002\nPROFILE_SERVICE=api\nCONTACT_SHEET_URL=https://sheet.example.in/rows',
  );
  folder.write('.env.development', 'DATA_DIR=wrong');
  const { port, notes, env } = await check();
  expect(port).toBe(4002);
  expect(env?.DATA_DIR).toBe('from-env');
  expect(notes).toHaveLength(2);
  expect((await check({ PORT: '4003' })).port).toBe(4003);
});

test('every wrong setting is named in a sentence, without its value', async () => {
  folder.write('.env.local', 'CONTACT_SHEET_URL=http://secret-value.example.in');
  const { wrong } = await check({ PORT: 'secret-value', SITE_URL: 'secret-value' });
  expect(wrong).toEqual([
    'PORT must be a number from 1 to 65535.',
    'SITE_URL must be a whole address such as https://example.in/path.',
    'CONTACT_SHEET_URL must start with https:// (http:// only on this machine).',
  ]);
});

test('.env.example names every setting an owner has, and sets none', () => {
  const owners = settingNames().filter((name) => name !== 'FIREBASE_AUTH_EMULATOR_HOST');
  const source = readFileSync(join(root, 'lib/env.ts'), 'utf8');
  const read = new Set([...source.matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name!));
  const internal = ['NODE_ENV', 'NEXT_PHASE', 'FIREBASE_AUTH_EMULATOR_HOST'];
  expect([...owners].sort()).toEqual([...read].filter((name) => !internal.includes(name)).sort());
  expect(readSettings(noSettings())).toEqual(readSettings({}));
});
