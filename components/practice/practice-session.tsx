'use client';

import { useState } from 'react';
import { AskedSum } from '@/components/learn/asked-sum';
import { DarkPanel } from '@/components/site/dark-panel';
import { Button } from '@/components/ui/button';
import { useStored } from '@/components/hooks/use-stored';
import { type PracticeWords } from '@/content/en/practice';
import { type GameWords } from '@/content/en/slips';
import {
  afterAnswer,
  findDue,
  type Missed,
  missedIn,
  readMissed,
  saveMissed,
} from '@/lib/learn/missed';
import { fill } from '@/lib/text/format';
import { dayInIndia } from '@/lib/time';
import { multiply } from '@sutra/vedic/multiply';
import { type Asked, isSame, type Kind, nextSum } from '@sutra/vedic/questions';

/** How many sums in a row differ. */
const DIFFERENT = 20;

interface Turn extends Asked {
  readonly isRepeat?: boolean;
}

/** Few sums have an obvious pattern, so that all of them may wait. */
const DRAWS = 20;

/** A sum by chance, but none of those that wait to be asked again. */
function draw(kind: Kind, asked: readonly Turn[], waiting: readonly Missed[]): Asked {
  let sum = nextSum(kind, asked, Math.random);
  for (let draws = 1; draws < DRAWS && waiting.some((one) => isSame(one, sum)); draws++) {
    sum = nextSum(kind, asked, Math.random);
  }
  return sum;
}

function ask(kind: Kind, asked: readonly Turn[]): readonly Turn[] {
  const missed = missedIn(kind, readMissed());
  const due = findDue(missed, asked, dayInIndia());
  const solved = due && multiply(due.a, due.b);
  const next: Turn = solved?.ok
    ? { ...due!, method: solved.solution.method, isRepeat: true }
    : draw(kind, asked, missed);
  return [...asked, next].slice(-DIFFERENT);
}

interface Props {
  kind: Kind;
  title: string;
  words: GameWords;
  texts: PracticeWords['session'];
  onLeave: () => void;
}

export function PracticeSession({ kind, title, words, texts, onLeave }: Props) {
  const [asked, setAsked] = useState(() => ask(kind, []));
  const [given, setGiven] = useState<number>();
  const toRepeat = useStored(() => missedIn(kind, readMissed()).length) ?? 0;
  const sum = asked.at(-1)!;

  function submit(value: number) {
    saveMissed(afterAnswer(readMissed(), sum, value === sum.a * sum.b, dayInIndia()));
    setGiven(value);
  }

  function showNext() {
    setAsked(ask(kind, asked));
    setGiven(undefined);
  }

  return (
    <DarkPanel className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id="practice-title" className="text-lg leading-title text-thread-text">
          {title}
        </h3>
        <Button variant="outline" size="sm" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
      {given === undefined && sum.isRepeat && (
        <p className="mt-5 -mb-4 text-muted-foreground">{texts.repeat}</p>
      )}
      <AskedSum
        labelledBy="practice-title"
        question={sum}
        given={given}
        next={words.clock.next}
        words={words}
        onAnswer={submit}
        onNext={showNext}
      >
        {toRepeat > 0 && fill(texts.toRepeat, { count: toRepeat })}
      </AskedSum>
    </DarkPanel>
  );
}
