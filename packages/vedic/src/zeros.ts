import { step } from './steps.ts';
import { type Solution } from './types.ts';

/** How many zeros a number ends in. */
export const endZeros = (value: number) => /0*$/.exec(String(value))![0].length;

export const withoutZeros = (value: number) => value / 10 ** endZeros(value);

interface Shortened {
  a: number;
  b: number;
  shortA: number;
  shortB: number;
  /** Product of the shortened numbers. */
  short: number;
  zeros: string;
  places: number;
  answer: number;
}

export const zerosSteps = (values: Shortened & Record<string, number | string>) =>
  [
    step('zeros.aside', values),
    step('zeros.back', values, { writes: [values.zeros], operations: 0 }),
  ] as const;

/** Whether the zeros at the end of its numbers were set aside: the other values are not those of its method. */
export const isShortened = ({ values }: Solution) => 'zeros' in values;
