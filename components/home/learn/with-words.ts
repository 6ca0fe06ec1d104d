import { type LearnWords } from '@/content/en/learn';
import { fetchJson, lazy } from '@/lib/browser/lazy';

let words: LearnWords | undefined;

/** A lazy part with its words, which are fetched once for all parts. */
export function lazyWithWords<Part>(load: () => Promise<Part>) {
  return lazy(async () => {
    const [part, texts] = await Promise.all([
      load(),
      words ?? fetchJson<LearnWords>('/learn.json'),
    ]);
    words = texts;
    return { part, words: texts };
  });
}
