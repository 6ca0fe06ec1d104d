import { expect, it } from 'vitest';
import { killBetweenSendAndMark, killUnderWriters } from '@/tests/support/kills';

it('kill -9 thirty times under twenty writers', async () => {
  const report = await killUnderWriters(30, 20);
  console.log(report);
  expect(report).toMatchObject({ lost: 0, stuck: 0, duplicateRows: 0, unflagged: 0 });
  expect(report.acknowledged).toBeGreaterThan(600);
});

it('kill -9 between send and mark, fifty times', async () => {
  const report = await killBetweenSendAndMark(50);
  console.log(report);
  expect(report).toMatchObject({ lost: 0, stuck: 0, duplicateRows: 0, unflagged: 0 });
  expect(report.sentTwice).toBeLessThanOrEqual(50);
});
