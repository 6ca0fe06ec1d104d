import { expect } from 'vitest';
import { forkOutbox } from './fork-outbox';
import { misbehavingServer } from './misbehaving-server';
import { scratch } from './scratch';

/**
 * A target fails while the clock of two real processes is off, one after the other. Then the clock is
 * set: the next message is delivered at once, and the waiting rows of both with the next drain.
 */
export async function checkWrongClock(clockAhead: number): Promise<void> {
  const [server, folder] = [await misbehavingServer(), scratch()];
  const sent = () => server.received.filter(({ method }) => method === 'POST').length;
  const start = () => forkOutbox({ directory: folder.root, clockAhead }, server.url);
  try {
    server.behave({ does: 'answer', status: 503 });
    const first = await start();
    expect(await first.accept('first')).toBe('refused, kept');
    await first.kill();

    const second = await start();
    expect(await second.accept('second')).toBe('refused, kept');
    await second.setClock();
    server.behave({ does: 'answer' });
    expect(await second.accept('third')).toBe('success');
    // A row that waits its turn does so for five seconds at most.
    await expect.poll(async () => (await second.drain(), sent())).toBe(5);
    await second.kill();
  } finally {
    folder.remove();
    await server.close();
  }
}
