import { expect, it } from 'vitest';
import { HOUR } from '@sutra/outbox/time';
import { DOWN, freshInbox, OK } from './support/inbox.ts';
import { killBetweenSendAndMark, killUnderWriters } from './support/kills.ts';

const { server, open } = await freshInbox();

it('outbox: loses nothing in 30 kills under writers, and in 50 between send and mark', async () => {
  const none = { lost: 0, stuck: 0, duplicateRows: 0, unflagged: 0 };
  const underWriters = await killUnderWriters(30, 20);
  expect(underWriters).toMatchObject(none);
  expect(underWriters.acknowledged).toBeGreaterThan(0);
  const betweenSendAndMark = await killBetweenSendAndMark(50);
  expect(betweenSendAndMark).toMatchObject(none);
  expect(betweenSendAndMark.sentTwice).toBeGreaterThan(0);
});

it('outbox: delivers 100 rows beside one that hangs for 6 s', async () => {
  const { send, move, restart, deliver } = open();
  server.behave(DOWN);
  await send('poison');
  for (let n = 0; n < 100; n++) await send(`${n}`);
  server.behave(({ body }) => (body.includes('poison') ? { does: 'hang' } : OK));
  move(HOUR);
  restart();
  expect((await deliver()).delivered).toBe(100);
});
