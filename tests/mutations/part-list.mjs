/** @typedef {import('./mutate.mjs').Mutation} Mutation */

const NEVER = 'new Promise(() => {})';

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
    code: 'setTimeout(tick, (deadline.current - Date.now()) % SECOND || SECOND)',
    test: 'payment: counts down, speaks',
  },
  {
    file: 'components/shop/payment-confirmation.tsx',
    code: 'setTimeout(closeConfirmation, CONTINUE_MS)',
    test: 'payment: the confirmation closes after three seconds',
  },
  {
    file: 'components/site/toaster.tsx',
    code: 'addEventListener(TOAST_EVENT, onToast)',
    test: 'toasts: conform, and show one',
  },
  {
    file: 'components/site/toaster.tsx',
    code: 'addEventListener(event, endWithCause, true)',
    test: 'toasts: ends when its reader',
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
    test: 'carousel: pauses while a visitor reads it',
  },
  {
    file: 'components/sums/numbers-form.tsx',
    code: "addEventListener('hashchange', openShared)",
    test: 'shared-link: are shared by a link',
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
