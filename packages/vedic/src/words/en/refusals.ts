import { type RefusalCode } from '../../types.ts';

/** Why a number is refused. */
export const refusals = {
  empty: 'Please enter a number, such as 97.',
  notANumber: 'Please enter a number in digits, such as 97.',
  negative: 'Please enter a number without a minus sign.',
  notWhole: 'Please enter a whole number, without a decimal point.',
  tooLarge: 'Please enter a number of at most six digits.',
} as const satisfies Record<RefusalCode, string>;
