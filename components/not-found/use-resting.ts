import { useEffect, useState } from 'react';
import { useTabHidden } from '@/components/site/browser-state';
import { leavesPage } from './leaving';

/** True while the tab is hidden or the page is being left: a count must not overtake a slow link. */
export function useResting(): boolean {
  const isHidden = useTabHidden();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const rest = (event: MouseEvent) => {
      if (leavesPage(event, location.href)) setLeaving(true);
    };
    const wake = () => setLeaving(false);
    document.addEventListener('click', rest);
    document.addEventListener('visibilitychange', wake);
    // The back/forward cache brings the page back without running it anew.
    addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('click', rest);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pageshow', wake);
    };
  }, []);

  return isHidden || isLeaving;
}
