import { WorkedSteps } from '@/components/learn/worked-steps';
import { Actions } from '@/components/site/actions';
import { Button } from '@/components/ui/button';
import { Sutra } from '@/components/site/sutra';
import { ButtonLink } from '@/components/site/link';
import { type HomeWords } from '@/content/en/home';
import { type VedicWords } from '@/content/en/vedic';
import { sutras } from '@/content/sutras';
import { fillValues } from '@/lib/vedic/words';
import { chatLink } from '@/lib/contact/chat';
import { Comparison } from './comparison';
import { TimeBars } from './time-bars';
import { workedExample } from './worked-example';

export function LiveDemo({ words, vedic }: { words: HomeWords; vedic: VedicWords }) {
  const { demo } = words;
  const worked = workedExample();
  return (
    <div className="grid grid-cols-1 gap-8 pt-6 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:gap-x-18 print:grid-cols-[5fr_6fr]">
      <div>
        <Sutra {...sutras.nikhilam} meaning={vedic.sutras.nikhilam} />
        <TimeBars words={demo} />
      </div>
      <Comparison worked={worked} words={words} />
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
            <WorkedSteps isStacked steps={worked.steps} texts={vedic.products.steps} />
          </div>
        </details>
        <ButtonLink
          className="print:hidden"
          href={chatLink(fillValues(demo.learnMessage, worked.values))}
        >
          {demo.learn}
        </ButtonLink>
      </Actions>
    </div>
  );
}
