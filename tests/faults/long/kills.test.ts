import { expect, test } from 'vitest';
import { killBetweenSendAndMark } from '@/tests/support/kills';

// Many more kills, under writers too: tests/faults/outbox.test.ts, run by hand.
test('outbox: counts a possible duplicate when it is killed between send and mark', async () => {
  const report = await killBetweenSendAndMark(2);
  expect(report).toMatchObject({ lost: 0, stuck: 0, duplicateRows: 0, unflagged: 0 });
  expect(report.sentTwice).toBeGreaterThan(0);
});
