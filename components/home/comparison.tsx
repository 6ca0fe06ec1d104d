import { TallNumerals } from '@/components/illustrations/tall-numerals';
import { WrittenSum } from '@/components/illustrations/written-sum';
import { home } from '@/content/en/home';
import { effortOf, type Effort } from '@/lib/vedic/effort';
import { type Nikhilam } from '@/lib/vedic/nikhilam';
import { traditional } from '@/lib/vedic/traditional';
import { fill } from '@/lib/format';
import { pictureTexts } from './worked-example';

function Caption({ name, effort }: { name: string; effort: Effort }) {
  return (
    <figcaption>
      <b>{name}</b>
      <span>{fill(home.demo.effort, { ...effort })}</span>
    </figcaption>
  );
}

/** The sum worked both ways, side by side, with what each way asks of the hand and the head. */
export function Comparison({ worked }: { worked: Nikhilam }) {
  const long = traditional(...worked.operands);
  return (
    <div className="comparison">
      <figure>
        <WrittenSum sum={long} texts={home.demo} />
        <Caption name={home.demo.traditional} effort={long} />
      </figure>
      <figure>
        <TallNumerals
          worked={worked}
          {...pictureTexts(worked)}
          onSlate
          draw=""
          className="text-[27px] md:text-[17px]"
        />
        <Caption name={home.demo.vedic} effort={effortOf(worked.steps)} />
      </figure>
    </div>
  );
}
