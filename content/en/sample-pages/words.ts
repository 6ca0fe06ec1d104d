/** A sum to be worked: two numbers and a sign, or a number to be squared. */
export type Sum = { left: number; sign: '×' | '−'; right: number } | { square: number };

/**
 * A piece of a page. Numbers that can be worked out are: figures take the question, not the
 * answer. `^2` in a text is set as a raised 2.
 */
export type Block =
  | { kind: 'text'; text: string }
  /** Lines of working, set large, one under the other. */
  | { kind: 'lines'; lines: readonly string[] }
  /** Sums to try, with their answers below. */
  | { kind: 'sums'; title: string; sums: readonly Sum[] }
  /** Questions whose answers cannot be worked out here. */
  | { kind: 'questions'; title: string; questions: readonly { ask: string; answer: string }[] }
  /** Each digit from nine, the last from ten. */
  | { kind: 'complement'; label: string; of: number }
  /** Two numbers near a power of ten, with their differences and the answer in halves. */
  | { kind: 'crossing'; label: string; of: readonly [number, number] }
  /** The square of a number that ends in 5. */
  | { kind: 'square'; label: string; of: number }
  /** The strokes of a product, one column of the answer beside each. */
  | { kind: 'strokes'; label: string; of: readonly [number, number] }
  /** Digits added up until one is left. */
  | { kind: 'roots'; label: string; of: readonly number[] }
  /** Walks round the nine-point circle: the first in saffron, the others thin. */
  | { kind: 'circle'; label: string; by: readonly number[] };

export interface SamplePage {
  title: string;
  sutra?: { devanagari: string; iast: string; meaning: string };
  blocks: readonly Block[];
}

/** Words of the sample pages as a document. */
export const sampleWords = {
  title: '{title}: sample pages',
  page: 'Page {number} of {count}',
  previous: 'Previous page',
  next: 'Next page',
  answers: 'Answers',
} as const;
