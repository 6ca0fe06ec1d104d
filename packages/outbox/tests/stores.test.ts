import { describe, expect, it } from 'vitest';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { collect, isMissing, noStore } from '@sutra/outbox/store';
import { storeContract } from '@sutra/outbox/testing/store-contract';

describe('SQLite store', () => {
  it.each(storeContract)('store: $title', ({ run }) => run(() => sqliteStore(':memory:')));
});

it('no store: has no rows, and refuses each with one code', async () => {
  expect(await collect(noStore.rows())).toEqual([]);
  expect(await noStore.claim('note', { now: 0, limit: 1 })).toEqual([]);
  const refusals = [noStore.check(), noStore.count(0), noStore.load('a'), noStore.truncate()];
  const errors = await Promise.all(refusals.map((each) => each.catch((error: unknown) => error)));
  expect(errors.map(isMissing)).toEqual([true, true, true, true]);
});
