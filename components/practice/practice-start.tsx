'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useCancel } from '@/components/hooks/use-layer';
import { PartFailure } from '@/components/site/lazy';
import { Button } from '@/components/ui/button';
import { type PracticeWords } from '@/content/en/practice';
import { useLazy } from '@/lib/browser/lazy';
import { lazyWithWords } from '@/lib/lazy-words';
import { type Kind } from '@sutra/vedic/questions';
import { type Choice, firstKind, kindInHash, textsOf } from './choice';
import { KindChoice } from './kind-choice';

const lazySession = lazyWithWords('exercise', () => import('./practice-session'));
const prefetch = () => void lazySession.load();

const readHash = () => location.hash;

function subscribeToHash(notify: () => void) {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
}

/** The session loads on first use and replaces the choice. */
export function PracticeStart({
  choice,
  words,
}: {
  choice: Choice;
  words: PracticeWords['session'];
}) {
  const { part: ready, busy, failures, load } = useLazy(lazySession);
  const hash = useSyncExternalStore(subscribeToHash, readHash, () => '');
  const [chosen, setChosen] = useState<Kind>();
  const kind = chosen ?? kindInHash(choice, hash) ?? firstKind;
  const [isOpen, setOpen] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  useCancel(isOpen && !ready, () => setOpen(false));

  useEffect(() => {
    const isNamed = () => kindInHash(choice, location.hash) !== undefined;
    const showStart = () => start.current?.scrollIntoView({ block: 'nearest' });
    function follow() {
      if (!isNamed()) return;
      flushSync(() => {
        setOpen(false);
        setChosen(undefined);
      });
      showStart();
    }
    if (isNamed()) showStart();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [choice]);

  async function open() {
    setOpen(true);
    if (!(await load())) setOpen(false);
  }

  function leave() {
    flushSync(() => setOpen(false));
    start.current!.focus();
  }

  if (isOpen && ready) {
    const { level, name } = textsOf(choice, kind);
    return (
      <ready.PracticeSession
        kind={kind}
        title={`${level} · ${name}`}
        words={ready.words}
        texts={words}
        onLeave={leave}
      />
    );
  }
  return (
    <div className="mt-6 grid justify-items-start gap-6 noscript:hidden">
      <KindChoice choice={choice} kind={kind} onChange={setChosen} />
      <Button
        ref={start}
        className="min-w-40"
        aria-busy={(isOpen && busy) || undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open()}
      >
        {words.start}
      </Button>
      {failures > 0 && <PartFailure busy={busy} failures={failures} load={open} />}
    </div>
  );
}
