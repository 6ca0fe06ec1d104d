import { antyayor, type Antyayor } from './antyayor';
import { anurupyena, type Anurupyena } from './anurupyena';
import { effortOf } from './effort';
import { ekadhikena, type Ekadhikena } from './ekadhikena';
import { ekanyunena, type Ekanyunena } from './ekanyunena';
import { eleven, type Eleven } from './eleven';
import { nikhilam, type Nikhilam } from './nikhilam';
import { nikhilamDivision, type NikhilamDivision } from './nikhilam-division';
import { refuseDivision, refuseOperands } from './operands';
import { paravartya, type Paravartya } from './paravartya';
import { type Operation, type ReasonKey, type Refusal } from './types';
import { urdhva, type Urdhva } from './urdhva';
import { yavadunam, type Yavadunam } from './yavadunam';

/** A worked sum of any method; `method` tells them apart. */
export type Solution =
  | Antyayor
  | Anurupyena
  | Ekadhikena
  | Ekanyunena
  | Eleven
  | Nikhilam
  | NikhilamDivision
  | Paravartya
  | Urdhva
  | Yavadunam;

export interface Solved {
  readonly ok: true;
  readonly operation: Operation;
  /** The method a good teacher would pick, worked. */
  readonly chosen: Solution;
  /** Why this method; its places are filled with the values of the first step. */
  readonly reason: ReasonKey;
  /** The other methods that work these numbers, the least effort first. */
  readonly others: readonly Solution[];
}

/** Digits written plus single-digit operations. */
function loadOf({ steps }: Solution): number {
  const { digits, operations } = effortOf(steps);
  return digits + operations;
}

/** Within a tenth of the base, and with differences whose product is in the tables. */
function isClose(base: number, ...differences: readonly number[]): boolean {
  const sizes = differences.map(Math.abs);
  return Math.max(...sizes) * 10 <= base && Math.min(...sizes) <= 12;
}

/** Whether a teacher picks the method at sight, before any counting. */
function picksAtSight(solution: Solution): boolean {
  switch (solution.method) {
    case 'ekadhikena':
    case 'eleven':
      return true;
    case 'ekanyunena':
      return String(solution.number).length <= solution.places;
    case 'yavadunam':
      return isClose(solution.base, solution.difference);
    case 'nikhilam':
      return isClose(solution.base, ...solution.differences);
    default:
      return false;
  }
}

const isPowerOfTen = (value: number) => /^10+$/.test(String(value));

function reasonFor({ method, operands: [a, b] }: Solution): ReasonKey {
  if (method === 'nikhilamDivision' || method === 'paravartya') return method;
  if (a === 0 || b === 0) return 'urdhva.zero';
  if (isPowerOfTen(a) || isPowerOfTen(b)) return 'powerOfTen';
  if (method !== 'urdhva') return method;
  if (a < 10 && b < 10) return 'urdhva.table';
  return a < 10 || b < 10 ? 'urdhva.oneDigit' : 'urdhva';
}

const works = (result: Solution | Refusal): result is Solution => result.ok;

function multiply(a: number, b: number, operation: Operation): Solved | Refusal {
  const general = urdhva(a, b);
  if (!general.ok) return general;
  const squares = a === b ? [ekadhikena(a), yavadunam(a)] : [];
  const results: (Solution | Refusal)[] = [
    ...squares,
    eleven(a, b),
    ekanyunena(a, b),
    nikhilam(a, b),
    antyayor(a, b),
    anurupyena(a, b),
  ];
  const special = results.filter(works);
  const byLoad = [...special, general]
    .map((solution) => ({ solution, load: loadOf(solution) }))
    .sort((one, other) => one.load - other.load)
    .map(({ solution }) => solution);
  const inTheTables = a < 10 && b < 10;
  const chosen = inTheTables ? general : (special.find(picksAtSight) ?? byLoad[0] ?? general);
  const others = byLoad.filter((solution) => solution !== chosen);
  return { ok: true, operation, chosen, reason: reasonFor(chosen), others };
}

function divide(a: number, b: number): Solved | Refusal {
  const refused = refuseDivision(a, b);
  if (refused) return refused;
  const results: (Solution | Refusal)[] = [nikhilamDivision(a, b), paravartya(a, b)];
  const chosen = results.find(works);
  if (!chosen) return { ok: false, code: 'noShortDivision', operand: 1 };
  return { ok: true, operation: '÷', chosen, reason: reasonFor(chosen), others: [] };
}

/**
 * Works a sum with the method a good teacher would pick, and says why. A special method comes
 * first where its pattern is plain to see (squares of 5, elevens, nines, numbers within a tenth of
 * a base); else the applicable method with the least written digits and operations, which is often
 * the general one. Two single digits stand in the tables and need no special method.
 *
 * @param a 0 to 999999.
 * @param b 0 to 999999; a square needs none. In `÷` at least 1, at most `a`, and near a power of
 *   ten.
 * @returns a refusal for numbers out of range and for divisions no short method covers. Never
 *   throws.
 */
export function solve(a: number, operation: Operation, b: number = a): Solved | Refusal {
  if (operation === '÷') return divide(a, b);
  if (operation === '²') return refuseOperands(a) ?? multiply(a, a, operation);
  return multiply(a, b, operation);
}
