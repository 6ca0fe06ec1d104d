import { TallNumerals } from '@/components/drawings/tall-numerals';
import { WrittenSum } from '@/components/drawings/written-sum';
import { WorkedSteps } from '@/components/sums/worked-steps';
import { Actions } from '@/components/site/actions';
import { ButtonLink } from '@/components/site/link';
import { Sutra } from '@/components/site/sutra';
import { Button } from '@/components/ui/button';
import { heroSeconds } from '@/content/sums';
import { sutras } from '@/content/sutras';
import { chatLink } from '@/lib/words/social';
import { type Locale } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { type Effort, effortOf } from '@sutra/vedic/effort';
import { traditional } from '@sutra/vedic/traditional';
import { TimeRace } from './time-race';
import { pictureTexts, workedExample } from './worked-example';

export function LiveDemo({ locale }: { locale: Locale }) {
  const { home, vedic } = locale.words;
  const { demo } = home;
  const worked = workedExample();
  const names = { traditional: demo.traditional, vedic: demo.vedic, race: demo.race };
  return (
    <div className="grid grid-cols-1 gap-8 pt-6 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:gap-x-18 print:grid-cols-[5fr_6fr]">
      <div>
        <Sutra {...sutras.nikhilam} meaning={vedic.sutras.nikhilam} />
        <TimeRace words={names} seconds={heroSeconds} />
      </div>
      <Comparison locale={locale} />
      <Actions className="lg:col-start-1 lg:self-start print:col-span-2">
        <details className="steps-details group">
          <Button
            asChild
            variant="outline"
            className="max-xs:w-full print:hidden noscript:supports-[selector(::details-content)]:hidden"
          >
            <summary>
              <span className="group-open:hidden">{demo.steps.show}</span>
              <span className="hidden group-open:inline">{demo.steps.hide}</span>
            </summary>
          </Button>
          <div className="pt-7">
            <WorkedSteps steps={worked.steps} texts={vedic.products.steps} />
          </div>
        </details>
        <ButtonLink
          className="print:hidden"
          href={chatLink(fill(demo.learnMessage, worked.values))}
        >
          {demo.learn}
        </ButtonLink>
      </Actions>
    </div>
  );
}

/** The columns have the widths of the drawings, so that the answers align. */
function Comparison({ locale }: { locale: Locale }) {
  const { demo, picture } = locale.words.home;
  const worked = workedExample();
  const long = traditional(...worked.operands);
  const describe = (effort: Effort) => fill(demo.effort, { ...effort });
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

interface MethodProps {
  name: string;
  effort: string;
  children: React.ReactNode;
}

function Method({ name, effort, children }: MethodProps) {
  return (
    <figure className="row-span-2 grid grid-rows-subgrid gap-y-3 [&_svg]:w-full [&_svg]:self-end [&_svg]:overflow-visible">
      {children}
      <figcaption className="grid content-start text-sm leading-note">
        <b>{name}</b>
        <span className="text-muted-foreground">{effort}</span>
      </figcaption>
    </figure>
  );
}
