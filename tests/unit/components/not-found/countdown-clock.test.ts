import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countdownClock } from '@/components/not-found/countdown-clock';

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

it('countdown clock: waits for resume, then counts every second down to 0 and no further', () => {
  const { resume } = clock(3);
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([]);
  resume();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([3, 2, 1, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

it('countdown clock: keeps the time left to the millisecond while it is paused', () => {
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

it('countdown clock: neither runs twice nor pauses twice', () => {
  const { pause, resume } = clock(2);
  resume();
  resume();
  expect(vi.getTimerCount()).toBe(1);
  pause();
  pause();
  expect(vi.getTimerCount()).toBe(0);
});

it('countdown clock: catches up after a late timer', () => {
  clock(10).resume();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_500);
  vi.advanceTimersToNextTimer();
  expect(seen.at(-1)).toBe(4);
});

it('countdown clock: ignores changes of the system clock', () => {
  clock(10).resume();
  vi.setSystemTime(0);
  vi.advanceTimersByTime(3_000);
  expect(seen.at(-1)).toBe(7);
});
