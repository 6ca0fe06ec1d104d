'use client';

import { useEffect, useRef, useState } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { Button } from '@/components/ui/button';
import { type ClockTexts, type FailedTexts } from '@/content/en/learn';
import { fill } from '@/lib/format';
import { levels, type Level } from '@/lib/learn/questions';
import { seconds } from '@/lib/learn/round';
import { useBest } from './use-best';
import { usePart } from './use-part';

const loadGame = () => import('./clock-game');

function BestTime({ level, text }: { level: Level; text: string }) {
  const best = useBest(level);
  return best !== undefined && <p>{fill(text, { time: seconds(best) })}</p>;
}

/** The levels to choose from. The game is fetched with the first start and takes their place. */
export function ClockStart({ texts, failed }: { texts: ClockTexts; failed: FailedTexts }) {
  const { ready, state, ask } = usePart(loadGame);
  const [level, setLevel] = useState<Level>();
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<Level>(undefined);

  // Back from a game, the focus stands where it left.
  useEffect(() => {
    if (level || !last.current) return;
    list.current?.querySelectorAll('button')[levels.indexOf(last.current)]?.focus();
    last.current = undefined;
  }, [level]);

  async function start(chosen: Level) {
    setLevel(chosen);
    if (!(await ask())) setLevel(undefined);
  }

  function leave() {
    last.current = level;
    setLevel(undefined);
  }

  if (level && ready) {
    const { title } = texts.levels[level];
    const { ClockGame } = ready.part;
    return <ClockGame level={level} title={title} words={ready.words} onLeave={leave} />;
  }
  return (
    <>
      <ul className="facts" ref={list}>
        {levels.map((name) => (
          <li key={name}>
            <span className="facts-numeral">{texts.levels[name].numeral}</span>
            <div className="game-level">
              <div className="text-ink-soft">
                <p>{texts.levels[name].text}</p>
                <BestTime level={name} text={texts.best} />
              </div>
              <Button
                aria-busy={(level === name && state === 'loading') || undefined}
                onClick={() => void start(name)}
              >
                {texts.levels[name].title}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {state === 'failed' && <FormMessage kind="failed" role="alert" {...failed} />}
    </>
  );
}
