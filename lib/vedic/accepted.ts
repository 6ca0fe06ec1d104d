import { type Refusal } from './types';

/**
 * A sum that the site itself has chosen, worked.
 *
 * @throws when the method refuses the numbers: a mistake in the content.
 */
export function accepted<W extends { readonly ok: true }>(
  method: (a: number, b: number) => W | Refusal,
  [a, b]: readonly [number, number],
): W {
  const worked = method(a, b);
  if (!worked.ok) throw new Error(`${a} and ${b}: ${worked.code}`);
  return worked;
}
