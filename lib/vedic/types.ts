import { type VedicWords } from '@/content/en/vedic';
import { type Values } from '@/lib/text/format';
import { type Work } from './effort';

export type Operation = '×' | '÷' | '²';
export type Kind = 'products' | 'divisions';

type Keys<K extends Kind, Part extends 'methods' | 'reasons' | 'steps'> = {
  [Each in Kind]: keyof VedicWords[Each][Part];
}[K];

export type Method<K extends Kind = Kind> = Keys<K, 'methods'>;
export type Reason<K extends Kind = Kind> = Keys<K, 'reasons'>;
export type StepKey<K extends Kind = Kind> = Keys<K, 'steps'>;
export type RefusalCode<K extends Kind = Kind> =
  | keyof VedicWords['refusals']
  | (K extends 'divisions' ? keyof VedicWords['divisions']['refusals'] : never);

/** One step without words: `values` fill the placeholders of the text at `key`. */
export type Step<K extends Kind = Kind> = {
  readonly key: StepKey<K>;
  readonly values: Values;
} & { products: Work; divisions: unknown }[K];

export interface Worked<K extends Kind = Kind> {
  readonly values: Values & { readonly answer: number };
  readonly steps: readonly Step<K>[];
}

export interface Solution<K extends Kind = Kind> extends Worked<K> {
  readonly method: Method<K>;
  readonly operands: readonly [number, number];
  /** In a division, the quotient without its remainder. */
  readonly answer: number;
}

export interface Solved<K extends Kind = Kind> {
  readonly ok: true;
  readonly solution: Solution<K>;
  readonly reason: Reason<K>;
}

export interface Refusal<K extends Kind = Kind> {
  readonly ok: false;
  readonly code: RefusalCode<K>;
}

/**
 * A method of multiplication, for whole numbers from 0 to 999999. Sutra numbers here and in lib/maths
 * are those of Bharati Krishna Tirtha, Vedic Mathematics (1965).
 */
export interface Multiplication {
  fits(a: number, b: number): boolean;
  work(a: number, b: number): Worked<'products'>;
}
