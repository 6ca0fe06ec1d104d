import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '@sutra/outbox/time';
import { forkOutbox, type OutboxProcess } from './support/fork-outbox.ts';
import { DOWN, freshInbox, OK } from './support/inbox.ts';
import { scratch } from './support/scratch.ts';

const { server } = await freshInbox();
let folder: ReturnType<typeof scratch>;
let outbox: OutboxProcess;
beforeEach(async () => {
  server.behave(DOWN);
  folder = scratch();
  outbox = await forkOutbox(folder.root, server.url);
});
afterEach(async () => {
  await outbox.kill();
  folder.remove();
});

/** No file of the process can become longer, as on a full disk. */
const limitFiles = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(outbox.pid), `--fsize=${bytes}:`]);

const health = async () => {
  const { status, store } = await outbox.health();
  return `${status}, ${store}`;
};

it('health: is down before a disk is full, which loses nothing acknowledged, and heals', async () => {
  expect(await health()).toBe('ok, up');
  limitFiles(100_000);
  await outbox.move(MINUTE);
  expect(await health()).toBe('down, down');
  const acknowledged: string[] = [];
  const send = async (text: string) => {
    const result = await outbox.accept(text);
    if (/success|kept/.test(result)) acknowledged.push(text);
    return result;
  };
  expect(await send('while small writes fit')).toBe('refused, kept');
  for (let n = 0, result = ''; result !== 'refused'; n++) {
    expect(n).toBeLessThan(100);
    result = await send(`full ${n}`);
  }
  // What the receiver acknowledges counts too, once its pause has ended.
  server.behave(OK);
  await outbox.move(MINUTE);
  expect(await outbox.accept('direct')).toBe('success');

  server.behave(DOWN);
  limitFiles('unlimited');
  expect(await health()).toBe('ok, up');
  expect(await send('after')).toBe('refused, kept');
  expect(await outbox.texts()).toEqual(expect.arrayContaining(acknowledged));
});

it('health: is down on a disk that is full from the start, and heals without a restart', async () => {
  limitFiles(1);
  expect(await health()).toBe('down, down');
  expect(await outbox.accept('refused')).toBe('refused');

  limitFiles('unlimited');
  expect(await health()).toBe('ok, up');
  expect(await outbox.accept('after')).toBe('refused, kept');
  expect(await outbox.texts()).toEqual(['after']);
});
