import { isSame, type Kind } from '@sutra/vedic/questions';
import { type Random, seeded } from '@sutra/vedic/random';
import { anySheet, type SetCode, setCodeOf, setsOf, type Sheet } from './sheets';

export const MOST_SHEETS = 60;

/** How many of their twenty sums two neighbours share at most. */
export const MOST_SHARED = 6;

/** Draws in vain after which the last sheet goes: some share much with nearly all others. */
const PATIENCE = 40;

/** After so many draws a kind has too few sums. */
const MOST_DRAWS = 600;

export const countShared = (one: Sheet, other: Sheet) =>
  one.sums.filter((sum) => other.sums.some((another) => isSame(sum, another))).length;

/**
 * Different sheets of one kind, each with its own code. No two are alike, and neighbours in the list
 * share few sums. Fewer than asked for where the kind has too few sums.
 */
export function classSheets(
  kind: Kind,
  count: number,
  random: Random,
  draw: typeof anySheet = anySheet,
): Sheet[] {
  let sheets: Sheet[] = [];
  let longest = sheets;
  /** Drawn, all different, and not in the list: what does not follow one may follow another. */
  let spare: Sheet[] = [];
  const isNew = (sheet: Sheet) =>
    [...sheets, ...spare].every((other) => countShared(other, sheet) < sheet.sums.length);
  const findNext = () => {
    const last = sheets.at(-1);
    return spare.find((sheet) => !last || countShared(last, sheet) <= MOST_SHARED);
  };

  for (let draws = 0, vain = 0; longest.length < count && draws < MOST_DRAWS; draws++) {
    const drawn = draw(kind, random);
    if (isNew(drawn)) spare = [...spare, drawn];
    vain++;
    for (let next = findNext(); next && sheets.length < count; next = findNext()) {
      sheets = [...sheets, next];
      spare = spare.filter((sheet) => sheet !== next);
      vain = 0;
    }
    if (sheets.length > longest.length) longest = sheets;
    if (vain === PATIENCE) {
      sheets = sheets.slice(0, -1);
      vain = 0;
    }
  }
  return longest;
}

export interface ClassSet extends Pick<SetCode, 'code' | 'kind'> {
  readonly sheets: readonly Sheet[];
}

const countIn = ({ choice }: Pick<SetCode, 'choice'>) => (choice % MOST_SHEETS) + 1;

/** The same sheets in the same order, whenever and wherever the code is read. */
function makeSet({ code, kind, choice }: SetCode, draw?: typeof anySheet): ClassSet {
  const sheets = classSheets(kind, countIn({ choice }), seeded(choice), draw);
  return { code, kind, sheets };
}

/** Fewer sheets than asked for where the kind has too few sums. */
export function newClassSet(kind: Kind, count: number, random: Random = Math.random): ClassSet {
  const number = Math.floor(random() * setsOf(MOST_SHEETS));
  return makeSet(setCodeOf(kind, number * MOST_SHEETS + count - 1));
}

/** Undefined for a code that no set was given. */
export function classSetOf(set: SetCode): ClassSet | undefined {
  const made = makeSet(set);
  return made.sheets.length === countIn(set) ? made : undefined;
}
