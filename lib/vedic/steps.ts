import { noWork, signedAdditions, type Work } from './effort';
import { traditional } from './traditional';
import { type StepKey, type Term, type Values } from './types';

export const step = <Key extends StepKey>(key: Key, values: Values, work: Work = noWork) => ({
  key,
  values,
  ...work,
});

/** Work of a product inside a method; `written` has leading zeros where the method writes them. */
export function productWork(x: number, y: number, written: number | string = x * y): Work {
  const { writes, operations } = traditional(x, y);
  return { writes: [...writes.slice(0, -1), written], operations };
}

const valueOf = (term: Term) => (typeof term === 'number' ? term : term[0] * term[1]);

export const totalOf = (terms: readonly Term[]) =>
  terms.reduce<number>((sum, term) => sum + valueOf(term), 0);

/** One for a product in the tables, long multiplication for a larger one. */
function productOperations(x: number, y: number): number {
  const [upper, lower] = [Math.abs(x), Math.abs(y)];
  return upper < 10 && lower < 10 ? Math.sign(upper * lower) : traditional(upper, lower).operations;
}

/** Operations of multiplying and adding up the terms, from the first on. */
export function sumOperations(terms: readonly Term[]): number {
  let [sum, operations] = [0, 0];
  for (const term of terms) {
    operations += signedAdditions(sum, valueOf(term));
    sum += valueOf(term);
    if (typeof term !== 'number') operations += productOperations(...term);
  }
  return operations;
}
