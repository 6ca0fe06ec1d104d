'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { PartFailure } from '@/components/site/lazy';
import { useCancel } from '@/components/hooks/use-layer';
import { useStored } from '@/components/hooks/use-browser-value';
import { type Words } from '@/lib/words/locale';
import { fill, formatSeconds } from '@/lib/text/format';
import { useLazyPart } from '@/lib/browser/lazy';
import { lazyWithWords } from '@/lib/browser/lazy-words';
import { readBest } from '@/lib/practice/best';
import { levels, type Level } from '@sutra/vedic/levels';

const lazyGame = lazyWithWords('game', () => import('./clock-game'));

/** Nothing before hydration. */
function BestTime({ level, text }: { level: Level; text: string }) {
  const best = useStored(() => readBest(level));
  return best !== undefined && ` ${fill(text, { time: formatSeconds(best) })}`;
}

/** In a row that wraps. The game loads on first use and replaces the levels. */
export function ClockStart({
  words,
  sums,
}: {
  words: Words['sums']['clock'];
  sums: Readonly<Record<Level, string>>;
}) {
  const { part: ready, busy, failures, load } = useLazyPart(lazyGame);
  const [level, setLevel] = useState<Level>();
  const list = useRef<HTMLUListElement>(null);
  const requested = useRef<Level>(levels[0]);
  useCancel(level !== undefined && !ready, () => setLevel(undefined));

  function start(next: Level) {
    requested.current = next;
    setLevel(next);
    // A part that comes late still opens, unless the visitor goes on elsewhere.
    return load();
  }

  /** The focus returns to the level that was played. */
  function leave(played: Level) {
    flushSync(() => setLevel(undefined));
    list.current!.querySelectorAll('button')[levels.indexOf(played)]!.focus();
  }

  if (level && ready) {
    const { title } = words.levels[level];
    const { ClockGame } = ready;
    return (
      <div className="min-w-0 basis-full">
        <ClockGame level={level} title={title} words={ready.words} onLeave={() => leave(level)} />
      </div>
    );
  }
  return (
    <>
      <ul
        ref={list}
        className="grid w-full grid-cols-3 gap-2 md:w-88"
        onPointerEnter={() => void lazyGame.load()}
        onFocus={() => void lazyGame.load()}
      >
        {levels.map((name) => (
          <li key={name}>
            <Button
              variant="outline"
              size="sm"
              className="w-full px-2"
              aria-busy={(level === name && busy) || undefined}
              onClick={() => void start(name)}
            >
              {words.levels[name].title}
            </Button>
            <p className="text-center text-sm text-muted-foreground">
              <span translate="no">{sums[name]}</span>
              <BestTime level={name} text={words.best} />
            </p>
          </li>
        ))}
      </ul>
      {failures > 0 && (
        <PartFailure busy={busy} failures={failures} load={() => start(requested.current)} />
      )}
    </>
  );
}
