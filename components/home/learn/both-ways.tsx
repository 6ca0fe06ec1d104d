'use client';

import { TallNumerals } from '@/components/illustrations/tall-numerals';
import { WrittenSum } from '@/components/illustrations/written-sum';
import { type LearnWords } from '@/content/en/learn';
import { effortOf, type Effort } from '@/lib/vedic/effort';
import { type Nikhilam } from '@/lib/vedic/nikhilam';
import { type Solution } from '@/lib/vedic/solve';
import { traditional } from '@/lib/vedic/traditional';
import { fillValues } from '@/lib/vedic/words';

/** Pixels of a unit of both drawings, so that their figures are of a size whatever the sum. */
const SCALE = 0.5;

/** Where the method writes number over number, the drawing of the example serves. */
function Drawing({ worked, words }: { worked: Nikhilam; words: LearnWords }) {
  const { operands, differences, base, left, right, answer, carry } = worked;
  const values = {
    ...{ a: operands[0], b: operands[1], da: differences[0], db: differences[1] },
    ...{ base, left, right, answer, carry, lent: -carry * base },
  };
  const { drawing, left: cross, leftMoved, right: product, rightLent } = words.own;
  return (
    <TallNumerals
      worked={worked}
      label={fillValues(drawing, values)}
      halves={[
        fillValues(carry === 0 ? cross : leftMoved, values),
        fillValues(carry < 0 ? rightLent : product, values),
      ]}
      onSlate
      draw="now"
      scale={SCALE}
      className="text-[30px]"
    />
  );
}

function Counts({ name, effort }: { name: string; effort: Effort }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{effort.digits}</td>
      <td>{effort.operations}</td>
    </tr>
  );
}

/** The sum as the school writes it and as the method does, and what each asks for. */
export function BothWays({ chosen, words }: { chosen: Solution; words: LearnWords }) {
  const long = traditional(...chosen.operands);
  const short = effortOf(chosen.steps);
  const texts = words.own;
  const isShorter = short.digits + short.operations < long.digits + long.operations;
  return (
    <div className="both">
      <div className="both-sums">
        <figure>
          <WrittenSum sum={long} texts={texts} scale={SCALE} />
          <figcaption>{texts.traditional}</figcaption>
        </figure>
        {chosen.method === 'nikhilam' && (
          <figure>
            <Drawing worked={chosen} words={words} />
            <figcaption>{texts.vedic}</figcaption>
          </figure>
        )}
      </div>
      <div>
        <table>
          <caption>{texts.both}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{texts.digits}</th>
              <th scope="col">{texts.operations}</th>
            </tr>
          </thead>
          <tbody>
            <Counts name={texts.traditional} effort={long} />
            <Counts name={texts.vedic} effort={short} />
          </tbody>
        </table>
        {!isShorter && <p className="text-muted-foreground">{texts.noShorter}</p>}
      </div>
    </div>
  );
}
