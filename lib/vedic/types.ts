import { type VedicWords } from '@/content/en/vedic';
import { type Work } from './effort';

export type Operation = '×' | '÷' | '²';
export type Kind = 'products' | 'divisions';

type Keys<K extends Kind, Part extends 'methods' | 'reasons' | 'steps'> = {
  [Each in Kind]: keyof VedicWords[Each][Part];
}[K];

export type Method<K extends Kind = Kind> = Keys<K, 'methods'>;
/** Why a teacher picks the method. */
export type Reason<K extends Kind = Kind> = Keys<K, 'reasons'>;
/** Key of the words of a step: `nikhilam.base.below`. */
export type StepKey<K extends Kind = Kind> = Keys<K, 'steps'>;
export type RefusalCode<K extends Kind = Kind> =
  | keyof VedicWords['refusals']
  | (K extends 'divisions' ? keyof VedicWords['divisions']['refusals'] : never);

/** A number to add, or two numbers whose product is added. */
export type Term = number | readonly [number, number];
/** A number, digits as written (leading zeros kept), or the terms of a sum. */
export type Value = number | string | readonly Term[];
export type Values = { readonly [name: string]: Value };

/** One step as data: the key of its words, the values for their places, in products its work. */
export type Step<K extends Kind = Kind> = {
  readonly key: StepKey<K>;
  readonly values: Values;
} & { products: Work; divisions: unknown }[K];

/** The working of a method. */
export interface Worked<K extends Kind = Kind> {
  /** The answer, and what sentences about the whole sum say, such as the reason. */
  readonly values: Values & { readonly answer: number };
  readonly steps: readonly Step<K>[];
}

/** Two numbers worked by a method. */
export interface Solution<K extends Kind = Kind> extends Worked<K> {
  readonly method: Method<K>;
  readonly operands: readonly [number, number];
  /** The product, or the whole quotient. */
  readonly answer: number;
}

/** The solution a teacher would show, and why. */
export interface Solved<K extends Kind = Kind> {
  readonly ok: true;
  readonly solution: Solution<K>;
  readonly reason: Reason<K>;
}

export interface Refusal<K extends Kind = Kind> {
  readonly ok: false;
  readonly code: RefusalCode<K>;
}

/** A method of multiplication, for whole numbers from 0 to 999999. */
export interface Multiplication {
  fits(a: number, b: number): boolean;
  /** Builds the steps; only for numbers that fit. */
  work(a: number, b: number): Worked<'products'>;
}
