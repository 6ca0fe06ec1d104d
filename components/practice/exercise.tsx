import { type ReactNode, useState } from 'react';
import { Explanation, sumStyle } from '@/components/sums/explanation';
import { NextSum } from '@/components/sums/next-sum';
import { NumberQuestion } from '@/components/sums/number-question';
import { causeLine, SlipNote } from '@/components/sums/slip-note';
import { Verdict } from '@/components/sums/verdict';
import { WorkedSteps } from '@/components/sums/worked-steps';
import { Details } from '@/components/site/details';
import { Button } from '@/components/ui/button';
import { type ExerciseWords } from '@/content/en/hints';
import { type FirstAnswer } from '@/lib/practice/progress';
import { advance, type AttemptEvent, isWaiting, verdictOf } from '@/lib/practice/attempt';
import { fill, keepSumsTogether } from '@/lib/text/format';
import { type Hint, hintFor } from '@sutra/vedic/hints';
import { multiply } from '@sutra/vedic/multiply';
import { type Question } from '@sutra/vedic/questions';
import { slipStep } from '@sutra/vedic/slips';
import { type Solved } from '@sutra/vedic/types';

interface Props {
  labelledBy: string;
  question: Question;
  words: ExerciseWords;
  /** Right, or missed: wrong, or shown before an answer. */
  onFirst: (answer: FirstAnswer) => void;
  /** Right by the second answer, which nothing was told before. */
  onSecond: () => void;
  /** `isLike`: to a sum of the same kind, after one that was shown. */
  onNext: (isLike: boolean) => void;
  /** The next sum is chosen already; after the last there is a result. */
  isPlanned?: boolean;
  isLast?: boolean;
  /** Beside the button to the next sum. */
  children?: ReactNode;
}

/** One sum: with help before the answer, a question after a wrong one, its cause, and the working. */
export function Exercise({ question: { a, b }, words, ...props }: Props) {
  const [state, setState] = useState<Parameters<typeof advance>[0]>('ask');
  const [given, setGiven] = useState<number>();
  const solved = multiply(a, b);
  if (!solved.ok) return null;

  const { solution } = solved;
  const { hints, clock } = words;
  const isOpen = isWaiting(state);
  const isSolved = state === 'solved';

  function report(event: AttemptEvent, hint?: Hint) {
    const isRight = verdictOf(state, event);
    if (isRight !== undefined)
      props.onFirst({ method: solution.method, isRight, hint: hint && (hint.slip ?? hint.key) });
    else if (event === 'right' && state === 'wrongOnce') props.onSecond();
    const next = advance(state, event);
    setState(next);
    return next;
  }

  function submit(value: number) {
    setGiven(value);
    const hint = value === solution.answer ? undefined : hintFor(solution, value);
    const next = report(hint ? 'wrong' : 'right', hint);
    if (!hint || !isWaiting(next)) return;
    if (next === 'wrongTwice') return causeLine(solution, value, words);
    return keepSumsTogether(fill(hints.lines[hint.key], hint.values));
  }

  return (
    <>
      {isOpen && (
        <>
          <NumberQuestion
            isMain
            labelledBy={props.labelledBy}
            label={keepSumsTogether(fill(clock.ask, { a, b }))}
            labelClassName={sumStyle}
            className="mt-4"
            words={words}
            onAnswer={submit}
          />
          <Help solved={solved} words={words} onOpen={() => report('help')} />
          {state !== 'ask' && (
            <Button variant="link" className="mt-2" onClick={() => report('show')}>
              {hints.show}
            </Button>
          )}
        </>
      )}
      <p className="not-empty:mt-5" role="status">
        {!isOpen && (
          <>
            <Verdict
              text={isSolved ? clock.right : state === 'shown' ? hints.shown : clock.wrong}
              a={a}
              b={b}
            />
            {state === 'wrongThrice' && <span>{fill(clock.given, { given: given! })}</span>}
          </>
        )}
      </p>
      {!isOpen && (
        <NextSum
          className="mt-5"
          label={
            props.isLast ? clock.finish : isSolved || props.isPlanned ? clock.next : hints.like
          }
          onNext={() => props.onNext(!isSolved)}
        >
          {props.children}
        </NextSum>
      )}
      <SlipNote
        answered={isOpen || isSolved ? undefined : { a, b, given: given ?? solution.answer }}
        words={words}
      />
      {!isOpen && <Working solved={solved} given={given} words={words} isClosed={isSolved} />}
    </>
  );
}

interface WorkingProps {
  solved: Solved;
  words: ExerciseWords;
}

/** The name of the method and its first step. */
function Help({ solved: { solution }, words, onOpen }: WorkingProps & { onOpen: () => void }) {
  return (
    <Details
      summary={words.hints.which}
      className="mt-5 max-w-136 bg-transparent"
      onToggle={(event) => event.currentTarget.open && onOpen()}
    >
      <p className="mb-3 font-display text-h3 leading-title">{words.methods[solution.method]}</p>
      <div className="pb-4">
        <WorkedSteps steps={solution.steps.slice(0, 1)} texts={words.steps} />
      </div>
    </Details>
  );
}

function Working({
  solved,
  given,
  words,
  isClosed,
}: WorkingProps & { given: number | undefined; isClosed: boolean }) {
  const marked = given === undefined ? undefined : slipStep(solved.solution, given);
  const working = (
    <div className="grid gap-7">
      <Explanation solved={solved} marked={marked} words={words} />
    </div>
  );
  if (!isClosed) return <div className="mt-7">{working}</div>;
  return (
    <Details summary={words.hints.how} className="mt-5 bg-transparent">
      <div className="pt-2 pb-5">{working}</div>
    </Details>
  );
}
