import { type VedicWords } from '@/content/en/vedic';
import { type Values } from '@/lib/text/format';
import { type Work } from './effort.ts';

type Products = VedicWords['products'];

export type Method = keyof Products['methods'];
export type Reason = keyof Products['reasons'];
export type StepKey = keyof Products['steps'];
export type RefusalCode = keyof VedicWords['refusals'];

/** One step without words: `values` fill the placeholders of the text at `key`. */
export interface Step extends Work {
  readonly key: StepKey;
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
}

export interface Solved {
  readonly ok: true;
  readonly solution: Solution;
  readonly reason: Reason;
}

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
}

/**
 * A method of multiplication, for whole numbers from 0 to 999999. Sutra numbers
 * are those of Bharati Krishna Tirtha, Vedic Mathematics (1965).
 */
export interface Multiplication {
  fits(a: number, b: number): boolean;
  work(a: number, b: number): Worked;
}
