import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountsIn } from '@/scripts/lib/auth.mjs';
import { hold } from '@/scripts/lib/hold.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { authFolder, EMULATOR } from '@/tests/support/stub-emulator';

// An emulator that is killed or cannot start: tests/faults/long/auth.test.ts.
const { path, write, said, fillDisk, withAuth } = authFolder();

const isReady = () => {
  const log = path('data/identity/emulator.log');
  return existsSync(log) && readFileSync(log, 'utf8').includes('ready');
};
const accounts = () => path('data/identity/accounts/accounts.json');

test('auth: is ready when the emulator is, and keeps passwords from other users', async () => {
  await withAuth(EMULATOR, async ({ env, ready }) => {
    await ready;
    expect(env.FIREBASE_AUTH_EMULATOR_HOST).toMatch(/^localhost:\d+$/);
  });
  expect(readFileSync(accounts(), 'utf8')).toContain('secret1');
  expect(statSync(path('data/identity')).mode & 0o777).toBe(0o700);
  expect(said()).toEqual([]);
});

test('auth: an emulator that is still starting exports nothing when it is stopped', async () => {
  await withAuth(EMULATOR.replace('All emulators ready', 'Starting'), () => {});
  expect(existsSync(accounts())).toBe(false);
  expect(said()).toEqual([]);
});

test('auth: goes on with the emulator of another command, and takes over its accounts', async () => {
  const config = { emulators: { auth: { port: await freePort() } } };
  write('data/identity/firebase.json', JSON.stringify(config));
  const release = await hold(accountsIn(path('data/identity')));
  await withAuth(EMULATOR, async ({ env, ready }) => {
    await ready;
    expect(env.FIREBASE_AUTH_EMULATOR_HOST).toBe(`localhost:${config.emulators.auth.port}`);
    expect(existsSync(path('data/identity/emulator.log'))).toBe(false);
    release!();
    await expect.poll(isReady).toBe(true);
  });
  expect(readFileSync(accounts(), 'utf8')).toContain('secret1');
  expect(said()).toEqual([expect.stringMatching(/^Another command runs it for this folder/)]);
});

test('auth: on a full disk the site starts, and leaves no half-written secret', async () => {
  const empty = fillDisk();
  await withAuth(EMULATOR, async ({ env, ready }) => {
    await ready;
    expect(env.AUTH_SECRET).toMatch(/^[\w-]{43}$/);
    expect(readdirSync(path('data'), { recursive: true })).toEqual(['identity']);
  });
  empty();
  // The disk has been told by `checkSettings`.
  expect(said()).toEqual([]);
});

test('auth: a secret is kept, and an empty file is none', async () => {
  write('data/auth-secret', '\n');
  const secrets: unknown[] = [];
  const read = () => withAuth(EMULATOR, ({ env }) => void secrets.push(env.AUTH_SECRET));
  await read();
  await read();
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(secrets[1]).toBe(secrets[0]);
});
