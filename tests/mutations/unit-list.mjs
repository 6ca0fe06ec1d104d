/** @typedef {import('./mutate.mjs').Mutation} Mutation */

/** What Node or jsdom runs, by unit tests: of the site, named below `tests/unit`, and of packages. @type {Mutation[]} */
export const unitMutations = [
  {
    file: 'packages/outbox/src/outbox.ts',
    code: 'timers.every(intervals.open, tick)',
    test: 'packages/outbox/tests/timer: delivers at once',
  },
  {
    file: 'packages/outbox/src/outbox.ts',
    code: 'stopTimer?.()',
    test: 'packages/outbox/tests/timer: delivers at once',
  },
  {
    file: 'packages/outbox/src/outbox.ts',
    code: 'delivery.stop()',
    test: 'packages/outbox/tests/timer: waits for calls under way',
  },
  {
    file: 'lib/log/log.ts',
    code: 'setTimeout(end, MINUTE).unref()',
    test: 'lib/log/log: writes 20 warnings a minute',
  },
  {
    file: 'lib/forms/call-action.ts',
    code: 'clearTimeout(timer)',
    test: 'lib/forms/call-action: does not touch',
  },
  {
    file: 'components/contact/office-clock.tsx',
    code: 'clearTimeout(timer)',
    test: 'components/contact/office-clock: tells a visitor',
  },
  {
    file: 'packages/outbox/src/attempt.ts',
    code: 'waitWithin(sending, ms + LATE_TIMEOUT, timers)',
    instead: 'sending',
    test: 'packages/outbox/tests/own-receivers: one that never answers costs its row',
  },
  {
    file: 'lib/shop/account/server/authorize.ts',
    code: 'waitAtMost(exchangeToken(idToken, users), EXCHANGE_TIMEOUT)',
    instead: 'exchangeToken(idToken)',
    test: 'lib/shop/account/server/session: ends with its deadline',
  },
  {
    file: 'packages/outbox/src/accept.ts',
    code: 'waitWithin(inserting, deadline(), timers)',
    instead: 'inserting',
    test: 'packages/outbox/tests/accept: a store that writes after its deadline',
  },
  {
    file: 'packages/outbox/src/stores/firestore.ts',
    code: 'waitAtMost(work, deadline)',
    instead: 'work',
    test: 'packages/outbox/tests/stores: rejects every call after the deadline',
  },
  {
    file: 'lib/store/firestore.ts',
    code: 'waitAtMost(work, deadline)',
    instead: 'work',
    test: 'lib/store/contract: rejects each call that is not answered',
  },
  {
    file: 'lib/store/sqlite.ts',
    code: 'client.truncateWal()',
    test: 'lib/store/contract: a removed one is in none of the files',
  },
  {
    file: 'packages/outbox/src/upkeep.ts',
    code: '(running = undefined)',
    test: 'packages/outbox/tests/upkeep: erases delivered texts',
  },
  {
    file: 'packages/outbox/src/outbox.ts',
    code: 'waitWithin(Promise.all([outbox.stopDelivering(), ...running]), ms, timers)',
    instead: 'Promise.all([outbox.stopDelivering(), ...running])',
    test: 'packages/outbox/tests/timer: waits for calls under way',
  },
  {
    file: 'packages/outbox/src/deliver.ts',
    code: 'waitWithin(pass, ms, timers)',
    instead: 'pass',
    test: 'lib/server/root: waits for a pass that runs',
  },
  {
    file: 'packages/outbox/src/sqlite/client.ts',
    code: 'setInterval(() => this.inTurn(look).catch(() => {}), WATCH_INTERVAL).unref()',
    test: 'packages/outbox/tests/lost-file: is put back while nobody writes',
  },
  {
    file: 'packages/outbox/src/health.ts',
    code: 'waitWithin(store.check(), STORE_TIMEOUT, timers)',
    instead: 'store.check()',
    test: 'packages/outbox/tests/upkeep: when check gets no answer',
  },
  {
    file: 'packages/outbox/src/health.ts',
    code: 'waitWithin(store.count(now(), keep.undelivered), STORE_TIMEOUT, timers)',
    instead: 'store.count(now(), keep.undelivered)',
    test: 'packages/outbox/tests/upkeep: when count gets no answer',
  },
  {
    file: 'packages/outbox/src/limits.ts',
    code: 'waitWithin(this.countMailed(), COUNT_TIMEOUT, timers)',
    instead: 'this.countMailed()',
    test: 'packages/outbox/tests/limits: and a store that counts none',
  },
  {
    file: 'lib/shop/account/server/revocation.ts',
    code: 'account.email !== email',
    instead: 'false',
    test: 'lib/shop/account/server/other-address: after the sign-in, before it',
  },
  {
    file: 'lib/server/person/delete-account.ts',
    code: 'await isStored(id, users)',
    instead: 'true',
    test: 'lib/server/actions/own-data: a whole one at any step of report',
  },
  {
    file: 'lib/server/person/delete-account.ts',
    code: 'sweepDeleted(account, request, { outbox, ...around })',
    instead: 'Promise.resolve({ removed: [], kept: [] })',
    test: 'lib/server/actions/own-data: eight writers',
  },
  {
    file: 'lib/shop/orders/decide-order.ts',
    code: 'await eraseOrders(found.account, orders)',
    instead: 'undefined',
    test: 'lib/server/actions/own-data: a whole one at any step of decision',
  },
  {
    file: 'lib/shop/account/server/authorize.ts',
    code: 'await confirmNew(claims.id, users)',
    test: 'lib/server/actions/own-data: a whole one at any step of another tab',
  },
];
