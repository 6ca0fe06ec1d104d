import { WrittenSum } from '@/components/drawings/written-sum';
import { type WorkedSumsWords } from '@/content/en/worked-sums';
import { cn } from '@/lib/utils';
import { effortOf, type Effort } from '@sutra/vedic/effort';
import { traditional } from '@sutra/vedic/traditional';
import { type Solution } from '@sutra/vedic/types';

/** Pixels for each unit of the drawing. */
const SCALE = 0.5;

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

/** The sum by both methods, and how much each has to write. */
export function BothWays({ solution, words }: { solution: Solution; words: WorkedSumsWords }) {
  const long = traditional(...solution.operands);
  const short = effortOf(solution.steps);
  const texts = words.calculator;
  const isShorter = short.digits + short.operations < long.digits + long.operations;
  return (
    <div className="grid items-start gap-x-14 gap-y-7 border-t pt-7 md:grid-cols-[auto_1fr] lg:gap-x-18">
      <figure className="[&_svg]:h-auto [&_svg]:max-w-full [&_svg]:overflow-visible">
        <WrittenSum sum={long} texts={texts} scale={SCALE} />
        <figcaption className="mt-3 text-sm text-muted-foreground">{texts.traditional}</figcaption>
      </figure>
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
