import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideAuth } from '@/scripts/steps/auth.mjs';
import { scratch } from '@/tests/support/scratch';

/** Stands for firebase-tools: exports one account when it is told to end. */
const EMULATOR = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const { dirname, join } = require('node:path');
  const target = process.argv.find((arg) => arg.startsWith('--export-on-exit=')).split('=')[1];
  process.on('SIGINT', () => {
    mkdirSync(join(target, 'auth_export'), { recursive: true });
    writeFileSync(join(target, 'auth_export', 'accounts.json'), 'password=secret1');
    process.exit(0);
  });
  console.log('All emulators ready');
  setInterval(() => {}, 1000);
`;

let folder: ReturnType<typeof scratch>;
const complain = vi.spyOn(console, 'error');
beforeEach(() => {
  folder = scratch();
  complain.mockReset();
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => folder.remove());

function provide(source: string) {
  folder.write('emulator.cjs', source);
  const program = join(folder.root, 'emulator.cjs');
  return provideAuth({
    data: join(folder.root, 'data'),
    env: {},
    embedsAuthEmulator: true,
    program,
  });
}

const accounts = () => join(folder.root, 'data/identity/accounts/auth_export/accounts.json');

test('auth: is ready when the emulator is, and keeps passwords from other users', async () => {
  const auth = await provide(EMULATOR);
  await auth.ready;
  expect(auth.env.FIREBASE_AUTH_EMULATOR_HOST).toMatch(/^localhost:\d+$/);
  await Promise.all([auth.stop(), auth.stop()]);
  expect(readFileSync(accounts(), 'utf8')).toContain('secret1');
  expect(statSync(join(folder.root, 'data/identity')).mode & 0o777).toBe(0o700);
});

test('auth: says in a sentence that the emulator stopped, and the site goes on', async () => {
  const auth = await provide('process.exit(1)');
  await auth.ready;
  const sentence = /^Visitors cannot sign in until you start the site again\..+emulator\.log\.$/;
  expect(complain.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
  await auth.stop();
});

test('auth: an emulator that is still starting exports nothing when it is stopped', async () => {
  const auth = await provide(EMULATOR.replace('All emulators ready', 'Starting'));
  await auth.stop();
  await auth.ready;
  expect(existsSync(accounts())).toBe(false);
  expect(complain).not.toHaveBeenCalled();
});
