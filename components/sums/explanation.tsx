import { ButtonLink } from '@/components/site/link';
import { Sutra } from '@/components/site/sutra';
import { type WorkedSumsWords } from '@/content/en/worked-sums';
import { sutraOf, sutras } from '@/content/sutras';
import { methodPath } from '@/lib/practice/method-path';
import { fill, keepSumsTogether } from '@/lib/text/format';
import { type Method, type Solved, type Step } from '@sutra/vedic/types';
import { DrawnSteps } from './drawn-steps';
import { WorkedSteps } from './worked-steps';

export const sumStyle =
  'font-display text-[clamp(2rem,1.2rem+3.6vw,4.25rem)] leading-[1.1] tracking-[-0.012em]';

/** To the page of a method, unless it is open. */
function MethodLink({ method, label }: { method: Method; label: string }) {
  const path = methodPath(method);
  if (path === location.pathname) return null;
  return (
    <ButtonLink className="flex w-fit print:hidden" href={path}>
      {label}
    </ButtonLink>
  );
}

export function Explanation({
  solved: { solution, reason },
  steps,
  marked,
  words,
}: {
  solved: Solved;
  /** Without it all are shown, with the drawing. */
  steps?: readonly Step[];
  /** The step in which a mistake was made. */
  marked?: number;
  words: WorkedSumsWords;
}) {
  const { method } = solution;
  const sutra = sutraOf(method);
  const { devanagari, iast } = sutras[sutra];
  const name = words.methods[method];
  return (
    <>
      {steps ? (
        <WorkedSteps steps={steps} texts={words.steps} />
      ) : (
        <DrawnSteps
          key={solution.operands.join()}
          solution={solution}
          marked={marked}
          words={words}
        />
      )}
      <div className="grid gap-x-18 gap-y-4 lg:grid-cols-[5fr_6fr]">
        <Sutra devanagari={devanagari} iast={iast} meaning={words.sutras[sutra]} />
        <div>
          <p>
            {name !== devanagari && (
              <b className="block font-display text-h3 leading-title font-normal">{name}</b>
            )}
            {keepSumsTogether(fill(words.reasons[reason], solution.values))}
          </p>
          <MethodLink method={method} label={words.methodPage} />
        </div>
      </div>
    </>
  );
}
