import { timesRefusal } from './read-times';
import { type Question } from './questions';
import { hindiWords } from './hindi-words';

/** Says more of an answer that is refused than the facts do. */
export function refusalOf({ schema }: Question, typed: string): string | undefined {
  const { typed: way } = schema.meta() ?? {};
  return way === 'times' ? timesRefusal(hindiWords(typed)) : undefined;
}
