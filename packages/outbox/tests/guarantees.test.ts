import { expect, it } from 'vitest';
import { killUnderWriters } from './support/kills.ts';

// Many more kills: guarantees.long.test.ts.

it('outbox: loses and doubles nothing acknowledged when it is killed under writers', async () => {
  const report = await killUnderWriters(1, 20);
  expect(report).toMatchObject({ lost: 0, stuck: 0, duplicateRows: 0, unflagged: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);
});
