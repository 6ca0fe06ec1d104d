import { noWork, type Work } from './effort';
import { traditional } from './traditional';
import { type Term, type Values } from '@/lib/text/format';
import { type StepKey } from './types';

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

const valueOf = (term: Term) => (typeof term === 'number' ? term : term[0] * term[1]);

export const totalOf = (terms: readonly Term[]) =>
  terms.reduce<number>((sum, term) => sum + valueOf(term), 0);
