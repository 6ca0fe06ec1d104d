import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SECOND, secondsLeft } from '@/lib/time';

/**
 * Counts down to a deadline, so that a late timer or a sleeping phone loses no time.
 *
 * @param isRunning while it is false, the time that is left stays.
 * @param onEnd called when nothing is left.
 * @returns whole seconds left, and `extend` for the same time once more.
 */
export function useCountdown(ms: number, isRunning: boolean, onEnd: () => void) {
  const [left, setLeft] = useState(ms / 1000);
  const deadline = useRef(ms);
  const pausedAt = useRef(0);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isRunning) return;
    deadline.current += Date.now() - pausedAt.current;
    let timer: ReturnType<typeof setTimeout>;
    function schedule() {
      timer = setTimeout(tick, (deadline.current - Date.now()) % SECOND || SECOND);
    }
    function tick() {
      clearTimeout(timer);
      const seconds = secondsLeft(deadline.current, Date.now());
      setLeft(seconds);
      if (seconds > 0) schedule();
      else end();
    }
    schedule();
    // A page that comes back from the background must not show the old number for a second.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      pausedAt.current = Date.now();
    };
  }, [isRunning]);

  function extend() {
    deadline.current += ms;
    setLeft(secondsLeft(deadline.current, Date.now()));
  }

  return { left, extend };
}
