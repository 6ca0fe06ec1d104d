import { TallNumerals } from '@/components/drawings/tall-numerals';
import { WrittenSum } from '@/components/drawings/written-sum';
import { type HomeWords } from '@/content/en/home';
import { effortOf, type Effort } from '@/lib/vedic/effort';
import { type Nikhilam } from '@/lib/vedic/nikhilam';
import { traditional } from '@/lib/vedic/traditional';
import { fill } from '@/lib/text/format';
import { pictureTexts } from './worked-example';

function Method({
  name,
  effort,
  children,
}: {
  name: string;
  effort: string;
  children: React.ReactNode;
}) {
  return (
    <figure className="row-span-2 grid grid-rows-subgrid gap-y-3 [&>svg]:w-full [&>svg]:self-end [&>svg]:overflow-visible">
      {children}
      <figcaption className="grid content-start text-sm leading-note">
        <b>{name}</b>
        <span className="text-muted-foreground">{effort}</span>
      </figcaption>
    </figure>
  );
}

/** The columns have the widths of the drawings, so that the answers align. */
export function Comparison({
  worked,
  words: { demo, picture },
}: {
  worked: Nikhilam;
  words: HomeWords;
}) {
  const describe = (effort: Effort) => fill(demo.effort, { ...effort });
  const long = traditional(...worked.operands);
  return (
    <div className="grid max-w-136 grid-cols-[minmax(0,190fr)_minmax(0,314fr)] gap-x-[clamp(1.25rem,4vw,2.5rem)] self-start lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <Method name={demo.traditional} effort={describe(long)}>
        <WrittenSum sum={long} texts={demo} />
      </Method>
      <Method name={demo.vedic} effort={describe(effortOf(worked.steps))}>
        <TallNumerals
          worked={worked}
          {...pictureTexts(worked, picture)}
          hasDivider
          draw=""
          className="text-[27px] md:text-[17px] print:text-[27px]"
        />
      </Method>
    </div>
  );
}
