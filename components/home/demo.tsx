import { Calculator } from '@/components/learn/calculator';
import { Section } from '@/components/site/section';
import { ButtonLink } from '@/components/site/link';
import { DarkPanel } from '@/components/site/dark-panel';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { calculatorSum, levelSums } from '@/content/sums';
import { type Locale, type Words } from '@/lib/locale';
import { Benefits } from './benefits';
import { ClockStart } from './clock-start';
import { LiveDemo } from './live-demo';

export function Demo({ locale: { paths, words }, numeral }: { locale: Locale; numeral: string }) {
  const { home, learn } = words;
  const { demo } = home;
  return (
    <Section numeral={numeral}>
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
        <Calculator words={learn.calculator} start={calculatorSum} className="mt-7 border-t pt-6" />
      </DarkPanel>
      <BeatTheClock words={learn.clock} practice={paths.practice} />
    </Section>
  );
}

/** With the clock or, behind the link, without. */
function BeatTheClock({ words, practice }: { words: Words['learn']['clock']; practice: string }) {
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-12 gap-y-3 border-y py-4 print:hidden noscript:hidden">
      <div className="md:flex-1">
        <h3 id="clock-title">{words.title}</h3>
        <p className="text-muted-foreground">{words.lead}</p>
        <ButtonLink href={practice}>{words.practice}</ButtonLink>
      </div>
      <ClockStart words={words} sums={levelSums} />
    </div>
  );
}
