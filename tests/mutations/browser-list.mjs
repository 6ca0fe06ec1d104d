/** @typedef {import('./mutate.mjs').Mutation} Mutation */

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
