/** @typedef {import('./mutate.mjs').Mutation} Mutation */

/** What Node or jsdom runs, by unit tests: of the site, named below `tests/unit`, and of packages. @type {Mutation[]} */
export const unitMutations = [
  {
    file: 'packages/outbox/src/outbox.ts',
    code: 'setInterval(tick, TICK).unref()',
    test: 'packages/outbox/tests/timer: delivers at once',
  },
  {
    file: 'packages/outbox/src/outbox.ts',
    code: 'clearInterval(timer)',
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
    file: 'packages/outbox/src/deliver.ts',
    code: 'AbortSignal.timeout(Math.max(1, Math.round(left)))',
    instead: 'new AbortController().signal',
    test: 'packages/outbox/tests/accept: tells the sender what has become',
  },
  {
    file: 'lib/shop/account/server/authorize.ts',
    code: 'waitAtMost(exchangeToken(idToken, users), EXCHANGE_TIMEOUT)',
    instead: 'exchangeToken(idToken)',
    test: 'lib/shop/account/server/session: ends with its deadline',
  },
  {
    file: 'packages/outbox/src/accept.ts',
    code: 'waitAtMost(inserting, deadline())',
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
    code: 'waitAtMost(Promise.all([outbox.stopDelivering(), ...running]), ms)',
    instead: 'Promise.all([outbox.stopDelivering(), ...running])',
    test: 'packages/outbox/tests/timer: waits for calls under way',
  },
  {
    file: 'packages/outbox/src/deliver.ts',
    code: 'waitAtMost(pass, ms)',
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
    code: 'waitAtMost(store.check(), STORE_TIMEOUT)',
    instead: 'store.check()',
    test: 'packages/outbox/tests/upkeep: when check gets no answer',
  },
  {
    file: 'packages/outbox/src/health.ts',
    code: 'waitAtMost(store.count(now()), STORE_TIMEOUT)',
    instead: 'store.count(now())',
    test: 'packages/outbox/tests/upkeep: when count gets no answer',
  },
  {
    file: 'packages/outbox/src/limits.ts',
    code: 'waitAtMost(this.countMailed(), COUNT_TIMEOUT)',
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
    code: 'await isStored(found.account, users)',
    instead: 'true',
    test: 'lib/server/actions/own-data: a whole one at any step of decision',
  },
  {
    file: 'lib/shop/account/server/authorize.ts',
    code: 'await confirmNew(claims.id, users)',
    test: 'lib/server/actions/own-data: a whole one at any step of another tab',
  },
];
