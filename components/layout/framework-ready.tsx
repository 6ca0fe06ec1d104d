'use client';

import { useEffect } from 'react';

/** Says that the page answers: whatever was pressed before now may be done (see the loader). */
export function FrameworkReady() {
  useEffect(() => {
    document.documentElement.dataset.framework = 'ready';
    dispatchEvent(new Event('framework-ready'));
  }, []);
  return null;
}
