import { Section } from '@/components/ui/section';
import { DarkPanel } from '@/components/ui/dark-panel';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { type Edition } from '@/lib/editions';
import { BeatTheClock } from './beat-the-clock';
import { Benefits } from './benefits';
import { LiveDemo } from './live-demo';
import { Calculator } from './calculator';

export function Demo({ edition: { words } }: { edition: Edition }) {
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
