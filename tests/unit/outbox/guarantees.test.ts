import { expect, it } from 'vitest';
import { killUnderWriters } from '@/tests/support/kills';
import { checkOutbox } from '@/tests/support/outbox-model';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';

// Many more runs and kills: tests/faults/outbox.test.ts.
const { server } = await receiver();
const NONE = { lost: 0, stuck: 0, duplicateRows: 0, unflagged: 0 };

it.each(drivers)(
  'outbox: loses nothing over %s, whatever happens in whatever order',
  (_driver, open) => checkOutbox(open, server, 3),
);

it('outbox: loses and doubles nothing acknowledged when it is killed under writers', async () => {
  const report = await killUnderWriters(1, 20);
  expect(report).toMatchObject(NONE);
  expect(report.acknowledged).toBeGreaterThan(0);
});
