import { describe, expect, it } from 'vitest';
import { createBreaker, EARLY_ATTEMPTS } from '@/lib/submissions/breaker';

const second = 1_000;

function started() {
  let time = 0;
  const breaker = createBreaker(() => time);
  return {
    breaker,
    enter: () => breaker.enter() !== undefined,
    /** The same breaker at another time. */
    at(now: number) {
      time = now;
      return breaker;
    },
  };
}

function broken(failures = 5) {
  const all = started();
  all.breaker.success();
  all.breaker.takeRecovery();
  for (let n = 0; n < failures; n++) all.breaker.failure(`row-${n}`, 'status-503');
  return all;
}

describe('the breaker', () => {
  it('lets everything through at first', () => {
    const { breaker, enter } = started();
    expect([enter(), enter(), breaker.isPaused()]).toEqual([true, true, false]);
  });

  it('opens after five failures of several rows, and says why', () => {
    expect(broken(4).enter()).toBe(true);
    expect(broken(5).enter()).toBe(false);
    expect(broken(5).breaker.lastCode()).toBe('status-503');
  });

  it('is not opened by one bad row', () => {
    const { breaker, at, enter } = started();
    for (let n = 0; n < 50; n++) at(n).failure('poison', 'status-500');
    expect(breaker.isDown()).toBe(false);
    expect(enter()).toBe(true);
  });

  it('lets one trial through after 15, 30, 60, 60 … seconds', () => {
    const { at, enter } = broken();
    let now = 0;
    for (const pause of [15, 30, 60, 60]) {
      at(now + pause * second - 1);
      expect(enter()).toBe(false);
      now += pause * second;
      at(now);
      expect([enter(), enter()]).toEqual([true, false]);
      at(now).failure('row-1', 'timeout');
    }
  });

  it('lets another trial through when the first is never heard of again', () => {
    const { at, enter } = broken();
    at(15 * second);
    expect(enter()).toBe(true);
    at(24 * second);
    expect(enter()).toBe(false);
    at(25 * second);
    expect(enter()).toBe(true);
  });

  it('lets another trial through at once when the first is given back, but no third', () => {
    const { breaker, at, enter } = broken();
    const giveBack = at(15 * second).enter();
    giveBack?.();
    expect(enter()).toBe(true);
    expect(breaker.enter()).toBeUndefined();
  });

  it('closes at the first success, and hurries all that wait, once', () => {
    const { breaker, at, enter } = broken();
    at(15 * second).enter();
    breaker.success();
    expect([enter(), enter()]).toEqual([true, true]);
    expect([breaker.takeRecovery(), breaker.takeRecovery()]).toEqual([Infinity, 0]);
    expect(breaker.lastCode()).toBeNull();
  });

  it('hurries young rows only when a few failed, or when it has just begun', () => {
    const { breaker } = started();
    breaker.success();
    expect(breaker.takeRecovery()).toBe(EARLY_ATTEMPTS);
    breaker.success();
    expect(breaker.takeRecovery()).toBe(0);
    breaker.failure('a', 'timeout');
    breaker.success();
    expect(breaker.takeRecovery()).toBe(EARLY_ATTEMPTS);
  });

  it('stays away as long as it is asked to', () => {
    const { breaker, at } = started();
    breaker.failure('a', 'status-429', 7 * second);
    expect(at(7 * second - 1).isPaused()).toBe(true);
    expect(at(7 * second).isPaused()).toBe(false);
  });

  it('wants a probe a minute after the last failure, not when all is well', () => {
    const { breaker, at } = started();
    expect(at(0).wantsProbe()).toBe(false);
    breaker.failure('a', 'timeout');
    expect(at(59 * second).wantsProbe()).toBe(false);
    expect(at(60 * second).wantsProbe()).toBe(true);
    breaker.probed(false);
    expect(at(61 * second).wantsProbe()).toBe(false);
    at(120 * second).probed(true);
    expect(breaker.takeRecovery()).toBe(EARLY_ATTEMPTS);
  });

  it('that is open wants a probe after each pause, and pauses longer when nobody answers', () => {
    const { at } = broken();
    let now = 0;
    for (const pause of [15, 30, 60, 60]) {
      expect(at(now + pause * second - 1).wantsProbe()).toBe(false);
      now += pause * second;
      expect(at(now).wantsProbe()).toBe(true);
      at(now).probed(false);
    }
  });
});
