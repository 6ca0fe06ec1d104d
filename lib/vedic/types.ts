import { type VedicTexts } from '@/content/en/vedic';

/** Operations the engine knows; `²` takes one number. */
export type Operation = '×' | '÷' | '²';

/** Key of a step's words in the content: `nikhilam.cross.subtract`. */
export type TextKey = keyof VedicTexts['steps'];

export type MethodId = keyof VedicTexts['methods'];
export type RefusalCode = keyof VedicTexts['refusals'];
export type ReasonKey = keyof VedicTexts['reasons'];

/** A number to add, or two numbers whose product is to be added. */
export type Term = number | readonly [number, number];

/** A number, digits as they are written (leading zeros kept), or the terms of a sum. */
export type Value = number | string | readonly Term[];
export type Values = { readonly [name: string]: Value };

/**
 * One step of a method, as data.
 *
 * `values` serve the drawing and fill the places of the words. `writes` are the numbers put on
 * paper in this step and `operations` the single-digit operations done, by the rule of `effort.ts`.
 */
export interface Step<Kind extends string = string, V extends Values = Values> {
  readonly kind: Kind;
  readonly text: TextKey;
  readonly values: V;
  readonly writes: readonly (number | string)[];
  readonly operations: number;
}

/** What every worked method gives; each method adds the numbers that its drawing needs. */
export interface Worked<Method extends MethodId, S extends Step> {
  readonly ok: true;
  readonly method: Method;
  /** The numbers as asked; a square has the same number twice. */
  readonly operands: readonly [number, number];
  readonly steps: readonly S[];
  /** The product, the square, or the whole quotient. */
  readonly answer: number;
}

/** Why a method does not work the numbers; `operand` says which one, where it is one. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly operand?: 0 | 1;
}
