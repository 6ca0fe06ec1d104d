import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countdownClock, untilNextSecond } from '@/components/not-found/countdown-clock';
import { secondsLeft } from '@/lib/time';

describe('secondsLeft', () => {
  it.each([
    [10_000, 10],
    [9_999, 10],
    [9_000, 9],
    [1, 1],
    [0, 0],
    [-5_000, 0],
  ])('%i ms are %i s', (left, seconds) => {
    expect(secondsLeft(50_000 + left, 50_000)).toBe(seconds);
  });
});

describe('untilNextSecond', () => {
  it.each([
    [10_000, 1_000],
    [9_400, 400],
    [1, 1],
  ])('%i ms before the deadline it is %i ms', (left, wait) => {
    expect(untilNextSecond(left, 0)).toBe(wait);
  });
});

describe('countdownClock', () => {
  const seen: number[] = [];
  const clock = (seconds: number) => countdownClock(seconds, (left) => seen.push(left));

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    seen.length = 0;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('waits for resume, then tells every second down to 0 and no further', () => {
    const { resume } = clock(3);
    vi.advanceTimersByTime(5_000);
    expect(seen).toEqual([]);
    resume();
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual([3, 2, 1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps what is left while it is paused', () => {
    const { pause, resume } = clock(10);
    resume();
    vi.advanceTimersByTime(2_300);
    pause();
    vi.advanceTimersByTime(3_600_000);
    resume();
    expect(seen).toEqual([10, 9, 8, 8]);
    vi.advanceTimersByTime(699);
    expect(seen.at(-1)).toBe(8);
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe(7);
  });

  it('does not run twice, and a second pause changes nothing', () => {
    const { pause, resume } = clock(2);
    resume();
    resume();
    expect(vi.getTimerCount()).toBe(1);
    pause();
    pause();
    expect(vi.getTimerCount()).toBe(0);
    resume();
    vi.advanceTimersByTime(2_000);
    expect(seen.at(-1)).toBe(0);
  });

  it('catches up when its timer comes late', () => {
    const { resume } = clock(10);
    resume();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_500);
    vi.advanceTimersToNextTimer();
    expect(seen.at(-1)).toBe(4);
  });

  it('does not mind a system clock that is set', () => {
    const { resume } = clock(10);
    resume();
    vi.setSystemTime(0);
    vi.advanceTimersByTime(3_000);
    expect(seen.at(-1)).toBe(7);
  });
});
