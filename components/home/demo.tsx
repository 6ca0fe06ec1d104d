import { Section } from '@/components/site/section';
import { DarkPanel } from '@/components/site/dark-panel';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { type Words } from '@/lib/locale';
import { calculatorSum, levelSums } from '@/content/sums';
import { type Locale } from '@/lib/locale';
import { fill } from '@/lib/text/format';
import { Benefits } from './benefits';
import { CalculatorForm } from './learn/calculator-form';
import { ClockStart } from './learn/clock-start';
import { sumStyle } from './learn/explanation';
import { LiveDemo } from './live-demo';

export function Demo({ locale: { words } }: { locale: Locale }) {
  const { home, learn } = words;
  const { demo } = home;
  return (
    <Section numeral="२">
      <h2>{demo.title}</h2>
      <DarkPanel>
        <Tabs id="demo" defaultValue="live-demo">
          <TabsList className="print:hidden" aria-label={demo.tabsLabel}>
            <TabsTrigger value="live-demo">{demo.liveDemo}</TabsTrigger>
            <TabsTrigger value="benefits">{demo.benefits}</TabsTrigger>
          </TabsList>
          <TabsContent value="live-demo" className="print:block!">
            <h3 className="hidden noscript:block">{demo.liveDemo}</h3>
            <LiveDemo words={home} vedic={words.vedic} />
          </TabsContent>
          <TabsContent value="benefits" className="print:block! noscript:pt-12">
            <h3 className="hidden noscript:block">{demo.benefits}</h3>
            <Benefits cards={demo.cards} />
          </TabsContent>
        </Tabs>
        <Calculator words={learn.calculator} />
      </DarkPanel>
      <BeatTheClock words={learn.clock} />
    </Section>
  );
}

/** Without scripts it shows the product of the default numbers. */
function Calculator({ words }: { words: Words['learn']['calculator'] }) {
  const { title, lead, plain } = words;
  const [a, b] = calculatorSum;
  return (
    <div className="mt-9 border-t pt-7 not-has-data-[slot=worked-sum]:print:hidden">
      <div className="noscript:hidden">
        <h3 id="calculator-title">{title}</h3>
        <p className="text-muted-foreground print:hidden">{lead}</p>
        <CalculatorForm words={words} start={calculatorSum} />
      </div>
      <p className={`hidden noscript:block ${sumStyle}`}>{fill(plain, { a, b, answer: a * b })}</p>
    </div>
  );
}

function BeatTheClock({ words }: { words: Words['learn']['clock'] }) {
  return (
    <div className="pt-14 print:hidden noscript:hidden">
      <h3 id="clock-title">{words.title}</h3>
      <p className="text-muted-foreground">{words.lead}</p>
      <ClockStart words={words} numerals={levelSums} />
    </div>
  );
}
