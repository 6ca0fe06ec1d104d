'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DarkPanel } from '@/components/site/dark-panel';
import { Button } from '@/components/ui/button';
import { useStored } from '@/components/hooks/use-browser-value';
import { type ExerciseWords } from '@/content/en/hints';
import { type PracticeWords } from '@/content/en/practice';
import { findDue, kindOfSum, missedIn, readMissed } from '@/lib/practice/missed';
import { afterAnswer, saveMissed } from '@/lib/practice/missed-answers';
import { isDue, type Missed } from '@/lib/practice/missed-rows';
import { type FirstAnswer, type Practised } from '@/lib/practice/progress';
import { fiveOfDay } from '@/lib/practice/todays-five';
import { fill } from '@/lib/text/format';
import { dayInIndia } from '@/lib/time';
import { type Asked, drawSum, isSame, type Kind, type Question } from '@sutra/vedic/questions';
import { Exercise } from './exercise';

/** Sums without end, today's five, or those that wait to be asked again. */
export type Plan = 'kind' | 'five' | 'waiting';

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
  let sum = drawSum(kind, asked, Math.random);
  for (let draws = 1; draws < DRAWS && waiting.some((one) => isSame(one, sum)); draws++) {
    sum = drawSum(kind, asked, Math.random);
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

const dueIn = (kind: Kind) =>
  missedIn(kind, readMissed()).filter((sum) => isDue(sum, dayInIndia()));

/** The sums of a plan that has an end. */
function sumsOf(plan: Plan, today: number): readonly Turn[] | undefined {
  if (plan === 'kind') return undefined;
  if (plan === 'five') return fiveOfDay(today);
  const missed = readMissed();
  const due = missed.filter((sum) => isDue(sum, today)).slice(-DIFFERENT);
  // All of them differ, also those of a kind with few sums.
  const drawn: Turn[] = [];
  for (const sum of due.reverse())
    drawn.push({ ...draw(kindOfSum(sum), drawn, missed), missed: sum });
  return drawn;
}

interface Props {
  plan: Plan;
  kind: Kind;
  title: string;
  words: ExerciseWords;
  texts: PracticeWords['session'];
  onPractised: (practised: Practised) => void;
  /** After the last sum of a plan. `marks`: 1 for each that was right by the first answer, else 0. */
  result: (day: number, marks: string) => ReactNode;
  onLeave: () => void;
}

export function PracticeSession({ plan, kind: chosen, words, texts, ...props }: Props) {
  // A sheet that is opened meanwhile chooses its own.
  const [kind] = useState(chosen);
  const [day] = useState(dayInIndia);
  const [planned] = useState(() => sumsOf(plan, day));
  const [asked, setAsked] = useState(() => (planned ? [] : ask(kind, [])));
  const [turn, setTurn] = useState(0);
  const [marks, setMarks] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const toRepeat = useStored(() => dueIn(kind).length) ?? 0;
  const sum = planned ? planned[turn] : asked.at(-1);

  useEffect(() => showWhole(panel.current!), [turn]);

  function keepFirst(sum: Turn, answer: FirstAnswer) {
    const { isRight } = answer;
    saveMissed(afterAnswer(readMissed(), sum.missed ?? sum, isRight, dayInIndia()));
    props.onPractised({ is: 'first', day: dayInIndia(), ...answer });
    // What this page stores reaches it with the next render.
    setMarks(marks + Number(isRight));
  }

  function showNext(isLike: boolean) {
    if (!planned) setAsked(ask(kind, asked, isLike));
    else if (plan === 'five' && turn + 1 === planned.length)
      props.onPractised({ is: 'five', day, marks });
    setTurn(turn + 1);
  }

  return (
    <DarkPanel ref={panel} className="print:hidden">
      <h3 id="practice-title" className="text-lg leading-title text-thread-text">
        {props.title}
        {planned && sum && (
          <small className="block text-sm text-muted-foreground">
            {fill(words.clock.position, { number: turn + 1, count: planned.length })}
          </small>
        )}
      </h3>
      {sum?.missed && <p className="mt-2 text-muted-foreground">{texts.repeat}</p>}
      {sum ? (
        <Exercise
          key={turn}
          labelledBy="practice-title"
          question={sum}
          words={words}
          isLast={planned && turn + 1 === planned.length}
          isPlanned={planned !== undefined}
          onFirst={(answer) => keepFirst(sum, answer)}
          onSecond={() => props.onPractised({ is: 'second', day: dayInIndia() })}
          onNext={showNext}
        >
          {!planned && toRepeat > 0 && fill(texts.toRepeat, { count: toRepeat })}
        </Exercise>
      ) : (
        props.result(day, marks)
      )}
      <Button variant="link" className="mt-4 flex" onClick={props.onLeave}>
        {texts.leave}
      </Button>
    </DarkPanel>
  );
}

/** Its top comes first where it is higher than the screen. */
function showWhole(panel: HTMLElement) {
  const { top, bottom } = panel.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) panel.scrollIntoView();
}
