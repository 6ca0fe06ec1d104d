/** A drawing that is worked out from its numbers. */
export interface Figure {
  /**
   * `complement`: each digit from nine, the last from ten. `crossing`: two numbers near a power of
   * ten. `square`: of a number that ends in 5. `strokes`: of a product, row by row. `roots`: digits
   * added up until one is left. `circle`: walks round nine points, the first in the thread.
   */
  figure: 'complement' | 'crossing' | 'square' | 'strokes' | 'roots' | 'circle';
  of: readonly number[];
  label: string;
}

/** Sums to try, as `question = answer`; the answers are shown below. */
export interface Exercises {
  title: string;
  sums: readonly string[];
}

/** A paragraph, lines of working, exercises or a figure. `^2` in a text is set as a raised 2. */
export type Block = string | readonly string[] | Exercises | Figure;

export interface SamplePage {
  title: string;
  sutra?: { devanagari: string; iast: string; meaning: string };
  blocks: readonly Block[];
}
