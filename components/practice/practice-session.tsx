'use client';

import { useEffect, useRef, useState } from 'react';
import { DarkPanel } from '@/components/site/dark-panel';
import { Button } from '@/components/ui/button';
import { useStored } from '@/components/hooks/use-stored';
import { type ExerciseWords } from '@/content/en/hints';
import { type PracticeWords } from '@/content/en/practice';
import {
  afterAnswer,
  findDue,
  kindOfSum,
  type Missed,
  missedIn,
  readMissed,
  saveMissed,
} from '@/lib/learn/missed';
import { fill } from '@/lib/text/format';
import { dayInIndia } from '@/lib/time';
import { type Asked, isSame, type Kind, nextSum, type Question } from '@sutra/vedic/questions';
import { Exercise } from './exercise';

/** How many sums in a row differ. */
const DIFFERENT = 20;

/** Fewer than the smallest cell has, so that another of it is left. */
const DIFFERENT_OF_A_KIND = 4;

interface Turn extends Asked {
  /** The missed sum whose kind this one repeats. */
  readonly missed?: Missed;
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

/** Another sum of the same kind. */
const drawLike = (sum: Question, asked: readonly Turn[], waiting: readonly Missed[]): Asked =>
  draw(kindOfSum(sum), asked.slice(-DIFFERENT_OF_A_KIND), [...waiting, { ...sum, due: 0 }]);

function ask(kind: Kind, asked: readonly Turn[], isLike = false): readonly Turn[] {
  const missed = missedIn(kind, readMissed());
  const sums = asked.map((turn) => turn.missed ?? turn);
  const due = isLike ? undefined : findDue(missed, sums, dayInIndia());
  const next: Turn = due
    ? { ...drawLike(due, asked, missed), missed: due }
    : isLike
      ? drawLike(asked.at(-1)!, asked, missed)
      : draw(kind, asked, missed);
  return [...asked, next].slice(-DIFFERENT);
}

interface Props {
  kind: Kind;
  title: string;
  words: ExerciseWords;
  texts: PracticeWords['session'];
  onLeave: () => void;
}

export function PracticeSession({ kind, title, words, texts, onLeave }: Props) {
  const [asked, setAsked] = useState(() => ask(kind, []));
  const [turn, setTurn] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  /** What this page stores reaches it with the next render. */
  const [, setVerdicts] = useState(0);
  const toRepeat = useStored(() => missedIn(kind, readMissed()).length) ?? 0;
  const sum = asked.at(-1)!;

  useEffect(() => {
    panel.current!.scrollIntoView({ block: 'nearest' });
  }, [turn]);

  function keepVerdict(isRight: boolean) {
    saveMissed(afterAnswer(readMissed(), sum.missed ?? sum, isRight, dayInIndia()));
    setVerdicts((count) => count + 1);
  }

  function showNext(isLike: boolean) {
    setAsked(ask(kind, asked, isLike));
    setTurn(turn + 1);
  }

  return (
    <DarkPanel ref={panel} className="print:hidden">
      <h3 id="practice-title" className="text-lg leading-title text-thread-text">
        {title}
      </h3>
      {sum.missed && <p className="mt-2 text-muted-foreground">{texts.repeat}</p>}
      <Exercise
        key={turn}
        labelledBy="practice-title"
        question={sum}
        words={words}
        onVerdict={keepVerdict}
        onNext={showNext}
      >
        {toRepeat > 0 && fill(texts.toRepeat, { count: toRepeat })}
      </Exercise>
      <Button variant="link" className="mt-4 flex" onClick={onLeave}>
        {texts.leave}
      </Button>
    </DarkPanel>
  );
}
