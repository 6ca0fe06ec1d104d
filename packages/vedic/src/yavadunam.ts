import { combineStep, isInReach, joinParts, nearBase } from './bases.ts';
import { signedAdditions } from './effort.ts';
import { differenceOperations } from './nikhilam.ts';
import { productSteps, step } from './steps.ts';
import { type Multiplication } from './types.ts';

/** Sub-sutra 7, "lessen it by as much again as it falls short": 96² → 96 − 4 | 4² → 92 | 16. */
export const yavadunam: Multiplication = {
  fits(a, b) {
    const base = nearBase(a);
    return a === b && base !== undefined && isInReach(a - base);
  },
  work(a) {
    const base = nearBase(a)!;
    const difference = a - base;
    const moved = a + difference;
    const parts = joinParts(moved, difference * difference, base);
    const values = { a, difference, moved, ...parts };
    const side = difference === 0 ? 'on' : difference < 0 ? 'below' : 'above';
    const size = Math.abs(difference);
    return {
      values,
      steps: [
        step('yavadunam.base', values),
        step(`yavadunam.difference.${side}`, values, {
          writes: [size],
          operations: differenceOperations(a, base),
        }),
        step(`yavadunam.move.${side}`, values, {
          writes: [moved],
          operations: signedAdditions(a, difference),
        }),
        ...productSteps(
          size,
          size,
          (work) => step(`yavadunam.square.${parts.carry ? 'carry' : 'fits'}`, values, work),
          parts.written,
        ),
        combineStep(values),
      ],
    };
  },
};
