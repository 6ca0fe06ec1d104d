import '@/app/globals.css';
import { createRoot } from 'react-dom/client';
import { locales } from '@/lib/words/locale';
import { pageLanguage } from '@/lib/words/page-language';
import { loadExample } from '@/tests/parts/examples/all';
import { stepsWith } from '@/tests/parts/examples/steps';
import { PageAround } from '@/tests/parts/support/page-around';

/** Of a frame with a dialog, which takes no height of its own; one that scrolls is shown whole. */
const HEIGHT_OF_DIALOGS = 820;

const query = new URLSearchParams(location.search);
const { part, account, answers, visit } = await loadExample(query.get('example')!);
const language = pageLanguage();
const locale = locales[language];

document.documentElement.lang = language;
Object.assign(document.documentElement.dataset, { theme: query.get('theme'), words: 'parts' });
globalThis.exampleAnswers = answers;

/** Of this frame alone: examples stay as they are, whatever others store. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
for (const area of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, area, { value: storage() });

function takeHeight() {
  const hasDialog = document.querySelector('dialog, [role=dialog], [data-sonner-toast]');
  const overlay = document.querySelector('[data-slot=dialog-overlay]');
  const height = hasDialog
    ? Math.max(HEIGHT_OF_DIALOGS, overlay?.scrollHeight ?? 0)
    : document.body.scrollHeight + 4;
  // Of another document, it is no instance of this one's classes.
  (frameElement as HTMLElement | null)?.style.setProperty('height', `${height}px`);
}
new ResizeObserver(takeHeight).observe(document.body);
new MutationObserver(takeHeight).observe(document.body, { childList: true, subtree: true });

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** For effects to begin. React does not say when they have. */
const BEGIN_MS = 500;
/** More than the second in which a countdown looks at the clock. */
const TICK_MS = 1_500;

/** Countdowns read the clock: once they run it is put forward, and they see it with their next second. */
async function pass(ms: number) {
  await wait(BEGIN_MS);
  const { now } = Date;
  Date.now = () => now() + ms;
  await wait(TICK_MS);
}

createRoot(document.getElementById('example')!).render(
  <PageAround locale={locale} account={account}>
    {part(locale)}
  </PageAround>,
);
await visit?.(stepsWith(pass), locale);
document.documentElement.dataset.ready = '';
