'use client';

import { useCallback, useRef, useState } from 'react';
import { type LearnWords } from '@/content/en/learn';

/** Words and scripts that were fetched, with what they are for. */
export interface Ready<Part> {
  readonly part: Part;
  readonly words: LearnWords;
}

let words: Promise<LearnWords> | undefined;

async function fetchWords(): Promise<LearnWords> {
  const response = await fetch('/learn.json');
  if (!response.ok) throw new Error(`words: ${response.status}`);
  return response.json() as Promise<LearnWords>;
}

/** The words are fetched once for the page; a failure is forgotten, so that it can be tried again. */
function sharedWords(): Promise<LearnWords> {
  words ??= fetchWords().catch((error: unknown) => {
    words = undefined;
    throw error;
  });
  return words;
}

export type PartState = 'idle' | 'loading' | 'failed' | 'ready';

/**
 * A part of the page that is fetched when somebody is about to use it, with its words.
 *
 * @param load brings the scripts: `() => import('./part')`; the same function on every call.
 * @returns `ask` resolves to nothing when fetching failed, and may be called again.
 */
export function usePart<Part>(load: () => Promise<Part>) {
  const [ready, setReady] = useState<Ready<Part>>();
  const [state, setState] = useState<PartState>('idle');
  const coming = useRef<Promise<Ready<Part> | undefined>>(undefined);

  const ask = useCallback(() => {
    coming.current ??= (async () => {
      setState('loading');
      try {
        const [part, texts] = await Promise.all([load(), sharedWords()]);
        const fetched = { part, words: texts };
        setReady(fetched);
        setState('ready');
        return fetched;
      } catch {
        coming.current = undefined;
        setState('failed');
        return undefined;
      }
    })();
    return coming.current;
  }, [load]);

  return { ready, state, ask };
}
