import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { authFolder, EMULATOR } from '@/tests/support/stub-emulator';

// An emulator that is killed or cannot start: tests/faults/long/auth.test.ts.
const { path, said, withAuth } = authFolder();

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
