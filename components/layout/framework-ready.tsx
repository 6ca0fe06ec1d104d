'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readPage, restorePage } from '@/lib/browser/restore-page';
import { REVISIT } from '@/lib/browser/revisit';

/** Safari gives a pressed button no focus, and what it opens returns the focus on closing. */
function focusPressed({ target, detail }: MouseEvent) {
  // Enter in a field presses the button of its form, too.
  if (!detail && document.activeElement !== document.body) return;
  (target as Element).closest('button')?.focus({ preventScroll: true });
}

if (typeof window !== 'undefined') addEventListener('click', focusPressed, true);

/** More than React needs to render a page that was brought back. */
const STUCK_AFTER_MS = 2_000;

/** Firefox can bring back a page, left with an open dialog, on which React renders nothing by itself. */
function useReloadWhereStuck() {
  const [visits, setVisits] = useState(0);
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => clearTimeout(reload.current), [visits]);
  useEffect(() => {
    function onRevisit() {
      clearTimeout(reload.current);
      reload.current = setTimeout(() => location.reload(), STUCK_AFTER_MS);
      setVisits((count) => count + 1);
    }
    addEventListener(REVISIT, onRevisit);
    return () => removeEventListener(REVISIT, onRevisit);
  }, []);
}

/** Tells the loader that the page is hydrated, so that it replays held presses. */
export function FrameworkReady() {
  useReloadWhereStuck();
  const [before] = useState(() => (typeof document === 'undefined' ? undefined : readPage()));
  useLayoutEffect(() => restorePage(before!), [before]);
  useEffect(() => {
    document.documentElement.dataset.framework = 'ready';
    dispatchEvent(new Event('framework-ready'));
  }, []);
  return null;
}
