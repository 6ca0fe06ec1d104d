import { expect, it } from 'vitest';
import { type Outcome, wasAnswered } from '@/lib/submissions/model/outcome';
import {
  isDue,
  isLeased,
  stateOf,
  type Submission,
  undeliveredSince,
} from '@/lib/submissions/model/submission';
import {
  applyOutcome,
  erasePayload,
  EXPIRY,
  hold,
  KEPT_AFTER_DELIVERY,
  lease,
  LEASE,
  quarantine,
  reopen,
} from '@/lib/submissions/model/transitions';
import fc from '@/tests/support/fast-check';
import { contactRow, HOUR, T0 } from '@/tests/support/outbox';

const outcome = (verdict: Outcome['verdict'], changes: Partial<Outcome> = {}): Outcome => ({
  verdict,
  code: `code-${verdict}`,
  ...changes,
});
const chance = { now: T0, random: 0.5 };
const leased = (row: Submission = contactRow('a')) => lease(row, 'token', 'contact-sheet', T0);

it('wasAnswered: is true for codes of a response', () => {
  const answered = ['status-503', 'script-error', 'login-page', 'redirect'];
  const others = [null, 'timeout', 'no-status-503', 'login-page-2', 'redirect-2'];
  expect([...answered, ...others].filter(wasAnswered)).toEqual(answered);
});

it('lease: lasts a minute and counts as an attempt', () => {
  const row = leased();
  expect(row).toMatchObject({
    attempts: 1,
    due: T0 + LEASE,
    possibleDuplicates: 0,
    target: 'contact-sheet',
  });
  expect(isLeased(row, T0 + LEASE - 1)).toBe(true);
  expect(isLeased(row, T0 + LEASE)).toBe(false);
  expect(isLeased(row, T0 - 4 * HOUR), 'written while the clock was ahead').toBe(false);
  expect(isLeased(contactRow('a', { due: T0 + 1 }), T0)).toBe(false);
  for (const due of [null, T0 + HOUR]) expect(isDue(contactRow('a', { due }), T0)).toBe(false);
});

it('lease: counts a possible duplicate when the last one was never settled', () => {
  expect(leased(leased())).toMatchObject({ attempts: 2, possibleDuplicates: 1 });
});

it('applyOutcome: delivers, and plans to erase the payload after seven days', () => {
  const row = applyOutcome(leased(), outcome('delivered'), chance);
  const eraseAt = T0 + KEPT_AFTER_DELIVERY;
  expect(row).toMatchObject({ due: null, lease: null, deliveredAt: T0, eraseAt });
  const erased = applyOutcome({ ...leased(), payload: null }, outcome('delivered'), chance);
  expect(erased.eraseAt).toBeNull();
  expect(erasePayload(row)).toMatchObject({ payload: null, eraseAt: null, deliveredAt: T0 });
});

it('applyOutcome: puts a failure back into the queue, and counts an uncertain one', () => {
  const row = applyOutcome(leased(), outcome('retry', { isUncertain: true }), chance);
  const expected = { due: T0 + 2_500, lease: null, possibleDuplicates: 1, code: 'code-retry' };
  expect(row).toMatchObject(expected);
  expect(stateOf(row)).toBe('open');
});

it('applyOutcome: holds the row at the third rejection', () => {
  let row = contactRow('a');
  for (const [verdict, state] of [
    ['retry', 'open'],
    ['rejected', 'open'],
    ['rejected', 'open'],
    ['rejected', 'held'],
  ] as const) {
    row = applyOutcome(leased(row), outcome(verdict), chance);
    expect(stateOf(row)).toBe(state);
  }
});

it('applyOutcome: holds the row at once when the target is misconfigured', () => {
  expect(stateOf(applyOutcome(leased(), outcome('hold'), chance))).toBe('held');
});

it('applyOutcome: gives up after 72 hours, not before, and keeps the payload', () => {
  const at = (now: number) => applyOutcome(leased(), outcome('retry'), { now, random: 0 });
  expect(stateOf(at(T0 + EXPIRY - 1))).toBe('open');
  expect(stateOf(at(T0 + EXPIRY))).toBe('dead');
  expect(at(T0 + EXPIRY).payload).not.toBeNull();
});

it('reopen: opens a held or quarantined row for another 72 hours', () => {
  const later = T0 + 1e9;
  for (const row of [hold(leased(), 'x', T0), quarantine(leased(), 'x', T0)]) {
    const open = reopen(row, later);
    expect(stateOf(open)).toBe('open');
    expect(open).toMatchObject({ due: later, expiresAt: later + EXPIRY, rejections: 0 });
  }
});

const verdicts = fc.record({
  verdict: fc.constantFrom('delivered', 'retry', 'rejected', 'hold' as const),
  isUncertain: fc.boolean(),
  isThrottled: fc.boolean(),
});
const names = fc.constantFrom('lease', 'hold', 'quarantine', 'reopen', 'erase' as const);
const step = fc.oneof(verdicts, names);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function take(row: Submission, step: Step, now: number) {
  if (step === 'lease') return stateOf(row) === 'open' ? lease(row, 'w', 't', now) : row;
  if (step === 'hold') return hold(row, 'x', now);
  if (step === 'quarantine') return quarantine(row, 'x', now);
  if (step === 'reopen') return reopen(row, now);
  if (step === 'erase') return erasePayload(row);
  if (stateOf(row) !== 'open') return row;
  return applyOutcome(row, outcome(step.verdict, step), { now, random: 0.3 });
}

it('transitions: leave exactly one state set in any order, and a due time for open rows alone', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(step, fc.nat(EXPIRY))), (steps) => {
      let now = T0;
      let row = contactRow('a');
      for (const [step, passing] of steps) {
        now += passing;
        row = take(row, step, now);
        const { due, deliveredAt, deadAt, heldAt, quarantinedAt } = row;
        const set = [due, deliveredAt, deadAt, heldAt, quarantinedAt].filter((at) => at !== null);
        expect(set).toHaveLength(1);
        expect(stateOf(row) === 'open').toBe(due !== null);
        expect(undeliveredSince(row)).toBe((due ?? deliveredAt) ? null : set[0]);
        expect(row.lease !== null && due === null).toBe(false);
        expect(row.id).toBe('a');
      }
    }),
  );
});
