import { type SolvedDivision } from './divide.ts';
import { fill } from './notation.ts';
import { type Solved, type Values } from './types.ts';

interface StepText {
  readonly title: string;
  readonly working?: string;
  readonly note?: string;
}

interface MethodWords {
  readonly methods: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, StepText>>;
}

/** The words of a language, such as all of `@sutra/vedic/words/en`. */
export interface ExplainWords {
  readonly products: MethodWords;
  readonly divisions: MethodWords;
}

function linesOf({ title, working, note }: StepText, values: Values): string[] {
  const lines = [working ? `${title}: ${working}` : title, ...(note ? [`  ${note}`] : [])];
  return lines.map((line) => fill(line, values));
}

/** A solution in words: why its method was chosen, and for each step a line and its note, which is indented. */
export function explain(
  { solution, reason }: Solved | SolvedDivision,
  words: ExplainWords,
): string[] {
  const { methods, reasons, steps } = {
    methods: { ...words.products.methods, ...words.divisions.methods },
    reasons: { ...words.products.reasons, ...words.divisions.reasons },
    steps: { ...words.products.steps, ...words.divisions.steps },
  };
  return [
    fill(`${methods[solution.method]!}: ${reasons[reason]!}`, solution.values),
    ...solution.steps.flatMap(({ key, values }) => linesOf(steps[key]!, values)),
  ];
}
