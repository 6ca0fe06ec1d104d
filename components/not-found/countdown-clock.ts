import { secondsLeft } from '@/lib/time';

/** Milliseconds until `secondsLeft` changes, above 0 and at most 1000. */
function untilNextSecond(deadline: number, now: number): number {
  return (deadline - now) % 1000 || 1000;
}

export interface CountdownClock {
  pause: () => void;
  resume: () => void;
}

/**
 * Counts whole seconds down to 0. It counts against a deadline, so a throttled timer is late but
 * never wrong, on a clock that nobody can set back; a pause keeps what is left to the millisecond.
 * It starts paused.
 *
 * @param seconds above 0.
 * @param onSecond called with the seconds left at every `resume` and at each change, 0 included.
 */
export function countdownClock(seconds: number, onSecond: (left: number) => void): CountdownClock {
  let left = seconds * 1000;
  let deadline = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tick() {
    const now = performance.now();
    const whole = secondsLeft(deadline, now);
    timer = whole > 0 ? setTimeout(tick, untilNextSecond(deadline, now)) : undefined;
    onSecond(whole);
  }

  return {
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(0, deadline - performance.now());
    },
    resume() {
      if (timer !== undefined) return;
      deadline = performance.now() + left;
      tick();
    },
  };
}
