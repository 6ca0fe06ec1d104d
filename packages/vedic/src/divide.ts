import { digits } from './digits.ts';
import { nearBase, withZeros } from './bases.ts';
import { signed } from './notation.ts';
import { refusalOf } from './read-number.ts';
import { totalOf } from './steps.ts';
import { divideDigits } from './divide-digits.ts';
import {
  type DivisionRefusalCode,
  type DivisionStep,
  type Refusal,
  type RefusalCode,
  type Term,
} from './types.ts';

type Part = 'quotient' | 'remainder';

/** A base that the divisor differs from by at most 30 %: 7 to 9 and 11 to 13 → 10. */
function divisorBase(b: number): number | undefined {
  const base = nearBase(b);
  return base && b !== base && Math.abs(b - base) * 10 <= base * 3 ? base : undefined;
}

/** For each place of the dividend: its digit and the products of quotient figures added to it. */
function columnsOf(a: number, transposed: readonly number[]): Term[][] {
  const all = digits(a);
  const columns: Term[][] = [];
  for (const [place, digit] of all.entries()) {
    const products = transposed.map((figure, index): [number, number] => {
      const from = place - index - 1;
      return [from < all.length - transposed.length ? totalOf(columns[from] ?? []) : 0, figure];
    });
    columns.push([digit, ...products.filter(([quotient, figure]) => quotient * figure !== 0)]);
  }
  return columns;
}

function columnStep(terms: readonly Term[], place: number, part: Part): DivisionStep {
  const isFirst = place === 0 && part === 'quotient';
  const key = isFirst ? 'first' : (`${part}.${terms.length > 1 ? 'add' : 'bring'}` as const);
  return { key, values: { terms, total: totalOf(terms) } };
}

/** A figure may be negative or above 9: 1, −2 → 8; 1, 12 → 22. */
const readFigures = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum * 10 + figure, 0);

function readSteps(figures: readonly number[], part: Part): DivisionStep[] {
  if (figures.length < 2) return [];
  const values = { parts: figures.map(signed).join(' | '), joined: readFigures(figures) };
  return [{ key: `${part}.read`, values }];
}

/**
 * Divides by a number near a power of ten (sutra 2 below the base, sutra 4 above it). `transposed`
 * holds the digits of base − divisor. Each quotient figure times these digits is added to the places
 * after it: 1234 ÷ 9 → 1 | 3 | 6 and 10 left over → 137, remainder 1.
 */
function divideNear(a: number, b: number, base: number) {
  const isBelow = b < base;
  const method = isBelow ? 'nikhilamDivision' : 'paravartya';
  const transposed = Array.from(
    withZeros(Math.abs(base - b), base),
    (figure) => (isBelow ? 1 : -1) * Number(figure) || 0,
  );
  const columns = columnsOf(a, transposed);
  const quotientLength = columns.length - transposed.length;
  const figures = columns.map(totalOf);
  const quotient = readFigures(figures.slice(0, quotientLength));
  const leftover = readFigures(figures.slice(quotientLength));
  const shift = Math.floor(leftover / b);
  const answer = quotient + shift;
  const remainder = leftover - shift * b;
  // Then the way round the base is longer than the way by digits, and hides a division.
  const isLong =
    quotientLength < 1 ||
    Math.abs(shift) > 9 ||
    columns.some((terms) =>
      terms.some((term) => typeof term !== 'number' && Math.abs(term[0]) > 9 && term[1] ** 2 > 1),
    );
  if (isLong) return divideDigits(a, b);
  const flag = transposed.map(signed).join(' ');
  const values = { a, b, base, flag, quotient, leftover, shift, answer, remainder };
  const steps: DivisionStep[] = [
    { key: `${method}.transpose`, values },
    ...columns.map((terms, place) =>
      columnStep(terms, place, place < quotientLength ? 'quotient' : 'remainder'),
    ),
    ...readSteps(figures.slice(0, quotientLength), 'quotient'),
    ...readSteps(figures.slice(quotientLength), 'remainder'),
    ...(shift ? [{ key: shift > 0 ? 'adjust.more' : 'adjust.less', values } as const] : []),
    { key: remainder === 0 ? 'result.exact' : 'result.remainder', values },
  ];
  return {
    method,
    operands: [a, b],
    answer,
    values,
    steps,
    flag: transposed,
    figures,
    quotientLength,
  } as const;
}

/** `figures`: the total of each column; those of the quotient come first. */
export type NearDivision = Extract<ReturnType<typeof divideNear>, { flag: unknown }>;

const refuse = <Code extends DivisionRefusalCode>(code: Code) => ({ ok: false, code }) as const;

/** By a number near a power of ten alone: refuses where the short methods do not help. */
export function divideShort(a: number, b: number) {
  const refused = refusalOf(a, b);
  if (refused) return refused;
  if (b === 0) return refuse('divisionByZero');
  if (a < b) return refuse('dividendBelowDivisor');
  if (/^10+$/.test(String(b))) return refuse('divisionByPowerOfTen');
  const base = divisorBase(b);
  if (!base) return refuse('noShortDivision');
  const solution = divideNear(a, b, base);
  return { ok: true, solution, reason: solution.method } as const;
}

export type SolvedDivision = Extract<ReturnType<typeof divideShort>, { ok: true }>;
export type Division = SolvedDivision['solution'];

/** Works by a short method where the divisor is near a power of ten, else digit by digit. */
export function divide(
  a: number,
  b: number,
): SolvedDivision | Refusal<RefusalCode | 'divisionByZero'> {
  const refused = refusalOf(a, b);
  if (refused) return refused;
  if (b === 0) return refuse('divisionByZero');
  const short = divideShort(a, b);
  if (short.ok) return short;
  // Of a smaller number one place is written: 12 ÷ 345 = 0.
  const solution = divideDigits(a, b, a < b ? [a] : undefined);
  return { ok: true, solution, reason: solution.method };
}
