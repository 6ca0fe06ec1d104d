'use client';

import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
} from 'react';
import type Drawn from './toaster';
import { TOAST_EVENT, type Toast } from './toast';

// Offline there may be nothing to draw a toast with; that must not take the page down with it.
const Toaster = lazy<ComponentType<ComponentProps<typeof Drawn>>>(() =>
  import('./toaster').catch(() => ({ default: () => null })),
);

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
