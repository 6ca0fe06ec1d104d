import { describe, expect, it } from 'vitest';
import { TargetClock } from '@/lib/submissions/delivery/target-clock';

const second = 1_000;

function started() {
  let time = 0;
  const clock = new TargetClock(() => time);
  /** The same clock at another time. */
  const at = (now: number) => {
    time = now;
    return clock;
  };
  return { clock, at };
}

/** A target that worked once, and then failed so many submissions. */
function failing(failures = 3) {
  const all = started();
  all.clock.recordSuccess();
  all.clock.takeEarlyLimit();
  for (let n = 0; n < failures; n++) {
    all.clock.begin();
    all.clock.recordFailure(`row-${n}`, 'status-503');
  }
  return all;
}

describe('target clock', () => {
  it('target clock: permits every attempt at first', () => {
    const { clock } = started();
    expect([clock.begin(), clock.begin(), clock.shouldProbe()]).toEqual([true, true, false]);
  });

  it('target clock: closes after failures of three submissions, and keeps the last code', () => {
    expect(failing(2).clock.begin()).toBe(true);
    const { clock } = failing(3);
    expect([clock.isOpen(), clock.begin(), clock.lastCode]).toEqual([false, false, 'status-503']);
  });

  it('target clock: is not closed by one bad row', () => {
    const { clock, at } = started();
    for (let n = 0; n < 50; n++) at(n).recordFailure('poison', 'status-500');
    expect(clock.begin()).toBe(true);
  });

  it.each(['trial', 'probe'] as const)(
    'permits one trial after 15, 30, 60, 60 … seconds, while each %s fails',
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
          expect([at(now).begin(), at(now).begin(), at(now).shouldProbe()]).toEqual([
            true,
            false,
            false,
          ]);
          at(now).recordFailure('row-1', 'timeout');
        }
      }
    },
  );

  it('target clock: counts attempts that fail at the same time as one failure', () => {
    const { at } = failing(50);
    expect(at(15 * second).begin()).toBe(true);
  });

  it('target clock: permits another trial ten seconds after one that never ended', () => {
    const { at } = failing();
    at(15 * second).begin();
    expect(at(25 * second - 1).begin()).toBe(false);
    expect(at(25 * second).begin()).toBe(true);
  });

  it('target clock: permits another trial at once when one was cancelled, but only one', () => {
    const { at } = failing();
    const clock = at(15 * second);
    clock.begin();
    clock.cancel();
    expect([clock.begin(), clock.begin()]).toEqual([true, false]);
  });

  it('target clock: does not probe early when an attempt that is no trial was cancelled', () => {
    const { clock } = failing(1);
    clock.begin();
    clock.cancel();
    expect(clock.shouldProbe()).toBe(false);
  });

  it('target clock: opens at the first success, and lets all waiting rows go early, once', () => {
    const { clock, at } = failing();
    at(15 * second).begin();
    clock.recordSuccess();
    expect([clock.begin(), clock.begin(), clock.shouldProbe()]).toEqual([true, true, false]);
    expect([clock.takeEarlyLimit(), clock.takeEarlyLimit()]).toEqual([Infinity, 0]);
    expect(clock.lastCode).toBeNull();
  });

  it('target clock: starts with short pauses again after a success', () => {
    const { clock, at } = failing();
    at(15 * second).recordProbe(false);
    clock.recordSuccess();
    for (const id of ['a', 'b', 'c']) clock.recordFailure(id, 'timeout');
    expect(at(30 * second).begin()).toBe(true);
  });

  it('target clock: lets rows of up to 12 attempts go early after a single failure, a probe, or a start', () => {
    const { clock, at } = started();
    clock.recordSuccess();
    expect(clock.takeEarlyLimit()).toBe(13);
    clock.recordSuccess();
    expect(clock.takeEarlyLimit()).toBe(0);
    clock.recordFailure('a', 'timeout');
    clock.recordSuccess();
    expect(clock.takeEarlyLimit()).toBe(13);
    clock.recordFailure('a', 'timeout');
    at(15 * second).recordProbe(true);
    expect([clock.takeEarlyLimit(), clock.shouldProbe()]).toEqual([13, false]);
  });

  it('target clock: leaves the trial of a target that is down to a row after a successful probe', () => {
    const { clock, at } = failing();
    at(15 * second).recordProbe(true);
    expect([clock.takeEarlyLimit(), clock.begin(), clock.begin()]).toEqual([13, true, false]);
  });

  it('target clock: is closed for as long as the target asked for', () => {
    const { clock, at } = started();
    clock.recordFailure('a', 'status-429', 7 * second);
    clock.recordFailure('b', 'status-429');
    expect(at(7 * second - 1).begin()).toBe(false);
    expect(at(7 * second).begin()).toBe(true);
  });
});
