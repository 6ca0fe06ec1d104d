import { useEffect, useState } from 'react';
import { countdownClock } from './countdown-clock';
import { leavesPage } from './leaving';

/**
 * Counts down from `seconds` once the page has come alive, and calls `onEnd` at 0. It rests while
 * the tab is hidden or the page is being left, so that it never overtakes a link on a slow network.
 *
 * @param onEnd a function that stays the same between renders.
 * @returns `left` is undefined until the count runs; `stop` ends it for good.
 */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [left, setLeft] = useState<number>();
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    if (stopped) return;
    const clock = countdownClock(seconds, (now) => {
      setLeft(now);
      if (now === 0) onEnd();
    });
    const follow = () => (document.hidden ? clock.pause() : clock.resume());
    const restWhenLeaving = (event: MouseEvent) => {
      if (leavesPage(event, location.href)) clock.pause();
    };

    follow();
    document.addEventListener('visibilitychange', follow);
    document.addEventListener('click', restWhenLeaving);
    // The back/forward cache brings the page back without running it anew.
    addEventListener('pageshow', follow);
    return () => {
      clock.pause();
      document.removeEventListener('visibilitychange', follow);
      document.removeEventListener('click', restWhenLeaving);
      removeEventListener('pageshow', follow);
    };
  }, [seconds, onEnd, stopped]);

  return { left, stopped, stop: () => setStopped(true) };
}
