import { describe, expect, it } from 'vitest';
import { createBreaker, EARLY_ATTEMPTS } from '@/lib/submissions/breaker';

const second = 1_000;

function broken(failures = 5) {
  const breaker = createBreaker();
  breaker.success();
  breaker.takeRecovery();
  for (let n = 0; n < failures; n++) breaker.failure(`row-${n}`, 'status-503', 0);
  return breaker;
}

describe('the breaker', () => {
  it('lets everything through at first', () => {
    const breaker = createBreaker();
    expect([breaker.enter(0), breaker.enter(0), breaker.isPaused(0)]).toEqual([true, true, false]);
  });

  it('opens after five failures of several rows, and says why', () => {
    expect(broken(4).enter(0)).toBe(true);
    expect(broken(5).enter(0)).toBe(false);
    expect(broken(5).lastCode()).toBe('status-503');
  });

  it('is not opened by one bad row', () => {
    const breaker = createBreaker();
    for (let n = 0; n < 50; n++) breaker.failure('poison', 'status-500', n);
    expect(breaker.enter(50)).toBe(true);
  });

  it('lets one trial through after 15, 30, 60, 60 … seconds', () => {
    const breaker = broken();
    let now = 0;
    for (const pause of [15, 30, 60, 60]) {
      expect(breaker.enter(now + pause * second - 1)).toBe(false);
      now += pause * second;
      expect([breaker.enter(now), breaker.enter(now)]).toEqual([true, false]);
      breaker.failure('row-1', 'timeout', now);
    }
  });

  it('lets another trial through when the first is never heard of again', () => {
    const breaker = broken();
    expect(breaker.enter(15 * second)).toBe(true);
    expect(breaker.enter(24 * second)).toBe(false);
    expect(breaker.enter(25 * second)).toBe(true);
  });

  it('closes at the first success, and hurries all that wait, once', () => {
    const breaker = broken();
    breaker.enter(15 * second);
    breaker.success();
    expect([breaker.enter(15 * second), breaker.enter(15 * second)]).toEqual([true, true]);
    expect([breaker.takeRecovery(), breaker.takeRecovery()]).toEqual([Infinity, 0]);
    expect(breaker.lastCode()).toBeNull();
  });

  it('hurries young rows only when a few failed, or when it has just begun', () => {
    const started = createBreaker();
    started.success();
    expect(started.takeRecovery()).toBe(EARLY_ATTEMPTS);
    started.success();
    expect(started.takeRecovery()).toBe(0);
    started.failure('a', 'timeout', 0);
    started.success();
    expect(started.takeRecovery()).toBe(EARLY_ATTEMPTS);
  });

  it('stays away as long as it is asked to', () => {
    const breaker = createBreaker();
    breaker.failure('a', 'status-429', 0, 7 * second);
    expect([breaker.isPaused(7 * second - 1), breaker.isPaused(7 * second)]).toEqual([true, false]);
  });

  it('wants a probe a minute after the last failure, not when all is well', () => {
    const breaker = createBreaker();
    expect(breaker.wantsProbe(1e9)).toBe(false);
    breaker.failure('a', 'timeout', 0);
    expect([breaker.wantsProbe(59 * second), breaker.wantsProbe(60 * second)]).toEqual([
      false,
      true,
    ]);
    breaker.probed(false, 60 * second);
    expect(breaker.wantsProbe(61 * second)).toBe(false);
    breaker.probed(true, 120 * second);
    expect(breaker.takeRecovery()).toBe(EARLY_ATTEMPTS);
  });

  it('that is open wants a probe after each pause, and pauses longer when nobody answers', () => {
    const breaker = broken();
    let now = 0;
    for (const pause of [15, 30, 60, 60]) {
      expect(breaker.wantsProbe(now + pause * second - 1)).toBe(false);
      now += pause * second;
      expect(breaker.wantsProbe(now)).toBe(true);
      breaker.probed(false, now);
    }
  });
});
