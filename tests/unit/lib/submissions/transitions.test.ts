import fc from '@/tests/support/fast-check';
import { describe, expect, it } from 'vitest';
import { type Outcome } from '@/lib/submissions/outcome';
import {
  erased,
  EXPIRY,
  held,
  KEPT_AFTER_DELIVERY,
  LEASE,
  leased,
  quarantined,
  reopened,
  settled,
} from '@/lib/submissions/transitions';
import { isLeased, stateOf, type Submission } from '@/lib/submissions/types';
import { contactRow, T0 } from '@/tests/support/submissions';

const outcome = (verdict: Outcome['verdict'], changes: Partial<Outcome> = {}): Outcome => ({
  verdict,
  code: `code-${verdict}`,
  answered: true,
  ...changes,
});
const HOUR = 3_600_000;
const chance = { now: T0, random: 0.5 };
const taken = (row: Submission = contactRow('a')) => leased(row, 'word', 'contact-sheet', T0);

describe('a lease', () => {
  it('lasts a minute and counts as an attempt', () => {
    const row = taken();
    expect(row).toMatchObject({ attempts: 1, due: T0 + LEASE, doubts: 0, target: 'contact-sheet' });
    expect(isLeased(row, T0 + LEASE - 1)).toBe(true);
    expect(isLeased(row, T0 + LEASE)).toBe(false);
    expect(isLeased(row, T0 - 4 * HOUR), 'written while the clock was ahead').toBe(false);
  });

  it('that ran out unsettled leaves a doubt', () => {
    expect(taken(taken())).toMatchObject({ attempts: 2, doubts: 1 });
  });
});

describe('settling', () => {
  it('delivers, and erases seven days later', () => {
    const row = settled(taken(), outcome('delivered'), chance);
    expect(row).toMatchObject({
      due: null,
      lease: null,
      deliveredAt: T0,
      eraseAt: T0 + KEPT_AFTER_DELIVERY,
    });
    expect(erased(row)).toMatchObject({ payload: null, eraseAt: null, deliveredAt: T0 });
  });

  it('puts a failure back into the queue, the doubtful ones marked', () => {
    const row = settled(taken(), outcome('retry', { doubtful: true }), chance);
    expect(row).toMatchObject({ due: T0 + 2_500, lease: null, doubts: 1, code: 'code-retry' });
    expect(stateOf(row)).toBe('open');
  });

  it('holds the row at the third refusal', () => {
    let row = contactRow('a');
    for (const state of ['open', 'open', 'held']) {
      row = settled(taken(row), outcome('refused'), chance);
      expect(stateOf(row)).toBe(state);
    }
  });

  it('holds the row at once when the target is set up wrongly', () => {
    expect(stateOf(settled(taken(), outcome('hold'), chance))).toBe('held');
  });

  it('gives up after 72 hours, not before, and keeps the text', () => {
    const at = (now: number) => settled(taken(), outcome('retry'), { now, random: 0 });
    expect(stateOf(at(T0 + EXPIRY - 1))).toBe('open');
    expect(stateOf(at(T0 + EXPIRY))).toBe('dead');
    expect(at(T0 + EXPIRY).payload).not.toBeNull();
  });
});

describe('reopening', () => {
  it('opens a held, dead or quarantined row for another 72 hours', () => {
    const later = T0 + 1e9;
    for (const row of [held(taken(), 'x', T0), quarantined(taken(), 'x', T0)]) {
      const open = reopened(row, later);
      expect(stateOf(open)).toBe('open');
      expect(open).toMatchObject({ due: later, expiresAt: later + EXPIRY, refusals: 0 });
    }
  });
});

describe('any way through life', () => {
  const step = fc.oneof(
    fc.record({
      verdict: fc.constantFrom('delivered', 'retry', 'refused', 'hold' as const),
      doubtful: fc.boolean(),
      crowded: fc.boolean(),
    }),
    fc.constantFrom('lease', 'hold', 'quarantine', 'reopen', 'erase'),
  );

  function take(
    row: Submission,
    way: typeof step extends fc.Arbitrary<infer T> ? T : never,
    now: number,
  ) {
    if (way === 'lease') return stateOf(row) === 'open' ? leased(row, 'w', 't', now) : row;
    if (way === 'hold') return held(row, 'x', now);
    if (way === 'quarantine') return quarantined(row, 'x', now);
    if (way === 'reopen') return reopened(row, now);
    if (way === 'erase') return erased(row);
    if (typeof way === 'string' || stateOf(row) !== 'open') return row;
    return settled(row, outcome(way.verdict, way), { now, random: 0.3 });
  }

  it('leaves exactly one state set, and a due time for open rows alone', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.nat(EXPIRY))), (ways) => {
        let now = T0;
        let row = contactRow('a');
        for (const [way, passing] of ways) {
          now += passing;
          row = take(row, way, now);
          const { due, deliveredAt, deadAt, heldAt, quarantinedAt } = row;
          const set = [due, deliveredAt, deadAt, heldAt, quarantinedAt].filter((at) => at !== null);
          expect(set).toHaveLength(1);
          expect(stateOf(row) === 'open').toBe(due !== null);
          expect(row.lease !== null && due === null).toBe(false);
          expect(row.id).toBe('a');
        }
      }),
    );
  });
});
