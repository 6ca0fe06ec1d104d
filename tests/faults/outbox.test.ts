import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '@/lib/time';
import { killBetweenSendAndMark, killUnderWriters } from '@/tests/support/kills';
import { checkOutbox } from '@/tests/support/outbox-model';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';

const { server, contact } = await receiver();

it.each(drivers)('outbox over %s: loses nothing, 150 times', (_driver, open) =>
  checkOutbox(open, server, 150),
);

it('outbox: loses nothing in 30 kills under writers, and in 50 between send and mark', async () => {
  const none = { lost: 0, stuck: 0, duplicateRows: 0, unflagged: 0 };
  const underWriters = await killUnderWriters(30, 20);
  expect(underWriters).toMatchObject(none);
  expect(underWriters.acknowledged).toBeGreaterThan(0);
  const betweenSendAndMark = await killBetweenSendAndMark(50);
  expect(betweenSendAndMark).toMatchObject(none);
  expect(betweenSendAndMark.sentTwice).toBeGreaterThan(0);
});

it('outbox: delivers 100 rows within a minute beside one that hangs for 6 s', async () => {
  const { send, move, restart, deliver } = contact();
  server.behave({ does: 'answer', status: 503 });
  await send('poison');
  for (let n = 0; n < 100; n++) await send(`${n}`);
  server.behave(({ body }) => (body.includes('poison') ? { does: 'hang' } : { does: 'answer' }));
  move(HOUR);
  restart();
  const start = performance.now();
  expect((await deliver()).delivered).toBe(100);
  expect(performance.now() - start).toBeLessThan(MINUTE);
});
