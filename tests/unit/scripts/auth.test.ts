import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideAuth } from '@/scripts/lib/auth.mjs';
import { main } from '@/scripts/lib/run.mjs';
import { scratch } from '@/tests/support/scratch';

/** Stands for firebase-tools: exports one account when it is told to end. */
const EMULATOR = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const { join } = require('node:path');
  const target = process.argv.find((arg) => arg.startsWith('--export-on-exit=')).split('=')[1];
  process.on('SIGTERM', () => {
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, 'accounts.json'), 'password=secret1');
    process.exit(0);
  });
  writeFileSync('pid', String(process.pid));
  console.log('All emulators ready');
  setInterval(() => {}, 1000);
`;
const DOWN = expect.stringMatching(
  /^Visitors cannot sign in: .+ has stopped \(.+emulator\.log\)\. It is started again/,
);

let folder: ReturnType<typeof scratch>;
const lines: string[] = [];
beforeEach(() => {
  folder = scratch();
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => folder.remove());

/** Does something while the emulator runs, as a command would, and ends it. */
async function withAuth(source: string, work: (auth: Auth) => Promise<void> | void) {
  folder.write('emulator.cjs', source);
  const program = join(folder.root, 'emulator.cjs');
  const data = join(folder.root, 'data');
  await main(async () => {
    const auth = await provideAuth({ data, env: {}, embedsAuthEmulator: true, program });
    await work(auth);
  });
}
type Auth = Awaited<ReturnType<typeof provideAuth>>;

const accounts = () => join(folder.root, 'data/identity/accounts/accounts.json');
const said = () => lines.slice(1);

test('auth: is ready when the emulator is, and keeps passwords from other users', async () => {
  await withAuth(EMULATOR, async ({ env, ready }) => {
    await ready;
    expect(env.FIREBASE_AUTH_EMULATOR_HOST).toMatch(/^localhost:\d+$/);
  });
  expect(readFileSync(accounts(), 'utf8')).toContain('secret1');
  expect(statSync(join(folder.root, 'data/identity')).mode & 0o777).toBe(0o700);
  expect(said()).toEqual([]);
});

test('auth: starts an emulator again that was killed, and says so', async () => {
  await withAuth(EMULATOR, async ({ ready }) => {
    await ready;
    const pid = () => Number(readFileSync(join(folder.root, 'data/identity/pid'), 'utf8'));
    const killed = pid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(pid).not.toBe(killed);
    expect(said()).toEqual([DOWN]);
  });
});

test('auth: an emulator that cannot start does not hold up the site, and is tried again', async () => {
  const broken = `if (!require('node:fs').existsSync('mended')) process.exit(1);${EMULATOR}`;
  await withAuth(broken, async ({ ready }) => {
    await ready;
    expect(said()).toEqual([DOWN]);
    folder.write('data/identity/mended', '');
    await expect.poll(() => existsSync(join(folder.root, 'data/identity/pid'))).toBe(true);
  });
});

test('auth: an emulator that is still starting exports nothing when it is stopped', async () => {
  await withAuth(EMULATOR.replace('All emulators ready', 'Starting'), () => {});
  expect(existsSync(accounts())).toBe(false);
  expect(said()).toEqual([]);
});
