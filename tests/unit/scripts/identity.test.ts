import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideIdentity } from '@/scripts/steps/identity.mjs';
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
  return provideIdentity({
    data: join(folder.root, 'data'),
    env: {},
    embedsIdentity: true,
    program,
  });
}

const accounts = () => join(folder.root, 'data/identity/accounts/auth_export/accounts.json');

test('identity: is ready when the emulator is, and keeps passwords from other users', async () => {
  const identity = await provide(EMULATOR);
  await identity.ready;
  expect(identity.env.FIREBASE_AUTH_EMULATOR_HOST).toMatch(/^localhost:\d+$/);
  await Promise.all([identity.stop(), identity.stop()]);
  expect(readFileSync(accounts(), 'utf8')).toContain('secret1');
  expect(statSync(join(folder.root, 'data/identity')).mode & 0o777).toBe(0o700);
});

test('identity: says in a sentence that the emulator stopped, and the site goes on', async () => {
  const identity = await provide('process.exit(1)');
  await identity.ready;
  const sentence = /^Visitors cannot sign in until you start the site again\..+emulator\.log\.$/;
  expect(complain.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
  await identity.stop();
});

test('identity: an emulator that is still starting exports nothing when it is stopped', async () => {
  const identity = await provide(EMULATOR.replace('All emulators ready', 'Starting'));
  await identity.stop();
  await identity.ready;
  expect(existsSync(accounts())).toBe(false);
  expect(complain).not.toHaveBeenCalled();
});
