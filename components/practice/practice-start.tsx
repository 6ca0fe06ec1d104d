'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCancel } from '@/components/hooks/use-layer';
import { Actions } from '@/components/site/actions';
import { PartFailure } from '@/components/site/lazy';
import { Button } from '@/components/ui/button';
import { type PracticeWords } from '@/content/en/practice';
import { useLazyPart } from '@/lib/browser/lazy';
import { lazyWithWords } from '@/lib/browser/lazy-words';
import { isFiveHash } from '@/lib/practice/five-link';
import { Bead } from './bead';
import { kindInHash, textsOf } from './choice';
import { useKind } from './kind';
import { KindChoice } from './kind-choice';
import { type Plan } from './practice-session';

const lazySession = lazyWithWords('exercise', () => import('./practice-session'));
const lazyThread = lazyWithWords('progress', () => import('./thread'));
const prefetch = () => void lazySession.load();

type Words = Pick<PracticeWords, 'session' | 'five'>;

/** The session loads on first use and replaces the choice. */
export function PracticeStart({ words: { session, five } }: { words: Words }) {
  const { part: ready, busy, failures, load } = useLazyPart(lazySession);
  const { part: thread } = useLazyPart(lazyThread, true);
  const { choice, kind, choose } = useKind();
  const [plan, setPlan] = useState<Plan>();
  const start = useRef<HTMLButtonElement>(null);
  const fiveStart = useRef<HTMLButtonElement>(null);
  const [requested, setRequested] = useState<Plan>('kind');
  useCancel(plan !== undefined && !ready, () => setPlan(undefined));

  function open(next: Plan) {
    setRequested(next);
    setPlan(next);
    // A part that comes late still opens, unless the visitor goes on elsewhere.
    return load();
  }

  function leave() {
    // A reload does not ask them again.
    if (isFiveHash(location.hash))
      history.replaceState(history.state, '', location.pathname + location.search);
    flushSync(() => setPlan(undefined));
    (plan === 'kind' ? start : fiveStart).current!.focus();
  }

  const followAddress = useEffectEvent((isNew: boolean) => {
    const isFive = isFiveHash(location.hash);
    if (!isFive && !kindInHash(choice, location.hash)) return;
    if (isNew)
      flushSync(() => {
        setPlan(undefined);
        if (!isFive) choose();
      });
    start.current?.scrollIntoView({ block: 'nearest' });
    if (isFive) void open('five');
  });
  useEffect(() => {
    const onHashChange = () => followAddress(true);
    queueMicrotask(() => followAddress(false));
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  if (plan && ready) {
    const { level, name } = textsOf(choice, kind);
    return (
      <ready.PracticeSession
        plan={plan}
        kind={kind}
        title={plan === 'kind' ? `${level} · ${name}` : five[plan]}
        words={ready.words}
        texts={session}
        onPractised={(practised) =>
          void lazyThread.load().then((part) => part?.recorder.keepPractised(practised))
        }
        result={(day, marks) =>
          thread && (
            <thread.recorder.SessionResult
              plan={plan}
              day={day}
              marks={marks}
              words={thread.words.result}
            />
          )
        }
        onLeave={leave}
      />
    );
  }
  const isBusy = (one: Plan) => (plan === one && busy) || undefined;
  const failure = failures > 0 && (
    <PartFailure busy={busy} failures={failures} load={() => open(requested)} />
  );
  return (
    <div className="mt-6 grid justify-items-start gap-6 *:nth-[n+3]:col-span-full md:grid-cols-[22rem_1fr] lg:mt-0 lg:grid-cols-1 xl:grid-cols-[22rem_1fr] noscript:hidden">
      <div className="week-room w-full max-w-136">
        {thread ? (
          <thread.Thread words={thread.words} onWaiting={() => void open('waiting')} />
        ) : (
          <EmptyWeek />
        )}
      </div>
      <Actions className="self-start">
        <Button
          ref={fiveStart}
          variant="outline"
          aria-busy={isBusy('five')}
          aria-describedby="five-note"
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => void open('five')}
        >
          {five.five}
        </Button>
        <p id="five-note" className="max-w-88 text-sm text-muted-foreground">
          {five.note}
        </p>
      </Actions>
      {requested !== 'kind' && failure}
      <KindChoice />
      <Button
        ref={start}
        className="min-w-40"
        aria-busy={isBusy('kind')}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open('kind')}
      >
        {session.start}
      </Button>
      {requested === 'kind' && failure}
    </div>
  );
}

/** Shown until the week of somebody who has practised here has loaded, so that its place is not empty. */
const EmptyWeek = () => (
  <div aria-hidden="true" className="relative flex max-w-88 justify-between">
    <div className="absolute inset-x-3 top-[0.7rem] border-t-2 border-thread" />
    {Array.from({ length: 7 }, (_, day) => (
      <span key={day} className="grid w-9 justify-items-center">
        <Bead count={{ solved: 0 }} />
      </span>
    ))}
  </div>
);
