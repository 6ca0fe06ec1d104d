'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { readPage, restorePage } from '@/lib/browser/restore-page';

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
