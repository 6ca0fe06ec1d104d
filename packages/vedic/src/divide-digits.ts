import { digits } from './digits.ts';
import { type DivisionStep } from './types.ts';

/** The school's way: 999999 ÷ 7 → 9 ÷ 7 = 1, remainder 2; 29 ÷ 7 = 4, remainder 1 … */
export function divideDigits(a: number, b: number, parts = digits(a)) {
  const steps: DivisionStep[] = [];
  const places: { figure: number; remainder: number }[] = [];
  let [answer, remainder] = [0, 0];
  for (const digit of parts) {
    const part = remainder * 10 + digit;
    const figure = Math.floor(part / b);
    remainder = part % b;
    answer = answer * 10 + figure;
    if (answer === 0 && b <= a) continue;
    steps.push({ key: 'digit', values: { part, b, figure, remainder } });
    places.push({ figure, remainder });
  }
  const values = { a, b, answer, remainder };
  const end = remainder === 0 ? 'result.exact' : 'result.remainder';
  return {
    method: 'digits',
    operands: [a, b],
    answer,
    values,
    steps: [...steps, { key: end, values }] as readonly DivisionStep[],
    /** Of each place of the quotient: its figure, and what is carried on. */
    places,
  } as const;
}

export type DigitDivision = ReturnType<typeof divideDigits>;
