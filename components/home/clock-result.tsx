'use client';

import { sumStyle } from '@/components/sums/explanation';
import { Actions } from '@/components/site/actions';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/site/link';
import { type WorkedSumsWords } from '@/content/en/worked-sums';
import { fill, formatSeconds, keepSumsTogether } from '@/lib/text/format';
import { elapsed, rightAnswers, type Round } from '@/lib/practice/round';
import { publicAddress } from '@/lib/browser/public-address';
import { whatsappLink } from '@/lib/text/whatsapp';

/** `new`: this round set it. A number: an earlier one, in ms. */
export type BestTime = 'new' | number | undefined;

function bestLine(best: BestTime, isPerfect: boolean, texts: WorkedSumsWords['clock']) {
  if (best === 'new') return texts.newBest;
  if (best !== undefined) return fill(texts.oldBest, { time: formatSeconds(best) });
  return isPerfect ? '' : texts.allNeeded;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

interface Props {
  round: Round;
  best: BestTime;
  level: string;
  words: WorkedSumsWords;
  onAgain: () => void;
  onLeave: () => void;
}

export function ClockResult({ round, best, level, words, onAgain, onLeave }: Props) {
  const texts = words.clock;
  const [right, count] = [rightAnswers(round), round.questions.length];
  const link = publicAddress();
  const values = { right, count, time: formatSeconds(elapsed(round, 0)) };

  return (
    <div className="mt-5 grid gap-7">
      <div ref={takeFocus} tabIndex={-1}>
        <p className={sumStyle}>{fill(texts.result, values)}</p>
        <p className="text-muted-foreground">{bestLine(best, right === count, texts)}</p>
      </div>
      <ul className="max-w-184 border-y *:not-last:border-b" aria-label={texts.list}>
        {round.answered.map(({ a, b, given, right: isRight, ms }, index) => (
          <li
            key={index}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 pt-[0.6rem] pb-2 md:grid-cols-[4fr_3fr_5rem]"
          >
            <span
              translate="no"
              className="col-span-2 font-display text-xl leading-tight md:col-auto"
            >
              {keepSumsTogether(fill(words.calculator.sum, { a, b, answer: a * b }))}
            </span>
            <span className="row-start-2 text-muted-foreground md:row-auto">
              {isRight ? texts.rowRight : fill(texts.rowWrong, { given })}
            </span>
            <span className="text-right">{fill(texts.time, { time: formatSeconds(ms) })}</span>
          </li>
        ))}
      </ul>
      <Actions>
        <Button variant="outline" onClick={onAgain}>
          {texts.again}
        </Button>
        <Button variant="outline" onClick={onLeave}>
          {texts.levels}
        </Button>
        <ButtonLink
          variant="outline"
          href={whatsappLink('', fill(texts.message, { ...values, level, link }))}
        >
          {texts.send}
        </ButtonLink>
      </Actions>
    </div>
  );
}
