import { type ReactNode } from 'react';
import { type Shop } from '@/components/shop/shop-context';
import { type Locale } from '@/lib/words/locale';
import { type Steps } from './steps';

export interface Example {
  part: (locale: Locale) => ReactNode;
  /** Who is signed in, and at which step of buying. */
  account?: Shop;
  /** What server actions answer, by their names; undefined where the network is gone. */
  answers?: Record<string, unknown>;
  /** What a visitor does then. Not `then`: a module that awaits an example would call it. */
  visit?: (steps: Steps, locale: Locale) => Promise<void>;
}

declare global {
  /** What server actions answer in the example that is shown. */
  var exampleAnswers: Example['answers'];
}

/** The states of one part by name: a function where the part needs nothing but its words. */
export type Examples = Record<string, Example | Example['part']>;

export const toExample = (example: Example | Example['part']): Example =>
  typeof example === 'function' ? { part: example } : example;
