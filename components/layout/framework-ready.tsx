'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { readPage, restorePage } from '@/lib/browser/restore-page';

/** Safari gives a pressed button no focus, and what it opens returns the focus on closing. */
function focusPressed({ target, detail }: MouseEvent) {
  // Enter in a field presses the button of its form, too.
  if (!detail && document.activeElement !== document.body) return;
  (target as Element).closest('button')?.focus({ preventScroll: true });
}

if (typeof window !== 'undefined') addEventListener('click', focusPressed, true);

/** Tells the loader that the page is hydrated, so that it replays held presses. */
export function FrameworkReady() {
  const [before] = useState(() => (typeof document === 'undefined' ? undefined : readPage()));
  useLayoutEffect(() => restorePage(before!), [before]);
  useEffect(() => {
    document.documentElement.dataset.framework = 'ready';
    dispatchEvent(new Event('framework-ready'));
  }, []);
  return null;
}
