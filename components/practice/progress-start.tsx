'use client';

import { useState } from 'react';
import { PartFailure } from '@/components/site/lazy';
import { Button } from '@/components/ui/button';
import { type PracticeWords } from '@/content/en/practice';
import { useLazyPart } from '@/lib/browser/lazy';
import { lazyWithWords } from '@/lib/browser/lazy-words';
import { isProgressHash } from '@/lib/practice/five-link';
import { useHash } from '@/components/hooks/use-browser-value';

const lazyReport = lazyWithWords('progress', () => import('./progress-report'));

/** A parent's page: opened by its button, or by the address `#progress`. */
export function ProgressStart({ words }: { words: PracticeWords['progress'] }) {
  const [isPressed, setPressed] = useState(false);
  const isOpen = isProgressHash(useHash()) || isPressed;
  const { part: ready, busy, failures, load } = useLazyPart(lazyReport, isOpen);

  if (isOpen && ready) return <ready.ProgressReport words={ready.words} />;
  return (
    <div className="lg:justify-self-end print:hidden noscript:hidden">
      <Button
        variant="outline"
        aria-busy={(isOpen && busy) || undefined}
        onPointerEnter={() => void lazyReport.load()}
        onFocus={() => void lazyReport.load()}
        onClick={() => setPressed(true)}
      >
        {words.open}
      </Button>
      {failures > 0 && <PartFailure busy={busy} failures={failures} load={load} />}
    </div>
  );
}
