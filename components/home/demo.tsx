import { checkDrawing, paceDrawing, timeDrawing } from '@/components/drawings/benefits';
import { Illustration } from '@/components/drawings/illustration';
import { Calculator } from '@/components/sums/calculator';
import { Section } from '@/components/site/section';
import { ButtonLink } from '@/components/site/link';
import { DarkPanel } from '@/components/site/dark-panel';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { calculatorSum, heroSeconds, levelSums, sumsInPaper } from '@/content/sums';
import { type Locale } from '@/lib/words/locale';
import { FIVE_HASH } from '@/lib/practice/five-link';
import { fill, keepSumsTogether } from '@/lib/text/format';
import { effortOf } from '@sutra/vedic/effort';
import { traditional } from '@sutra/vedic/traditional';
import { ClockStart } from './clock-start';
import { LiveDemo } from './live-demo';
import { workedExample } from './worked-example';

const MINUTES = ((heroSeconds.traditional - heroSeconds.vedic) * sumsInPaper) / 60;

export function Demo({ locale, numeral }: { locale: Locale; numeral: string }) {
  const { demo } = locale.words.home;
  return (
    <Section numeral={numeral} heading={demo.title}>
      <ButtonLink className="print:hidden noscript:hidden" href={locale.paths.practice + FIVE_HASH}>
        {demo.five}
      </ButtonLink>
      <DarkPanel>
        <Tabs id="demo" defaultValue="live-demo">
          <TabsList className="print:hidden" aria-label={demo.tabsLabel}>
            <TabsTrigger value="live-demo">{demo.liveDemo}</TabsTrigger>
            <TabsTrigger value="benefits">{demo.benefits}</TabsTrigger>
          </TabsList>
          <TabsContent value="live-demo" className="print:block!">
            <h3 className="hidden noscript:block">{demo.liveDemo}</h3>
            <LiveDemo locale={locale} />
          </TabsContent>
          <TabsContent value="benefits" className="print:block! noscript:pt-12">
            <h3 className="hidden noscript:block">{demo.benefits}</h3>
            <Benefits locale={locale} />
          </TabsContent>
        </Tabs>
        <Calculator locale={locale} start={calculatorSum} className="mt-7 border-t pt-6" />
      </DarkPanel>
      <BeatTheClock locale={locale} />
    </Section>
  );
}

function Benefits({ locale }: { locale: Locale }) {
  const { cards } = locale.words.home.demo;
  const worked = workedExample();
  const [a, b] = worked.operands;
  const long = traditional(a, b);
  const counts = {
    ...effortOf(worked.steps),
    longDigits: long.digits,
    longOperations: long.operations,
    a,
    b,
  };
  const drawings = {
    pace: paceDrawing,
    check: checkDrawing(worked),
    time: timeDrawing({ numeral: String(MINUTES), unit: cards.time.unit }),
  };
  return (
    <ul className="*:not-last:border-b">
      {(['pace', 'check', 'time'] as const).map((figure) => (
        <li
          key={figure}
          className="grid grid-cols-1 gap-4 py-7 last:pb-0 md:grid-cols-2 md:items-center md:gap-x-12 lg:grid-cols-[5fr_6fr] lg:gap-x-18"
        >
          <Illustration
            drawing={drawings[figure]}
            className="w-full max-w-92 overflow-visible text-[17px]"
          />
          <div>
            <h3>{cards[figure].title}</h3>
            <p className="mt-[0.3rem] max-w-[34em] text-muted-foreground">
              {keepSumsTogether(fill(cards[figure].text, counts))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** With the clock or, behind the link, without. */
function BeatTheClock({ locale }: { locale: Locale }) {
  const words = locale.words.sums.clock;
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-12 gap-y-3 border-y py-4 print:hidden noscript:hidden">
      <div className="md:flex-1">
        <h3 id="clock-title">{words.title}</h3>
        <p className="text-muted-foreground">{words.lead}</p>
        <ButtonLink href={locale.paths.practice}>{words.practice}</ButtonLink>
      </div>
      <ClockStart words={words} sums={levelSums} />
    </div>
  );
}
