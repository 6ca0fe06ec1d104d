import { expect, it } from 'vitest';
import { CircuitBreaker } from '@/lib/submissions/delivery/circuit-breaker';

const second = 1_000;

function started() {
  let time = 0;
  const breaker = new CircuitBreaker(() => time);
  /** The same breaker at another time. */
  const at = (now: number) => {
    time = now;
    return breaker;
  };
  return { breaker, at };
}

/** A target that worked once, and then failed so many submissions. */
function failing(failures = 3) {
  const all = started();
  all.breaker.recordSuccess();
  all.breaker.takeEarlyLimit();
  for (let n = 0; n < failures; n++) {
    all.breaker.begin();
    all.breaker.recordFailure(`row-${n}`, 'status-503');
  }
  return all;
}

it('circuit breaker: permits every attempt at first', () => {
  const { breaker } = started();
  expect([breaker.begin(), breaker.begin(), breaker.shouldProbe()]).toEqual([true, true, false]);
});

it('circuit breaker: opens after failures of three submissions, and keeps the last code', () => {
  expect(failing(2).breaker.begin()).toBe(true);
  const { breaker } = failing(3);
  expect([breaker.canAttempt(), breaker.begin()]).toEqual([false, false]);
  expect(breaker.lastCode).toBe('status-503');
});

it('circuit breaker: is not opened by one bad row', () => {
  const { breaker, at } = started();
  for (let n = 0; n < 50; n++) at(n).recordFailure('poison', 'status-500');
  expect(breaker.begin()).toBe(true);
});

it.each(['trial', 'probe'] as const)(
  'circuit breaker: tries after 15, 30, 60, 60 … s while each %s fails',
  (how) => {
    const { at } = failing();
    let now = 0;
    for (const pause of [15, 30, 60, 60]) {
      const early = at(now + pause * second - 1);
      expect([early.begin(), early.shouldProbe()]).toEqual([false, false]);
      now += pause * second;
      expect(at(now).shouldProbe()).toBe(true);
      if (how === 'probe') {
        at(now).recordProbe(false);
        expect(at(now).takeEarlyLimit()).toBe(0);
      } else {
        expect([at(now).begin(), at(now).begin()]).toEqual([true, false]);
        expect(at(now).shouldProbe()).toBe(false);
        at(now).recordFailure('row-1', 'timeout');
      }
    }
  },
);

it('circuit breaker: pauses once for attempts that fail at the same time', () => {
  const { at } = failing(50);
  expect(at(15 * second).begin()).toBe(true);
});

it('circuit breaker: permits another trial ten seconds after one that never ended', () => {
  const { at } = failing();
  at(15 * second).begin();
  expect(at(25 * second - 1).begin()).toBe(false);
  expect(at(25 * second).begin()).toBe(true);
});

it('circuit breaker: permits another trial at once when one was cancelled, but only one', () => {
  const { at } = failing();
  const breaker = at(15 * second);
  breaker.begin();
  breaker.cancel();
  expect([breaker.begin(), breaker.begin()]).toEqual([true, false]);
});

it('circuit breaker: does not probe early when an attempt that is no trial was cancelled', () => {
  const { breaker } = failing(1);
  breaker.begin();
  breaker.cancel();
  expect(breaker.shouldProbe()).toBe(false);
});

it('circuit breaker: closes at the first success, and lets all waiting rows go early, once', () => {
  const { breaker, at } = failing();
  at(15 * second).begin();
  breaker.recordSuccess();
  expect([breaker.begin(), breaker.begin(), breaker.shouldProbe()]).toEqual([true, true, false]);
  expect([breaker.takeEarlyLimit(), breaker.takeEarlyLimit()]).toEqual([Infinity, 0]);
  expect(breaker.lastCode).toBeNull();
});

it('circuit breaker: starts with short pauses again after a success', () => {
  const { breaker, at } = failing();
  at(15 * second).recordProbe(false);
  breaker.recordSuccess();
  for (const id of ['a', 'b', 'c']) breaker.recordFailure(id, 'timeout');
  expect(at(30 * second).begin()).toBe(true);
});

it('circuit breaker: lets rows of up to 12 attempts go early after a single failure, a probe, or a start', () => {
  const { breaker, at } = started();
  breaker.recordSuccess();
  expect(breaker.takeEarlyLimit()).toBe(13);
  breaker.recordSuccess();
  expect(breaker.takeEarlyLimit()).toBe(0);
  breaker.recordFailure('a', 'timeout');
  breaker.recordSuccess();
  expect(breaker.takeEarlyLimit()).toBe(13);
  breaker.recordFailure('a', 'timeout');
  at(15 * second).recordProbe(true);
  expect([breaker.takeEarlyLimit(), breaker.shouldProbe()]).toEqual([13, false]);
});

it('circuit breaker: leaves the trial of a target that is down to a row after a successful probe', () => {
  const { breaker, at } = failing();
  at(15 * second).recordProbe(true);
  expect([breaker.takeEarlyLimit(), breaker.begin(), breaker.begin()]).toEqual([13, true, false]);
});

it('circuit breaker: allows no attempt for as long as the target asked', () => {
  const { breaker, at } = started();
  breaker.recordFailure('a', 'status-429', 7 * second);
  breaker.recordFailure('b', 'status-429');
  expect(at(7 * second - 1).begin()).toBe(false);
  expect(at(7 * second).begin()).toBe(true);
});
