import { describe, expect, it } from 'vitest';
import { neutraliseCell } from '@/lib/submissions/model/cells';
import { stateOf } from '@/lib/submissions/model/submission';
import { findCsvLeaks } from '@/tests/support/csv-readers';
import { findLeaks } from '@/tests/support/hostile-cells';
import { allRows, contactRow, fill, passTime } from '@/tests/support/outbox';
import { checkOutbox } from '@/tests/support/outbox-model';
import { receiver } from '@/tests/support/receiver';
import { checkStore } from '@/tests/support/store-model';
import { drivers } from '@/tests/support/stores';

const { server, contact } = await receiver();
const bodies = () => server.received.map(({ body }) => body);

it('200,000 generated cells, no formula among them', () => {
  expect(findLeaks(neutraliseCell, 200_000)).toEqual([]);
});

it('200,000 generated texts in CSV, read with four separators, no formula among them', async () => {
  expect(await findCsvLeaks(200_000)).toEqual([]);
});

describe.each(drivers)('over %s', (_name, open) => {
  it('eight drainers send 500 rows 500 times', async () => {
    const store = open();
    await fill({ store }, 500);
    const drainers = Array.from({ length: 8 }, () => contact({ store }).outbox);
    const reports = await Promise.all(drainers.map((each) => each.drain()));
    console.log(reports.map(({ attempts }) => attempts).join(' + '), '=', server.received.length);
    expect(new Set(bodies()).size).toBe(500);
    expect(server.received).toHaveLength(500);
  });

  it('a store behaves like a map, 1,000 times', () => checkStore(open, 1_000));
  it('an outbox loses nothing, 150 times', () => checkOutbox(open, server, 150));
});

it.each([1, 2, 3, 10, 500])('an outage of 30 minutes with %i rows', async (count) => {
  const { outbox, store, clock } = contact();
  await fill(outbox, count);
  server.behave({ does: 'answer', status: 503 });
  await outbox.drain();
  await passTime(outbox, clock, 1_800_000);
  server.behave({ does: 'answer' });
  const healed = clock.now();
  await passTime(outbox, clock, 120_000);
  const rows = await allRows(store);
  expect(rows.map(stateOf)).toEqual(Array(count).fill('delivered'));
  const most = Math.max(...rows.map(({ attempts }) => attempts));
  const last = Math.max(...rows.map(({ deliveredAt }) => deliveredAt!));
  console.log(
    `${count} rows: at most ${most} attempts, all there ${(last - healed) / 1_000} s after`,
  );
  expect(most).toBeLessThanOrEqual(14);
});

it('one poison row that hangs for 6 s among 100', async () => {
  const { outbox, store } = contact({ sendTimeout: 6_000 });
  await store.create(contactRow('poison', { due: 1 }));
  await fill(outbox, 100);
  server.behave(({ body }) => (body.includes('poison') ? { does: 'hang' } : { does: 'answer' }));
  const start = performance.now();
  expect((await outbox.drain()).delivered).toBe(100);
  const ms = performance.now() - start;
  console.log(`the 100 arrived within ${(ms / 1_000).toFixed(1)} s`);
  expect(ms).toBeLessThan(60_000);
});
