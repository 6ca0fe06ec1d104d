import { afterAll, afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { forkOutbox, type OutboxProcess } from '@/tests/support/fork-outbox';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import { smallDisk } from '@/tests/support/small-disk';

const server = await misbehavingServer();
afterAll(() => server.close());

let disk: ReturnType<typeof smallDisk>;
let outbox: OutboxProcess;
beforeEach(async () => {
  disk = smallDisk('128m');

  server.behave({ does: 'answer', status: 503 });
  outbox = await forkOutbox(disk, server.url);
});
afterEach(() => {
  void outbox.kill();
  disk.remove();
});

const isUp = async () => (await outbox.health()).store === 'up';

it('outbox: a disk that fills up and is emptied again five times under ten writers loses nothing', async () => {
  const acknowledged: string[] = [];
  let isOver = false;
  const write = async (writer: number) => {
    for (let n = 0; !isOver && outbox.isRunning(); n++) {
      const text = `writer ${writer} message ${n} `.padEnd(300, 'x');
      if (/success|kept/.test(await outbox.accept(text))) acknowledged.push(text);
    }
  };
  const writers = Array.from({ length: 10 }, (_, writer) => write(writer));
  onTestFinished(() => void (isOver = true));
  for (let round = 1; round <= 5; round++) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    disk.fill(outbox.pid);
    expect(await outbox.write()).toBe(disk.isMounted ? 'enospc' : 'efbig');
    const filled = performance.now();
    await expect.poll(isUp).toBe(false);
    const red = performance.now() - filled;
    disk.empty(outbox.pid);
    const emptied = performance.now();
    await expect.poll(isUp).toBe(true);
    const green = performance.now() - emptied;
    console.log(
      `round ${round}: ${acknowledged.length} acknowledged, red after ${(red / 1_000).toFixed(1)} s, green after ${(green / 1_000).toFixed(1)} s`,
    );
  }
  isOver = true;
  await Promise.all(writers);
  const stored = new Set(await outbox.texts());
  expect(acknowledged.filter((text) => !stored.has(text))).toEqual([]);
});

it('health: a full disk is noticed when nobody writes, and so is its end', async () => {
  expect(await isUp()).toBe(true);
  disk.fill(outbox.pid);
  await expect.poll(isUp).toBe(false);
  disk.empty(outbox.pid);
  await expect.poll(isUp).toBe(true);
});
