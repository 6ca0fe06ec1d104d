import { type Method, type Solution, type Step } from './types.ts';

type Steps = readonly Step[];

/** A number that a learner fills in: the left or the right part, or a crosswise total. */
export interface Blank {
  /** Its place among the steps. */
  readonly at: number;
  readonly names: readonly string[];
  readonly value: number;
}

/** What the steps begin with, and the values that give the number away; the first one is asked. */
const blanks: Record<Method, readonly (readonly [step: string, ...names: string[]])[]> = {
  nikhilam: [
    ['cross', 'cross'],
    ['product', 'written'],
  ],
  yavadunam: [
    ['yavadunam.move', 'moved'],
    ['yavadunam.square', 'written'],
  ],
  anurupyena: [
    ['anurupyena.scale', 'scaled'],
    ['product', 'written'],
  ],
  ekadhikena: [['heads', 'left']],
  antyayor: [
    ['heads', 'left'],
    ['antyayor.tails', 'right'],
  ],
  ekanyunena: [
    ['ekanyunena.lessen', 'left'],
    ['ekanyunena.complement', 'right'],
  ],
  urdhva: [['urdhva.crosswise', 'total', 'written', 'carryOut']],
  eleven: [],
};

export function blanksOf({ method, steps }: Solution): Blank[] {
  return steps.flatMap(({ key, values }, at) => {
    const found = blanks[method].find(([start]) => key.startsWith(start));
    if (!found) return [];
    const [, ...names] = found;
    return [{ at, names, value: Number(values[names[0]!]) }];
  });
}

/** The steps up to the one that is left out, with "?" in its place. */
export function stepsWithBlank(steps: Steps, { at, names }: Blank): Steps {
  const masks = Object.fromEntries(names.map((name) => [name, '?']));
  return steps
    .slice(0, at + 1)
    .map((step, index) => (index < at ? step : { ...step, values: { ...step.values, ...masks } }));
}
