import { expect, it } from 'vitest';
import { neutraliseCell } from '@/lib/submissions/model/cells';
import { findCsvLeaks } from '@/tests/support/csv-readers';
import { findLeaks } from '@/tests/support/hostile-cells';
import { contactRow, fill, HOUR, MINUTE } from '@/tests/support/outbox';
import { checkOutbox } from '@/tests/support/outbox-model';
import { receiver } from '@/tests/support/receiver';
import { checkStore } from '@/tests/support/store-model';
import { drivers } from '@/tests/support/stores';
import { checkWrongClock } from '@/tests/support/wrong-clock';

// Kills, drainers and outages are in `npm run bench:outbox`.
const { server, contact } = await receiver();

it('cells: leave no formula among 200,000 generated texts', () => {
  expect(findLeaks(neutraliseCell, 200_000)).toEqual([]);
});

it('cells: leave no formula among 200,000 in CSV, read with four separators', async () => {
  expect(await findCsvLeaks(200_000)).toEqual([]);
});

it.each(drivers)('%s store: is like a map, 1,000 times', (_, open) => checkStore(open, 1_000));

it.each(drivers)('outbox over %s: loses nothing, 150 times', (_, open) =>
  checkOutbox(open, server, 150),
);

it('outbox: delivers 100 rows within a minute behind one that hangs for 6 s', async () => {
  const { outbox, store } = contact({ sendTimeout: 6_000 });
  await store.create(contactRow('poison', { due: 1 }));
  await fill(outbox, 100);
  server.behave(({ body }) => (body.includes('poison') ? { does: 'hang' } : { does: 'answer' }));
  const start = performance.now();
  expect((await outbox.drain()).delivered).toBe(100);
  expect(performance.now() - start).toBeLessThan(MINUTE);
});

it.each([-24, -1, 0.5, 2, 5.5, 24, 24 * 30, 24 * 365 * 10])(
  'outbox: delivers at once when a clock that was %d hours ahead is set',
  (hours) => checkWrongClock(hours * HOUR),
);
