import { type Work } from './effort.ts';
import { type Method } from './methods.ts';

export type { Method };

/** Why a method was chosen. `least`: no other takes less work. `taught`: as it is taught near 100. */
export type Reason =
  | Method
  | 'nikhilam.least'
  | 'nikhilam.taught'
  | 'yavadunam.least'
  | 'urdhva.oneDigit'
  | 'urdhva.table'
  | 'urdhva.zero'
  | 'powerOfTen'
  | 'zeros';

type Fit = 'fits' | 'carry' | 'borrow';
type Side = 'below' | 'above' | 'on';

export type StepKey =
  | `nikhilam.${'base' | 'differences'}.${Side | 'mixed'}`
  | `cross.${'subtract' | 'add' | 'mixed'}`
  | `${'product' | 'combine'}.${Fit}`
  | 'parts'
  | 'yavadunam.base'
  | `yavadunam.${'difference' | 'move'}.${Side}`
  | `yavadunam.square.${'fits' | 'carry'}`
  | `anurupyena.${'base' | 'differences' | 'scale'}`
  | `ekadhikena.${'split' | 'next' | 'combine'}`
  | 'heads'
  | `antyayor.${'split' | 'next' | 'tails'}`
  | `ekanyunena.${'lessen' | 'complement'}.${'short' | 'long'}`
  | `eleven.${'ends' | 'neighbours' | 'combine.fits' | 'combine.carry'}`
  | `zeros.${'aside' | 'back'}`
  | `urdhva.${'vertical' | 'crosswise'}.${'fits' | 'carry' | 'last'}`
  /** `carried`: with a carry from the column on the right, as the last term. */
  | `urdhva.${'vertical.last' | `crosswise.${'fits' | 'carry' | 'last'}`}.carried`
  | 'urdhva.zero';

export type RefusalCode = 'empty' | 'notANumber' | 'negative' | 'notWhole' | 'tooLarge';

export type DivisionMethod = 'nikhilamDivision' | 'paravartya' | 'digits';

export type DivisionStepKey =
  | 'nikhilamDivision.transpose'
  | 'paravartya.transpose'
  | 'first'
  | `${'quotient' | 'remainder'}.${'add' | 'bring' | 'read'}`
  | `adjust.${'more' | 'less'}`
  | 'digit'
  | `result.${'exact' | 'remainder'}`;

export type DivisionRefusalCode =
  'divisionByZero' | 'dividendBelowDivisor' | 'divisionByPowerOfTen' | 'noShortDivision';

export type Term = number | readonly [number, number];
/** A string: digits as written, with leading zeros. A list: terms of a sum; a pair is multiplied. */
export type Value = number | string | readonly Term[];
export type Values = { readonly [name: string]: Value };

/** One step without words: `values` fill the placeholders of the text at `key`. */
export interface Step extends Work {
  readonly key: StepKey;
  readonly values: Values;
}

export interface DivisionStep {
  readonly key: DivisionStepKey;
  readonly values: Values;
}

export interface Worked {
  readonly values: Values & { readonly answer: number };
  readonly steps: readonly Step[];
}

export interface Solution extends Worked {
  readonly method: Method;
  readonly operands: readonly [number, number];
  readonly answer: number;
  /** Of the numbers without the zeros at their end, where these are set aside. */
  readonly shortened?: Solution;
}

export interface DrawnParts {
  /** Each number minus the base: 97 → −3, 104 → 4. */
  readonly differences: readonly [number, number];
  readonly carry: number;
  readonly left: number;
  readonly right: string; // with leading zeros
}

export type Nikhilam = Solution & DrawnParts;

export interface Solved {
  readonly ok: true;
  readonly solution: Solution;
  readonly reason: Reason;
}

export interface Refusal<Code extends string = RefusalCode> {
  readonly ok: false;
  readonly code: Code;
}

/**
 * A method of multiplication, for whole numbers from 0 to 999999. Sutra numbers are those of Bharati
 * Krishna Tirtha, Vedic Mathematics (1965).
 */
export interface Multiplication {
  fits(a: number, b: number): boolean;
  work(a: number, b: number): Worked;
}
