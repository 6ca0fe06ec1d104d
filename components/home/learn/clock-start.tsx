'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Fact, Facts } from '@/components/site/facts';
import { Button } from '@/components/ui/button';
import { PartFailure } from '@/components/site/lazy';
import { type Words } from '@/lib/locale';
import { fill, formatSeconds, keepSumsTogether } from '@/lib/text/format';
import { useLazy } from '@/lib/browser/lazy';
import { lazyWithWords } from '@/lib/late-words';
import { readBest } from '@/lib/learn/best';
import { levels, type Level } from '@/lib/learn/levels';

const lazyGame = lazyWithWords('learn', () => import('./clock-game'));

function subscribeToStorage(notify: () => void) {
  addEventListener('storage', notify);
  return () => removeEventListener('storage', notify);
}

const none = () => undefined;

/** Ms; undefined before hydration. Follows changes in other tabs. */
const useBest = (level: Level) =>
  useSyncExternalStore(subscribeToStorage, () => readBest(level), none);

function BestTime({ level, text }: { level: Level; text: string }) {
  const best = useBest(level);
  return best !== undefined && <p>{fill(text, { time: formatSeconds(best) })}</p>;
}

/** The game loads on first use and replaces the levels. */
export function ClockStart({
  words,
  numerals,
}: {
  words: Words['learn']['clock'];
  numerals: Readonly<Record<Level, string>>;
}) {
  const { part: ready, busy, failures, load } = useLazy(lazyGame);
  const [level, setLevel] = useState<Level>();
  const list = useRef<HTMLUListElement>(null);
  const lastPlayed = useRef<Level>(undefined);
  const requested = useRef<Level>(levels[0]);

  // After a game, the focus returns to the level that was played.
  useEffect(() => {
    if (level || !lastPlayed.current) return;
    list.current?.querySelectorAll('button')[levels.indexOf(lastPlayed.current)]?.focus();
    lastPlayed.current = undefined;
  }, [level]);

  async function start(next: Level) {
    requested.current = next;
    setLevel(next);
    if (!(await load())) setLevel(undefined);
  }

  function leave() {
    lastPlayed.current = level;
    setLevel(undefined);
  }

  if (level && ready) {
    const { title } = words.levels[level];
    const { ClockGame } = ready;
    return <ClockGame level={level} title={title} words={ready.words} onLeave={leave} />;
  }
  return (
    <>
      <Facts
        ref={list}
        className="mt-5"
        onPointerEnter={() => void lazyGame.load()}
        onFocus={() => void lazyGame.load()}
      >
        {levels.map((name) => (
          <Fact key={name} numeral={numerals[name]}>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <div className="text-muted-foreground">
                <p>{keepSumsTogether(words.levels[name].text)}</p>
                <BestTime level={name} text={words.best} />
              </div>
              <Button
                className="min-w-40"
                aria-busy={(level === name && busy) || undefined}
                onClick={() => void start(name)}
              >
                {words.levels[name].title}
              </Button>
            </div>
          </Fact>
        ))}
      </Facts>
      {failures > 0 && (
        <PartFailure busy={busy} failures={failures} load={() => start(requested.current)} />
      )}
    </>
  );
}
