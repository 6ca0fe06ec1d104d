import { expect, it, onTestFinished } from 'vitest';
import { forkOutbox, startWriters } from '@/tests/support/fork-outbox';
import { receiver } from '@/tests/support/receiver';
import { smallDisk } from '@/tests/support/small-disk';

const { server } = await receiver();

it('outbox: a disk that fills up and is emptied again five times under ten writers loses nothing', async () => {
  const disk = smallDisk('128m');
  server.behave({ does: 'answer', status: 503 });
  const outbox = await forkOutbox(disk, server.url);
  onTestFinished(async () => {
    await outbox.kill();
    disk.remove();
  });
  const isUp = async () => (await outbox.health()).store === 'up';
  const acknowledged = startWriters(outbox, 10, 'disk');
  for (let round = 1; round <= 5; round++) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    disk.fill(outbox.pid);
    expect(await outbox.write()).toBe(disk.isMounted ? 'enospc' : 'efbig');
    const filled = performance.now();
    await expect.poll(isUp).toBe(false);
    const emptied = performance.now();
    disk.empty(outbox.pid);
    await expect.poll(isUp).toBe(true);
    const [red, green] = [emptied - filled, performance.now() - emptied].map(Math.round);
    console.log(`round ${round}: red after ${red} ms, green after ${green} ms`);
  }
  const texts = [...acknowledged];
  const stored = new Set(await outbox.texts());
  expect(texts.filter((text) => !stored.has(text))).toEqual([]);
});
