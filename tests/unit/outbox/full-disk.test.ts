import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '@/lib/time';
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

const health = async () => {
  const { status, store } = await outbox.health();
  return `${status}, ${store}`;
};

it('health: is down on a full disk, loses nothing it acknowledged, and heals by itself', async () => {
  outbox = await forkOutbox(disk, server.url);
  const acknowledged: string[] = [];
  const send = async (text: string) => {
    const isKept = /success|kept/.test(await outbox.accept(text));
    if (isKept) acknowledged.push(text);
    return isKept;
  };
  for (let n = 0; n < 5; n++) expect(await send(`before ${n}`)).toBe(true);
  expect(await health()).toBe('ok, up');

  disk.fill(outbox.pid);
  expect(await outbox.write()).toBe(disk.isMounted ? 'enospc' : 'efbig');
  expect(await health()).toBe('down, down');
  for (let n = 0; n < 5; n++) await send(`full ${n} ${'x'.repeat(5_000)}`);
  // What the receiver acknowledges counts too, once its pause has ended.
  server.behave({ does: 'answer' });
  await outbox.move(MINUTE);
  expect(await outbox.accept('direct')).toBe('success');

  server.behave({ does: 'answer', status: 503 });
  disk.empty(outbox.pid);
  expect(await health()).toBe('ok, up');
  expect(await send('after')).toBe(true);
  expect(await outbox.texts()).toEqual(expect.arrayContaining(acknowledged));
});

it('health: is down on a read-only disk from the start, and heals without a restart', async () => {
  disk.makeReadOnly();
  outbox = await forkOutbox(disk, server.url);
  expect(await outbox.write()).toBe(disk.isMounted ? 'erofs' : 'eacces');
  expect(await health()).toBe('down, down');
  expect(await outbox.accept('refused')).toBe('refused');

  disk.makeWritable();
  expect(await health()).toBe('ok, up');
  expect(await outbox.accept('after')).toBe('refused, kept');
  expect(await outbox.texts()).toEqual(['after']);
});
