import { Actions, Button } from '@/components/ui/button';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/site/collapsible';
import { Sutra } from '@/components/site/sutra';
import { ButtonLink } from '@/components/site/link';
import { type HomeWords } from '@/content/en/home';
import { type VedicWords } from '@/content/en/vedic';
import { sutras } from '@/content/sutras';
import { fillValues } from '@/lib/vedic/words';
import { chatLink } from '@/lib/contact/chat';
import { Comparison } from './comparison';
import { WorkedSteps } from './worked-steps';
import { TimeBars } from './time-bars';
import { workedExample } from './worked-example';

const STEPS = 'steps';

export function LiveDemo({ words, vedic }: { words: HomeWords; vedic: VedicWords }) {
  const { demo } = words;
  const worked = workedExample();
  return (
    <div className="grid grid-cols-1 gap-10 pt-7 lg:grid-cols-[5fr_6fr] lg:gap-x-18 print:grid-cols-[5fr_6fr]">
      <div>
        <Sutra {...sutras.nikhilam} meaning={vedic.sutras.nikhilam} />
        <TimeBars words={demo} />
      </div>
      <Comparison worked={worked} words={words} />
      <Collapsible className="lg:col-span-2 print:col-span-2">
        <Actions className="print:hidden">
          {/* CSS chooses the label, because the button may be pressed before hydration. */}
          <Button asChild variant="outline" className="group noscript:hidden">
            <CollapsibleTrigger aria-controls={STEPS}>
              <span className="group-data-[state=open]:hidden">{demo.steps.show}</span>
              <span className="group-data-[state=closed]:hidden">{demo.steps.hide}</span>
            </CollapsibleTrigger>
          </Button>
          <ButtonLink href={chatLink(fillValues(demo.learnMessage, worked.values))}>
            {demo.learn}
          </ButtonLink>
        </Actions>
        <CollapsibleContent id={STEPS} className="pt-7 lg:pt-9 print:block!">
          <WorkedSteps steps={worked.steps} texts={vedic.products.steps} />
        </CollapsibleContent>
      </Collapsible>
    </div>
  );
}
