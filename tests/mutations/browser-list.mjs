/** @typedef {import('./mutate.mjs').Mutation} Mutation */

/** What a browser runs, by tests in `tests/e2e`. @type {Mutation[]} */
export const browserMutations = [
  {
    file: 'components/shop/shop-provider.tsx',
    code: "dispatch({ type: 'session-unknown' })",
    test: 'session.long: no button is taken away',
  },
  {
    file: 'lib/browser/revisit.ts',
    code: 'addEventListener(event, listener)',
    test: 'session.long: no button is taken away',
  },
  {
    file: 'components/layout/main-nav.tsx',
    code: "menu.addEventListener('toggle', onToggle)",
    test: 'back: closes a dialog and the menu',
  },
  {
    file: 'components/sums/picture-button.tsx',
    code: 'setTimeout(() => void paint(), PAINT_AFTER_MS)',
    test: 'practice.long: sums are pictures',
  },
  {
    file: 'components/practice/sheet-maker.tsx',
    code: "addEventListener('hashchange', followAddress)",
    test: 'practice.long: are found again',
  },
  {
    file: 'lib/browser/layer-history.ts',
    code: "addEventListener('popstate', onPopState)",
    test: 'back: closes a dialog and the menu',
  },
  {
    file: 'lib/browser/layer-history.ts',
    code: 'setTimeout(sync)',
    test: 'back.long: is right after quiet closings',
  },
  {
    file: 'components/books/preview-dialog.tsx',
    code: `inside?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onEscape();
  })`,
    test: 'preview: closes in four ways',
  },
  {
    file: 'components/site/lazy.tsx',
    code: 'observer.observe(content.current!)',
    test: 'preview: closes in four ways',
  },
  {
    file: 'lib/forms/call-action.ts',
    code: 'setTimeout(abortRequest, ACTION_TIMEOUT, reject)',
    test: 'contact.long: kept while its way is broken',
  },
  {
    file: 'lib/forms/call-action.ts',
    code: 'controller.abort()',
    test: 'contact.long: kept while its way is broken',
  },
  {
    file: 'packages/outbox/src/deadline.ts',
    code: "setTimeout(() => controller.abort(codedError('deadline')), ms)",
    test: 'sign-in.long: after a step took too long',
  },
  {
    file: 'packages/outbox/src/deadline.ts',
    code: "signal.addEventListener('abort', stop)",
    test: 'sign-in.long: after a step took too long',
  },
  {
    file: 'packages/quiet-next/src/loader.js',
    code: "addEventListener('framework-ready', replayEvents)",
    test: 'early.long: openers say that they open',
  },
  {
    file: 'packages/quiet-next/src/loader.js',
    code: 'signs.forEach((sign) => addEventListener(sign, loadFramework, options))',
    test: 'loading: scripts once at a sign',
  },
  {
    file: 'packages/quiet-next/src/loader.js',
    code: 'setTimeout(request, 2000, address, failures + onLine)',
    test: 'loading.long: what does not come is tried again',
  },
  {
    file: 'packages/quiet-next/src/loader.js',
    code: "addEventListener('DOMContentLoaded', requestAll)",
    test: 'early.long: openers say that they open',
  },
];
