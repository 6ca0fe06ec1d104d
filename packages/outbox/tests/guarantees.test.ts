import { expect, it } from 'vitest';
import { freshInbox } from './support/inbox.ts';
import { killUnderWriters } from './support/kills.ts';
import { checkOutbox } from './support/model.ts';
import { drivers } from './support/stores.ts';

// Many more runs and kills: guarantees.long.test.ts.
const { server } = await freshInbox();

it.each(drivers)(
  'outbox: loses nothing over %s, whatever happens in whatever order',
  (_driver, open) => checkOutbox(open, server, 3),
);

it('outbox: loses and doubles nothing acknowledged when it is killed under writers', async () => {
  const report = await killUnderWriters(1, 20);
  expect(report).toMatchObject({ lost: 0, stuck: 0, duplicateRows: 0, unflagged: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);
});
