'use client';

import { useRef, useState } from 'react';
import { ButtonLink } from '@/components/site/link';
import { prepareToasts, toast } from '@/components/site/toaster';
import { Actions } from '@/components/site/actions';
import { Button } from '@/components/ui/button';
import { type WorkedSumsWords } from '@/content/en/worked-sums';
import { ignoreRepeat } from '@/lib/browser/ignore-repeat';
import { publicAddress } from '@/lib/browser/public-address';
import { whatsappLink } from '@/lib/text/whatsapp';
import { tryHash } from '@/lib/text/try-link';
import { fill, keepSumsTogether } from '@/lib/text/format';
import { type Blank, blanksOf, stepsWithBlank } from '@sutra/vedic/blanks';
import { multiply } from '@sutra/vedic/multiply';
import { type Step } from '@sutra/vedic/types';
import { BothWays } from './both-ways';
import { Explanation, sumStyle } from './explanation';
import { NumberQuestion } from './number-question';
import { PictureButton } from './picture-button';
import { type Pair, readPair, sumText } from './read-pair';

export { readPair, sumText };

/** The step of a pair that the visitor fills in, or the message once it is right. */
interface Hidden {
  pair: Pair;
  blank?: Blank;
  message?: string;
}

export function WorkedSum({ pair, words }: { pair: Pair; words: WorkedSumsWords }) {
  /** How often a step was hidden: the next time it is another one. */
  const [turn, setTurn] = useState(0);
  const [hidden, setHidden] = useState<Hidden>();
  const toggle = useRef<HTMLButtonElement>(null);
  const solved = multiply(...pair);
  if (!solved.ok) return null;

  const { solution } = solved;
  const blanks = blanksOf(solution);
  const { hide, look, filled, notYet } = words.calculator;
  // Another sum is shown whole.
  const { blank, message }: Hidden = hidden?.pair === pair ? hidden : { pair };
  const steps = blank && stepsWithBlank(solution.steps, blank);
  const workingOf = ({ key, values }: Step) => fill(words.steps[key].working, values);

  function toggleBlank() {
    setHidden(blank ? undefined : { pair, blank: blanks[turn % blanks.length] });
    if (!blank) setTurn(turn + 1);
  }

  function showFilled(at: number) {
    toggle.current!.focus();
    setHidden({ pair, message: fill(filled, { working: workingOf(solution.steps[at]!) }) });
  }

  return (
    <div key={String(pair)} data-slot="worked-sum" className="mt-8 grid gap-7">
      <p translate="no" className={sumStyle}>
        {keepSumsTogether(
          blank ? fill(words.clock.ask, { a: pair[0], b: pair[1] }) : sumText(pair, words),
        )}
      </p>
      <Explanation solved={solved} steps={steps} words={words} />
      {blanks.length > 0 && (
        <div className="print:hidden">
          {blank && (
            <NumberQuestion
              label={keepSumsTogether(workingOf(steps!.at(-1)!))}
              labelClassName="font-display text-h3 leading-title"
              className="mb-5"
              words={words}
              onAnswer={(given) => (given === blank.value ? showFilled(blank.at) : notYet)}
            />
          )}
          <p role="status" className="font-display text-h3 leading-title not-empty:mb-4">
            {message && keepSumsTogether(message)}
          </p>
          <Button ref={toggle} variant="outline" onKeyDown={ignoreRepeat} onClick={toggleBlank}>
            {blank ? look : hide}
          </Button>
        </div>
      )}
      {!blank && (
        <>
          <BothWays solution={solution} words={words} />
          <ShareSum pair={pair} words={words} />
        </>
      )}
    </div>
  );
}

function ShareSum({ pair, words }: { pair: Pair; words: WorkedSumsWords }) {
  const texts = words.calculator;
  const hash = tryHash(pair);
  const link = publicAddress(hash);
  const [a, b] = pair;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(texts.copied.title, { description: texts.copied.text });
    } catch {
      // Unlike a new hash, this neither scrolls nor opens the sum again.
      history.replaceState(history.state, '', hash);
      toast.error(texts.notCopied.title, { description: texts.notCopied.text });
    }
  }

  return (
    <Actions className="print:hidden">
      <Button
        variant="outline"
        onPointerEnter={prepareToasts}
        onFocus={prepareToasts}
        onClick={copy}
      >
        {texts.copy}
      </Button>
      <ButtonLink
        variant="outline"
        href={whatsappLink('', fill(texts.message, { a, b, answer: a * b, link }))}
      >
        {texts.send}
      </ButtonLink>
      <PictureButton pair={pair} words={words} />
    </Actions>
  );
}
