import {
  type DivisionMethod,
  type DivisionRefusalCode,
  type DivisionStepKey,
} from '../../types.ts';
import { divisionSteps } from './division-steps.ts';

/** The methods of division, why each is chosen, their steps, and what `divideShort` refuses. */
export const divisions = {
  methods: {
    nikhilamDivision: 'Nikhilam division',
    paravartya: 'Paravartya',
    digits: 'Long division',
  },
  reasons: {
    nikhilamDivision:
      '{b} is a little below {base}, so small multiplications and additions replace the division.',
    paravartya:
      '{b} is a little above {base}, so small multiplications with changed signs replace the division.',
    digits: 'Of the methods here, long division, as at school, suits these numbers best.',
  },
  steps: divisionSteps,
  refusals: {
    divisionByZero: 'Nothing can be divided by 0. Please enter another number.',
    dividendBelowDivisor:
      'The first number is smaller than the second, so the quotient is 0. Please enter a larger first number.',
    divisionByPowerOfTen:
      'To divide by 10, 100 or 1000, cut off as many digits at the end as it has zeros. They are the remainder.',
    noShortDivision:
      'The short methods here divide by numbers near 10, 100, 1000 and so on, such as 9, 12 or 98.',
  },
} as const satisfies {
  methods: Record<DivisionMethod, string>;
  reasons: Record<DivisionMethod, string>;
  steps: Record<DivisionStepKey, object>;
  refusals: Record<DivisionRefusalCode, string>;
};
