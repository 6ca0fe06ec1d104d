'use client';

import { useEffect } from 'react';

/** Tells the loader that the page is hydrated. */
export function FrameworkReady() {
  useEffect(() => {
    document.documentElement.dataset.framework = 'ready';
    dispatchEvent(new Event('framework-ready'));
  }, []);
  return null;
}
