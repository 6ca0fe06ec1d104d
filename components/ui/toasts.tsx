'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { TOAST_EVENT, type Toast } from './toast';

const Toaster = lazy(() => import('./toaster'));

/** Listens for toasts; the library that draws them is fetched with the first one. */
export function Toasts(labels: { label: string; closeLabel: string }) {
  const [first, setFirst] = useState<Toast>();

  useEffect(() => {
    const hear = (event: Event) => setFirst((event as CustomEvent<Toast>).detail);
    addEventListener(TOAST_EVENT, hear, { once: true });
    return () => removeEventListener(TOAST_EVENT, hear);
  }, []);

  if (!first) return null;
  return (
    <Suspense>
      <Toaster first={first} {...labels} />
    </Suspense>
  );
}
