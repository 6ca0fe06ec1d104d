import { afterEach, beforeEach, expect, it } from 'vitest';
import { forkOutbox, type OutboxProcess } from '@/tests/support/fork-outbox';
import { receiver } from '@/tests/support/receiver';
import { smallDisk } from '@/tests/support/small-disk';

const { server } = await receiver();
let disk: ReturnType<typeof smallDisk>;
let outbox: OutboxProcess;
beforeEach(() => {
  disk = smallDisk();
  server.behave({ does: 'answer', status: 503 });
});
afterEach(() => {
  void outbox.kill();
  disk.remove();
});

/** Health when nothing else has been written for five seconds. */
async function healthLater() {
  await outbox.move(5_000);
  const { status, store } = await outbox.health();
  return `${status}, ${store}`;
}

it('health: is down on a full disk, loses nothing it acknowledged, and heals by itself', async () => {
  outbox = await forkOutbox(disk, server.url);
  const acknowledged: string[] = [];
  const send = async (text: string) => {
    const isKept = /success|kept/.test(await outbox.accept(text));
    if (isKept) acknowledged.push(text);
    return isKept;
  };
  for (let n = 0; n < 5; n++) expect(await send(`before ${n}`)).toBe(true);
  expect(await healthLater()).toBe('ok, up');

  disk.fill(outbox.pid);
  expect(await outbox.write()).toBe(disk.isMounted ? 'enospc' : 'efbig');
  expect(await healthLater()).toBe('down, down');
  for (let n = 0; n < 5; n++) await send(`full ${n} ${'x'.repeat(5_000)}`);
  expect(await healthLater()).toBe('down, down');
  expect((await outbox.lines()).join()).toMatch(/"code":"[a-z-]+","event":"store-probe-failed"/);
  // What the target acknowledges counts too.
  server.behave({ does: 'answer' });
  expect(await outbox.accept('direct')).toBe('success');

  server.behave({ does: 'answer', status: 503 });
  disk.empty(outbox.pid);
  expect(await healthLater()).toBe('ok, up');
  expect(await send('after')).toBe(true);
  expect(await outbox.texts()).toEqual(expect.arrayContaining(acknowledged));
});

it('health: is down on a read-only disk from the start, and heals without a restart', async () => {
  disk.makeReadOnly();
  outbox = await forkOutbox(disk, server.url);
  expect(await outbox.write()).toBe(disk.isMounted ? 'erofs' : 'eacces');
  expect(await healthLater()).toBe('down, down');
  expect(await outbox.accept('refused')).toBe('refused');

  disk.makeWritable();
  expect(await healthLater()).toBe('ok, up');
  expect(await outbox.accept('after')).toBe('refused, kept');
  expect(await outbox.texts()).toEqual(['after']);
});
