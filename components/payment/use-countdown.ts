import { useEffect, useState } from 'react';
import { PAYMENT_MS } from '@/lib/payment/countdown';
import { secondsLeft } from '@/lib/time';

/**
 * Counts down to a deadline, so that a switch to another app or a sleeping phone loses no time.
 *
 * @param onExpire called once when nothing is left.
 * @returns whole seconds left, and `extend` for another five minutes.
 */
export function useCountdown(running: boolean, onExpire: () => void) {
  const [deadline, setDeadline] = useState(() => Date.now() + PAYMENT_MS);
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(deadline, now);
  const over = left === 0;

  useEffect(() => {
    if (!running) return;
    if (over) {
      onExpire();
      return;
    }
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, 1000);
    // A page that comes back from the background must not show the old number for a second.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [running, over, onExpire]);

  return { left, extend: () => setDeadline((before) => before + PAYMENT_MS) };
}
