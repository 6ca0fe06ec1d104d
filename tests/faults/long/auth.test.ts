import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { authFolder, EMULATOR } from '@/tests/support/stub-emulator';

const DOWN = expect.stringMatching(
  /^Visitors cannot sign in: .+ has stopped \(.+emulator\.log\)\. It is started again/,
);

const { path, write, said, fillDisk, withAuth } = authFolder();

test('auth: starts an emulator again that was killed, and says so', async () => {
  await withAuth(EMULATOR, async ({ ready }) => {
    await ready;
    const pid = () => Number(readFileSync(path('data/identity/pid'), 'utf8'));
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
    write('data/identity/mended', '');
    await expect.poll(() => existsSync(path('data/identity/pid'))).toBe(true);
  });
});

test('auth: on a full disk the emulator starts as soon as there is room', async () => {
  const empty = fillDisk();
  await withAuth(EMULATOR, async ({ ready }) => {
    await ready;
    expect(existsSync(path('data/identity/pid'))).toBe(false);
    empty();
    await expect.poll(() => existsSync(path('data/identity/pid'))).toBe(true);
  });
  expect(said()).toEqual([]);
});
