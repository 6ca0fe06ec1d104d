'use client';

import { useCallback, useEffect, useState } from 'react';
import { TOAST_EVENT, type Toast } from './toast';
import { useLoaded } from './use-loaded';

const load = () => import('./toaster');

/** Listens for toasts; the library that draws them is fetched with the first one. */
export function Toasts(labels: { label: string; closeLabel: string }) {
  const [first, setFirst] = useState<Toast>();
  // What cannot be drawn now is old news by the time it can; the next toast asks again.
  const failed = useCallback(() => setFirst(undefined), []);
  const toaster = useLoaded(first !== undefined, load, failed);

  useEffect(() => {
    if (toaster) return;
    const hear = (event: Event) => setFirst((event as CustomEvent<Toast>).detail);
    addEventListener(TOAST_EVENT, hear);
    return () => removeEventListener(TOAST_EVENT, hear);
  }, [toaster]);

  return toaster && first && <toaster.default first={first} {...labels} />;
}
