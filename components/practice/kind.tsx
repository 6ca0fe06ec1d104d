'use client';

import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { type Kind } from '@sutra/vedic/questions';
import { type Choice, firstKind, kindInHash } from './choice';
import { useHash } from '@/components/hooks/use-browser-value';

interface KindState {
  readonly choice: Choice;
  readonly kind: Kind;
  /** Without a kind, the one that the address names. */
  readonly choose: (kind?: Kind) => void;
  /** Also before the next render: a press that the loader held follows the chips at once. */
  readonly latestKind: () => Kind;
}

const KindContext = createContext<KindState | null>(null);

export const useKind = () => use(KindContext)!;

/** One level and method for practice and paper. */
export function KindProvider({ choice, children }: { choice: Choice; children: ReactNode }) {
  const hash = useHash();
  const [chosen, setChosen] = useState<Kind>();
  const latest = useRef<Kind>(undefined);

  function choose(kind?: Kind) {
    latest.current = kind;
    setChosen(kind);
  }

  const kindAt = (address: string) => kindInHash(choice, address) ?? firstKind;
  const latestKind = () => latest.current ?? kindAt(location.hash);
  const state = { choice, kind: chosen ?? kindAt(hash), choose, latestKind };
  return <KindContext value={state}>{children}</KindContext>;
}
