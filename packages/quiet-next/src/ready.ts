'use client';

import { useEffect } from 'react';

/** Tells the loader that React has taken over. Put it last into `<body>` of the layout. */
export function FrameworkReady() {
  useEffect(() => {
    document.documentElement.dataset.framework = 'ready';
    dispatchEvent(new Event('framework-ready'));
  }, []);
  return null;
}
