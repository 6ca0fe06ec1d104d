import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type WorkedSumsWords } from '@/content/en/worked-sums';
import { useLazyPart } from '@/lib/browser/lazy';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { type Solution } from '@sutra/vedic/types';
import { lazyDrawing } from './lazy-drawing';
import { titleOf, WorkedSteps } from './worked-steps';

// Who loads this module soon shows a sum.
void lazyDrawing.load();

interface Props {
  solution: Solution;
  /** A step to mark, and to begin with. */
  marked?: number;
  words: WorkedSumsWords;
}

/**
 * The drawing of a sum with its steps: beside it on wide screens, below it one at a time on others.
 * Give it the sum as its key.
 */
export function DrawnSteps({ solution, marked, words }: Props) {
  const [step, setStep] = useState(marked ?? 0);
  const [isTurned, setTurned] = useState(false);
  /** On wide screens, the step under the pointer. */
  const [pointed, setPointed] = useState<number>();
  const { part, busy } = useLazyPart(lazyDrawing, true);
  const { method, operands, answer, steps } = solution;
  const { drawing, step: position, stepBack, stepOn } = words.calculator;
  const [a, b] = operands;
  const label = fill(drawing, { a, b, answer, method: words.methods[method] });
  const shown = fill(position, { number: step + 1, count: steps.length });
  function turn(by: number) {
    setTurned(true);
    setStep((step + by + steps.length) % steps.length);
  }

  return (
    <div
      className="drawn-steps grid gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-[5fr_6fr] lg:gap-x-18"
      data-pointed={pointed === undefined ? undefined : ''}
    >
      <div
        className={cn(
          'lg:sticky lg:top-24 lg:self-start',
          // About the height of a drawing, so that the steps stay where they are.
          !part && (busy ? 'min-h-60' : 'hidden'),
        )}
      >
        {part && <part.MethodDrawing solution={solution} label={label} step={pointed ?? step} />}
      </div>
      <div className="min-w-0">
        {steps.length > 1 && (
          <div className="mb-3 flex items-center gap-3 print:hidden lg:[@media(hover:hover)]:hidden">
            <Button variant="outline" size="icon" aria-label={stepBack} onClick={() => turn(-1)}>
              ‹
            </Button>
            <span>{shown}</span>
            <span className="sr-only" aria-live="polite">
              {isTurned && `${shown}: ${titleOf(steps[step]!, words.steps).join(', ')}`}
            </span>
            <Button variant="outline" size="icon" aria-label={stepOn} onClick={() => turn(1)}>
              ›
            </Button>
          </div>
        )}
        <WorkedSteps
          steps={steps}
          texts={words.steps}
          current={step}
          marked={marked}
          onPoint={setPointed}
        />
      </div>
    </div>
  );
}
