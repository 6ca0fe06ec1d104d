'use client';

import { useRef, useState } from 'react';
import { TallNumerals } from '@/components/drawings/tall-numerals';
import { WrittenSum } from '@/components/drawings/written-sum';
import { Explanation, sumStyle } from '@/components/learn/explanation';
import { NumberQuestion } from '@/components/learn/sum-question';
import { PictureButton } from '@/components/learn/picture-button';
import { ButtonLink } from '@/components/site/link';
import { prepareToasts, toast } from '@/components/site/toaster';
import { Actions } from '@/components/site/actions';
import { Button } from '@/components/ui/button';
import { type LearnStepWords } from '@/content/en/learn-words';
import { whatsappLink } from '@/lib/contact/whatsapp';
import { tryHash, type Typed } from '@/lib/learn/try-link';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { type Blank, blanksOf, stepsWithBlank } from '@/lib/vedic/blanks';
import { effortOf, type Effort } from '@/lib/vedic/effort';
import { multiply } from '@/lib/vedic/multiply';
import { isNikhilam, type Nikhilam } from '@/lib/vedic/nikhilam';
import { readNumber } from '@/lib/vedic/operands';
import { traditional } from '@/lib/vedic/traditional';
import { type RefusalCode, type Solution, type Solved, type Step } from '@/lib/vedic/types';

type Pair = readonly [number, number];

type ReadPair =
  | { readonly ok: true; readonly pair: Pair; readonly codes: readonly [] }
  | { readonly ok: false; readonly codes: readonly (RefusalCode | undefined)[] };

export function readPair(typed: Typed): ReadPair {
  const [a, b] = [readNumber(typed[0]), readNumber(typed[1])];
  if (a.ok && b.ok) return { ok: true, pair: [a.value, b.value], codes: [] };
  return { ok: false, codes: [a, b].map((read) => (read.ok ? undefined : read.code)) };
}

/** Also announced to screen readers. */
export function sumText([a, b]: Pair, words: LearnStepWords): string {
  return fill(words.calculator.sum, { a, b, answer: a * b });
}

export function WorkedSum({ pair, words }: { pair: Pair; words: LearnStepWords }) {
  /** How often a step was hidden: the next time it is another one. */
  const [turn, setTurn] = useState(0);
  const solved = multiply(...pair);
  if (!solved.ok) return null;
  return (
    <Working
      key={String(pair)}
      {...{ pair, solved, words, turn }}
      onHide={() => setTurn(turn + 1)}
    />
  );
}

function Working({
  pair,
  solved,
  words,
  turn,
  onHide,
}: {
  pair: Pair;
  solved: Solved;
  words: LearnStepWords;
  turn: number;
  onHide: () => void;
}) {
  const toggle = useRef<HTMLButtonElement>(null);
  const [blank, setBlank] = useState<Blank>();
  const [message, setMessage] = useState('');
  const { solution } = solved;
  const blanks = blanksOf(solution);
  const { hide, look, filled, notYet } = words.calculator;
  const steps = blank ? stepsWithBlank(solution.steps, blank) : solution.steps;
  const workingOf = ({ key, values }: Step) => fill(words.steps[key].working, values);

  function toggleBlank() {
    setMessage('');
    setBlank(blank ? undefined : blanks[turn % blanks.length]);
    if (!blank) onHide();
  }

  function showFilled() {
    toggle.current!.focus();
    setMessage(fill(filled, { working: workingOf(solution.steps[blank!.at]!) }));
    setBlank(undefined);
  }

  return (
    <div data-slot="worked-sum" className="mt-8 grid gap-7">
      <p translate="no" className={sumStyle}>
        {blank ? fill(words.clock.ask, { a: pair[0], b: pair[1] }) : sumText(pair, words)}
      </p>
      <Explanation solved={solved} steps={steps} words={words} />
      {blanks.length > 0 && (
        <div className="print:hidden">
          {blank && (
            <NumberQuestion
              label={workingOf(steps.at(-1)!)}
              labelClassName="font-display text-h3 leading-title"
              className="mb-5"
              words={words}
              onAnswer={(given) => (given === blank.value ? showFilled() : notYet)}
            />
          )}
          <p role="status" className="font-display text-h3 leading-title not-empty:mb-4">
            {message}
          </p>
          <Button ref={toggle} variant="outline" onClick={toggleBlank}>
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

/** Pixels for each unit of both drawings. */
const SCALE = 0.5;

function Drawing({ worked, words }: { worked: Nikhilam; words: LearnStepWords }) {
  const { values, carry } = worked;
  const { drawing, left, leftMoved, right, rightLent } = words.calculator;
  return (
    <TallNumerals
      worked={worked}
      label={fill(drawing, values)}
      halves={[
        fill(carry === 0 ? left : leftMoved, values),
        fill(carry < 0 ? rightLent : right, values),
      ]}
      hasDivider
      draw="now"
      scale={SCALE}
      className="text-[30px]"
    />
  );
}

const cellStyle = 'border-b pt-[0.6rem] pr-4 pb-2 align-bottom leading-tight font-normal';
const countStyle = cn(cellStyle, 'font-display text-[1.75rem] leading-none');

function Counts({ name, effort }: { name: string; effort: Effort }) {
  return (
    <tr>
      <th scope="row" className={cellStyle}>
        {name}
      </th>
      <td className={countStyle}>{effort.digits}</td>
      <td className={countStyle}>{effort.operations}</td>
    </tr>
  );
}

function BothWays({ solution, words }: { solution: Solution; words: LearnStepWords }) {
  const long = traditional(...solution.operands);
  const short = effortOf(solution.steps);
  const texts = words.calculator;
  const isShorter = short.digits + short.operations < long.digits + long.operations;
  return (
    <div className="grid gap-x-18 gap-y-7 border-t pt-7 lg:grid-cols-[5fr_6fr] lg:items-end">
      <div className="flex flex-wrap items-end gap-x-14 gap-y-8 [&_svg]:h-auto [&_svg]:max-w-full [&_svg]:overflow-visible">
        <figure>
          <WrittenSum sum={long} texts={texts} scale={SCALE} />
          <figcaption className="mt-3 text-sm text-muted-foreground">
            {texts.traditional}
          </figcaption>
        </figure>
        {isNikhilam(solution) && (
          <figure>
            <Drawing worked={solution} words={words} />
            <figcaption className="mt-3 text-sm text-muted-foreground">{texts.vedic}</figcaption>
          </figure>
        )}
      </div>
      <div>
        <table className="w-full max-w-136 text-left">
          <caption className="pb-2 text-left font-display text-h3 leading-title">
            {texts.both}
          </caption>
          <thead className="text-sm text-muted-foreground">
            <tr>
              <td className={cellStyle} />
              <th scope="col" className={cellStyle}>
                {texts.digits}
              </th>
              <th scope="col" className={cellStyle}>
                {texts.operations}
              </th>
            </tr>
          </thead>
          <tbody>
            <Counts name={texts.traditional} effort={long} />
            <Counts name={texts.vedic} effort={short} />
          </tbody>
        </table>
        {!isShorter && <p className="mt-3 text-muted-foreground">{texts.noShorter}</p>}
      </div>
    </div>
  );
}

function ShareSum({ pair, words }: { pair: Pair; words: LearnStepWords }) {
  const texts = words.calculator;
  const hash = tryHash(pair);
  const link = `${location.origin}${location.pathname}${hash}`;
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
