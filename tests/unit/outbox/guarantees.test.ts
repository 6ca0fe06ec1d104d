import { expect, it } from 'vitest';
import { killBetweenSendAndMark, killUnderWriters } from '@/tests/support/kills';
import { checkOutbox } from '@/tests/support/outbox-model';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';

const { server } = await receiver();
const NONE = { lost: 0, stuck: 0, duplicateRows: 0, unflagged: 0 };

it.each(drivers)(
  'outbox: loses nothing over %s, whatever happens in whatever order',
  (_driver, open) => checkOutbox(open, server, 12),
);

it('outbox: loses and doubles nothing acknowledged when it is killed under writers', async () => {
  const report = await killUnderWriters(2, 20);
  expect(report).toMatchObject(NONE);
  expect(report.acknowledged).toBeGreaterThan(0);
});

it('outbox: counts a possible duplicate when it is killed between send and mark', async () => {
  const report = await killBetweenSendAndMark(2);
  expect(report).toMatchObject(NONE);
  expect(report.sentTwice).toBeGreaterThan(0);
});
