import { noWork, type Work } from './effort.ts';
import { traditional } from './traditional.ts';
import { type Step, type StepKey, type Term, type Values } from './types.ts';

export const step = <Key extends StepKey>(key: Key, values: Values, work: Work = noWork) => ({
  key,
  values,
  ...work,
});

/** Work of x × y within a method. `written`: the product with its leading zeros, if it has any. */
export function productWork(x: number, y: number, written: number | string = x * y): Work {
  const { writes, operations } = traditional(x, y);
  return { writes: [...writes.slice(0, -1), written], operations };
}

/** The tables end here. */
export const LAST_TABLE = 12;

/** A product with its step, and before it the rows of one that is in no table: 21 × 17. */
export function productSteps(
  x: number,
  y: number,
  toStep: (work: Work) => Step,
  written?: number | string,
): Step[] {
  const work = productWork(x, y, written);
  const { upper, lower, rows } = traditional(x, y);
  if (Math.min(x, y) <= LAST_TABLE || rows.length < 2) return [toStep(work)];
  const factors = rows.map(({ digit, place }) => digit * 10 ** place).reverse();
  const values = {
    lower,
    factors: factors.join(' + '),
    rows: factors.map((factor) => `${upper} × ${factor} = ${upper * factor}`).join(', '),
  };
  const { writes, operations } = work;
  return [
    step('parts', values, { writes: writes.slice(0, -1), operations }),
    toStep({ writes: writes.slice(-1), operations: 0 }),
  ];
}

const valueOf = (term: Term) => (typeof term === 'number' ? term : term[0] * term[1]);

export const totalOf = (terms: readonly Term[]) =>
  terms.reduce<number>((sum, term) => sum + valueOf(term), 0);
