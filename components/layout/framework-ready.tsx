'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { readPage, restorePage } from '@/lib/browser/restore-page';

/** Says that the page answers: whatever was pressed before now may be done (see the loader). */
export function FrameworkReady() {
  const [before] = useState(() => (typeof document === 'undefined' ? undefined : readPage()));
  useLayoutEffect(() => restorePage(before!), [before]);
  useEffect(() => {
    document.documentElement.dataset.framework = 'ready';
    dispatchEvent(new Event('framework-ready'));
  }, []);
  return null;
}
