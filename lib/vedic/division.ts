import { placesOf } from './bases';
import { digits } from '@/lib/maths/digits';
import { noWork, nonZeroDigits, signedAdditions, subtractions } from './effort';
import { signed } from './notation';
import { productWork } from './parts';
import { type Step, type Term, type TextKey, type Worked } from './types';

/** One place of the working: its digit, what the quotient sends there, and their sum. */
export interface DivisionColumn {
  readonly digit: number;
  /** Quotient figure and transposed digit, both as signed numbers; zeros are left out. */
  readonly products: readonly (readonly [number, number])[];
  readonly total: number;
}

type Divisor = { a: number; b: number; base: number; places: number; flag: string };
type Result = Divisor & { answer: number; remainder: number };

export type DivisionStep =
  | Step<'transpose', Divisor>
  | Step<'quotient' | 'remainder', { terms: readonly Term[]; total: number }>
  | Step<'join', { parts: string; joined: number }>
  | Step<'adjust', Result & { quotient: number; rest: number; shift: number }>
  | Step<'result', Result>;

export interface Division<Method extends 'nikhilamDivision' | 'paravartya'> extends Worked<
  Method,
  DivisionStep
> {
  readonly base: number;
  readonly places: number;
  /** Digits that work instead of the divisor: 9 → [1], 98 → [0, 2], 112 → [−1, −2]. */
  readonly transposed: readonly number[];
  /** Quotient columns, then as many remainder columns as the base has zeros. */
  readonly columns: readonly DivisionColumn[];
  /** 0 ≤ remainder < divisor. */
  readonly remainder: number;
}

/** The working, from the left: each quotient figure sends its products to the places after it. */
function columnsOf(a: number, transposed: readonly number[]): DivisionColumn[] {
  const columns: DivisionColumn[] = [];
  const all = digits(a);
  const last = all.length - transposed.length;
  all.forEach((digit, place) => {
    const products = transposed
      .map((figure, index) => {
        const from = place - index - 1;
        return [from < last ? (columns[from]?.total ?? 0) : 0, figure] as const;
      })
      .filter(([quotient, figure]) => quotient * figure !== 0);
    const total = products.reduce((sum, [quotient, figure]) => sum + quotient * figure, digit);
    columns.push({ digit, products, total });
  });
  return columns;
}

function columnStep(
  { digit, products, total }: DivisionColumn,
  place: number,
  kind: 'quotient' | 'remainder',
): DivisionStep {
  let sum = digit;
  let operations = 0;
  for (const [quotient, figure] of products) {
    operations += productWork(Math.abs(quotient), Math.abs(figure)).operations;
    operations += signedAdditions(sum, quotient * figure);
    sum += quotient * figure;
  }
  const text: TextKey =
    place === 0 && kind === 'quotient'
      ? 'division.first'
      : products.length
        ? `division.${kind}.add`
        : `division.${kind}.bring`;
  return {
    kind,
    text,
    values: { terms: [digit, ...products], total },
    writes: [...products.map(([quotient, figure]) => Math.abs(quotient * figure)), Math.abs(total)],
    operations,
  };
}

/** Reads figures of any size or sign as one number: 1, −2 → 8; 1, 12 → 22. */
const readFigures = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum * 10 + figure, 0);

/** Reads the figures of a part as one number; a single figure is that number already. */
function joinStep(figures: readonly number[], part: 'quotient' | 'remainder'): DivisionStep[] {
  if (figures.length < 2) return [];
  const joined = readFigures(figures);
  const plain = figures.every((figure) => figure >= 0 && figure <= 9);
  const tens = readFigures(figures.slice(0, -1)) * 10;
  return [
    {
      kind: 'join',
      text: plain ? `division.${part}.read` : `division.${part}.settle`,
      values: { parts: figures.map(signed).join(' | '), joined },
      writes: plain ? [] : [Math.abs(joined)],
      operations: plain ? 0 : signedAdditions(tens, figures.at(-1) ?? 0),
    },
  ];
}

/**
 * Division by a number near a power of ten: the divisor's distance from the base, turned round,
 * multiplies each quotient figure into the places after it. Below the base this is Nikhilam
 * division, above it Paravartya; the working is the same.
 *
 * @param a dividend, at least `b`.
 * @param b divisor; `base` has as many zeros as the remainder has places.
 */
export function divideNear<Method extends 'nikhilamDivision' | 'paravartya'>(
  method: Method,
  a: number,
  b: number,
  base: number,
): Division<Method> {
  const places = placesOf(base);
  const sign = b < base ? 1 : -1;
  const transposed = Array.from(
    String(Math.abs(base - b)).padStart(places, '0'),
    (figure) => sign * Number(figure) || 0,
  );
  const columns = columnsOf(a, transposed);
  const cut = columns.length - places;
  const totals = columns.map(({ total }) => total);
  const quotient = readFigures(totals.slice(0, cut));
  const rest = readFigures(totals.slice(cut));
  const shift = Math.floor(rest / b);
  const answer = quotient + shift;
  const remainder = rest - shift * b;
  const divisor: Divisor = { a, b, base, places, flag: transposed.map(signed).join(' ') };
  const times = Math.abs(shift);
  const moved = times * b;

  const adjust: DivisionStep = {
    kind: 'adjust',
    text: shift > 0 ? 'division.adjust.up' : 'division.adjust.down',
    values: { ...divisor, quotient, rest, shift, answer, remainder },
    writes: [answer, remainder],
    operations:
      signedAdditions(quotient, shift) +
      (times > 1 ? productWork(b, times).operations : 0) +
      (shift > 0 ? subtractions(rest, moved) : subtractions(moved, -rest)),
  };
  return {
    ok: true,
    method,
    operands: [a, b],
    base,
    places,
    transposed,
    columns,
    answer,
    remainder,
    steps: [
      {
        kind: 'transpose',
        text: `${method}.transpose`,
        values: divisor,
        writes: transposed.map(Math.abs),
        operations: sign > 0 ? nonZeroDigits(b) : 0,
      },
      ...columns.map((column, place) =>
        columnStep(column, place, place < cut ? 'quotient' : 'remainder'),
      ),
      ...joinStep(totals.slice(0, cut), 'quotient'),
      ...joinStep(totals.slice(cut), 'remainder'),
      ...(shift === 0 ? [] : [adjust]),
      {
        kind: 'result',
        text: remainder === 0 ? 'division.result.exact' : 'division.result.remainder',
        values: { ...divisor, answer, remainder },
        ...noWork,
      },
    ],
  };
}
