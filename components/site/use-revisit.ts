import { useEffect, useEffectEvent } from 'react';
import { REVISIT } from '@/lib/browser/revisit';

/** Runs when the page is shown again, and another page may have changed what it shows. */
export function useRevisit(run: () => void): void {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    const hear = () => runNow();
    addEventListener(REVISIT, hear);
    return () => removeEventListener(REVISIT, hear);
  }, []);
}
