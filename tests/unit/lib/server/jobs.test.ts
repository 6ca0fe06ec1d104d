import { expect, it, vi } from 'vitest';
import { runJobs } from '@/lib/server/jobs';
import { usersIn } from '@/lib/shop/account/server/user-store';
import { createOrder } from '@/lib/shop/orders/order';
import { ordersIn } from '@/lib/shop/orders/store';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { openOutbox } from '@/tests/support/outbox';
import { T0 } from '@/tests/support/rows';

it('jobs: one that fails is logged, stops no other, and keeps the watch from its call', async () => {
  const { outbox } = openOutbox({});
  vi.spyOn(outbox.store!, 'load').mockRejectedValue(
    Object.assign(new Error('unreadable'), { code: 'EIO' }),
  );
  const database = sqliteDatabase(':memory:');
  const orders = ordersIn(database);
  const report = { book: 'a', title: 'A', amount: 299, utr: '412345678901', language: 'hi' };
  await orders.insert(createOrder('asha', report, T0));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const parts = { outbox, orders, users: usersIn(database), mailbox: undefined, log };

  await expect(runJobs(parts)).rejects.toThrow('unreadable');

  const failed = (kind: string) => ['job-failed', expect.objectContaining({ kind, code: 'eio' })];
  expect(log.error.mock.calls).toEqual([failed('subjects'), failed('accounts')]);
  expect(await orders.list()).toEqual([expect.objectContaining({ utr: null })]);
});
