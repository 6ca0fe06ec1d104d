/**
 * Expressions with a timer, a deadline or a listener, and for each a test that must fail without it.
 *
 * @typedef {object} Mutation
 * @property {string} file
 * @property {string} code an expression that the file has once.
 * @property {string} [instead] what takes its place; `undefined` by default.
 * @property {string} test the file of the test; a part of its name after a colon.
 */

const NEVER = 'new Promise(() => {})';

/** What a browser runs, by tests in `tests/e2e`. @type {Mutation[]} */
export const browserMutations = [
  {
    file: 'components/site/toaster.tsx',
    code: 'addEventListener(TOAST_EVENT, onToast)',
    test: 'toasts: is in the upper third',
  },
  {
    file: 'components/site/toaster.tsx',
    code: 'addEventListener(event, endWithCause, true)',
    test: 'toasts: ends when its reader goes on',
  },
  {
    file: 'components/shop/shop-provider.tsx',
    code: "dispatch({ type: 'session-unknown' })",
    test: 'account: takes no button away',
  },
  {
    file: 'lib/browser/revisit.ts',
    code: 'addEventListener(event, listener)',
    test: 'account: reaches every tab',
  },
  {
    file: 'components/layout/main-nav.tsx',
    code: "menu.addEventListener('toggle', onToggle)",
    test: 'back: menu: Back closes it',
  },
  {
    file: 'components/sums/picture-button.tsx',
    code: 'setTimeout(() => void paint(), PAINT_AFTER_MS)',
    test: 'sum-picture: goes to the share sheet',
  },
  {
    file: 'components/practice/sheet-maker.tsx',
    code: "addEventListener('hashchange', followAddress)",
    test: 'practice-page: found again by their address',
  },
  {
    file: 'lib/browser/layer-history.ts',
    code: "addEventListener('popstate', onPopState)",
    test: 'back: menu: Back closes it',
  },
  {
    file: 'lib/browser/layer-history.ts',
    code: 'setTimeout(sync)',
    test: 'back: Back is right after quiet closings',
  },
  {
    file: 'components/books/preview-dialog.tsx',
    code: `inside?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onEscape();
  })`,
    test: 'books: closes in four ways',
  },
  {
    file: 'components/site/lazy.tsx',
    code: 'observer.observe(content.current!)',
    test: 'books: comes into view',
  },
  {
    file: 'lib/forms/call-action.ts',
    code: 'setTimeout(abortRequest, ACTION_TIMEOUT, reject)',
    test: 'contact-form: waits 20 s at most',
  },
  {
    file: 'lib/forms/call-action.ts',
    code: 'controller.abort()',
    test: 'contact-form: waits 20 s at most',
  },
  {
    file: 'packages/outbox/src/deadline.ts',
    code: "setTimeout(() => controller.abort(codedError('deadline')), ms)",
    test: 'sign-in: after a step took too long',
  },
  {
    file: 'packages/outbox/src/deadline.ts',
    code: "signal.addEventListener('abort', stop)",
    test: 'sign-in: after a step took too long',
  },
  {
    file: 'packages/quiet-next/src/loader.js',
    code: "\n  addEventListener('click', holdClick, true)",
    test: 'early-press: a tab shows at once',
  },
  {
    file: 'packages/quiet-next/src/loader.js',
    code: "addEventListener('framework-ready', replayEvents)",
    test: 'early-press: an empty form gets the messages',
  },
  {
    file: 'packages/quiet-next/src/loader.js',
    code: 'signs.forEach((sign) => addEventListener(sign, loadFramework, options))',
    test: 'late: loads at a key',
  },
  {
    file: 'packages/quiet-next/src/loader.js',
    code: 'setTimeout(request, 2000, address, failures + navigator.onLine)',
    test: 'late: is retried until the network',
  },
  {
    file: 'packages/quiet-next/src/loader.js',
    code: "addEventListener('DOMContentLoaded', requestAll)",
    test: 'slow-line: is heard before',
  },
];

/** What a browser runs, by tests in `tests/parts`. @type {Mutation[]} */
export const partMutations = [
  {
    file: 'components/home/time-race.tsx',
    code: 'observer.observe(bars.current!)',
    test: 'demo: starts once in view',
  },
  {
    file: 'components/contact/office-clock.tsx',
    code: 'window.setTimeout(tick, MINUTE - (Date.now() % MINUTE))',
    test: 'contact-page: turn over at the minute',
  },
  {
    file: 'components/assistant/assistant-panel.tsx',
    code: `setTimeout(() => {
      setWaiting((before) => before - 1);
      append(true, reply);
    }, REPLY_AFTER_MS)`,
    test: 'assistant: answers after a second',
  },
  {
    file: 'components/hooks/use-countdown.ts',
    code: 'setTimeout(tick, (deadline.current - Date.now()) % 1000 || 1000)',
    test: 'payment: counts down, speaks',
  },
  {
    file: 'components/shop/payment-confirmation.tsx',
    code: 'setTimeout(closeConfirmation, CONTINUE_MS)',
    test: 'payment: the confirmation closes after three seconds',
  },
  {
    file: 'components/site/toaster.tsx',
    code: 'setTimeout(() => setLatest(null), DURATIONS.error)',
    test: 'toasts: one whose script cannot be fetched',
  },
  {
    file: 'components/home/carousel.tsx',
    code: 'setTimeout(advance, SLIDE_MS)',
    test: 'carousel: moves on every five seconds',
  },
  {
    file: 'components/home/carousel.tsx',
    code: 'items.forEach((item) => observer.observe(item))',
    test: 'carousel: moves on every five seconds',
  },
  {
    file: 'lib/browser/layers.ts',
    code: "addEventListener('keydown', cancelOnEscape, true)",
    test: 'layers: Escape takes back',
  },
  {
    file: 'lib/browser/layers.ts',
    code: "addEventListener('focusin', cancelOnFocus, true)",
    test: 'layers: a focus that moves on takes back',
  },
  {
    file: 'lib/browser/layer-history.ts',
    code: 'leaving = setTimeout(stay, LEAVING_MS)',
    test: 'layers: a link that leads nowhere',
  },
  {
    file: 'components/not-found/leaving.tsx',
    code: "document.addEventListener('click', onLinkPress)",
    test: 'not-found: does not overtake a link',
  },
  {
    file: 'components/hooks/browser-state.ts',
    code: "query.addEventListener('change', notify)",
    test: 'carousel: pauses while the visitor prefers',
  },
  {
    file: 'components/sums/numbers-form.tsx',
    code: "addEventListener('hashchange', openShared)",
    test: 'demo: are shared by a link',
  },
  {
    file: 'lib/browser/print.ts',
    code: "addEventListener('beforeprint', open, { once: true })",
    test: 'sheets: where nothing prints',
  },
  {
    file: 'components/site/floating.tsx',
    code: "addEventListener('scroll', onScroll, { capture: true, passive: true })",
    test: 'floating: are tabs while the page moves',
  },
  {
    file: 'lib/browser/lazy.ts',
    code: "addEventListener('online', again)",
    test: 'lazy: opens when the network is back',
  },
  {
    file: 'lib/browser/lazy.ts',
    code: 'wait(PATIENCE_MS)',
    instead: NEVER,
    test: 'lazy: reports a late chunk',
  },
  {
    file: 'lib/browser/lazy.ts',
    code: 'subscribers.forEach((notify) => notify())',
    test: 'lazy: reports a late chunk',
  },
];

/** What Node or jsdom runs, by unit tests below `tests/unit`. @type {Mutation[]} */
export const unitMutations = [
  {
    file: 'packages/outbox/src/outbox.ts',
    code: 'setInterval(tick, TICK).unref()',
    test: 'outbox/timer: delivers at once',
  },
  {
    file: 'packages/outbox/src/outbox.ts',
    code: 'clearInterval(timer)',
    test: 'outbox/timer: delivers at once',
  },
  {
    file: 'packages/outbox/src/outbox.ts',
    code: 'delivery.stop()',
    test: 'outbox/timer: waits for calls under way',
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
    test: 'outbox/accept: and the sheet answers hang',
  },
  {
    file: 'lib/account/server/authorize.ts',
    code: 'waitAtMost(exchangeToken(idToken), DEADLINE_MS)',
    instead: 'exchangeToken(idToken)',
    test: 'lib/account/server/sign-in-route: ends with its deadline',
  },
  {
    file: 'packages/outbox/src/accept.ts',
    code: 'waitAtMost(inserting, deadline())',
    instead: 'inserting',
    test: 'outbox/accept: a store that writes after its deadline',
  },
  {
    file: 'packages/outbox/src/stores/firestore.ts',
    code: 'waitAtMost(work, deadline)',
    instead: 'work',
    test: 'outbox/store: rejects every call after the deadline',
  },
  {
    file: 'packages/outbox/src/upkeep.ts',
    code: '(running = undefined)',
    test: 'outbox/upkeep: erases delivered texts',
  },
  {
    file: 'packages/outbox/src/outbox.ts',
    code: 'waitAtMost(Promise.all([outbox.stopDelivering(), ...running]), ms)',
    instead: 'Promise.all([outbox.stopDelivering(), ...running])',
    test: 'outbox/timer: waits for calls under way',
  },
  {
    file: 'packages/outbox/src/deliver.ts',
    code: 'waitAtMost(pass, ms)',
    instead: 'pass',
    test: 'outbox/site: waits for a pass that runs',
  },
  {
    file: 'packages/outbox/src/sqlite/client.ts',
    code: 'setInterval(() => this.inTurn(look).catch(() => {}), WATCH_INTERVAL).unref()',
    test: 'outbox/rescue: puts a file back while nobody writes',
  },
  {
    file: 'packages/outbox/src/health.ts',
    code: 'waitAtMost(store.check(), STORE_TIMEOUT)',
    instead: 'store.check()',
    test: 'outbox/upkeep: when check gets no answer',
  },
  {
    file: 'packages/outbox/src/health.ts',
    code: 'waitAtMost(store.count(now()), STORE_TIMEOUT)',
    instead: 'store.count(now())',
    test: 'outbox/upkeep: when count gets no answer',
  },
  {
    file: 'packages/outbox/src/limits.ts',
    code: 'waitAtMost(this.countMailed(), STORE_TIMEOUT)',
    instead: 'this.countMailed()',
    test: 'outbox/limits: a store that counts no mails',
  },
];

/** @returns a source in which the expression is left out where `globalThis.mutant` has this name. */
export function mutateSource(source, name, { file, code, instead = 'undefined' }) {
  const [before, after, ...more] = source.split(code);
  if (after === undefined || more.length > 0) {
    throw new Error(`tests/mutations/list.mjs: ${file} must have this once:\n${code}`);
  }
  return `${before}(globalThis.mutant === '${name}' ? ${instead} : ${code})${after}`;
}

/** @returns the file and the part of a title that a mutation names. */
export function parseTest(test) {
  const [file, ...title] = test.split(': ');
  return { file, title: title.join(': ') };
}
