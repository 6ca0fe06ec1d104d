import { Details } from '@/components/site/details';
import { JsonLd, Page } from '@/components/site/page';
import { CallToAction, Lead, Section } from '@/components/site/section';
import { methodSums } from '@/content/sums';
import { levels } from '@sutra/vedic/levels';
import { waitingScript } from '@/lib/head/inline-scripts';
import { sheetHash, sheetOfDay } from '@/lib/practice/sheets';
import { type Locale } from '@/lib/words/locale';
import { absolute } from '@/lib/env';
import { graphOf } from '@/lib/seo/graphs';
import { fill } from '@/lib/text/format';
import { type Kind, methodsOf } from '@sutra/vedic/questions';
import { type Choice, textsOf } from './choice';
import { KindProvider } from './kind';
import { PracticeStart } from './practice-start';
import { ProgressStart } from './progress-start';
import { SheetMaker } from './sheet-maker';
import { SheetPages } from './sheet-pages';

function choiceIn({ practice, sums, vedic }: Locale['words']): Choice {
  return {
    words: practice.choice,
    levels: levels.map((id) => ({
      id,
      title: sums.clock.levels[id].title,
      methods: [
        { id: 'mixed', name: practice.choice.mixed, note: practice.choice.look },
        ...methodsOf(id).map((method) => ({
          id: method,
          name: vedic.products.methods[method],
          sum: methodSums[method as keyof typeof methodSums],
          note: vedic.sutras[method === 'eleven' ? 'urdhva' : method],
        })),
      ],
    })),
  };
}

export function PracticePage({ locale }: { locale: Locale }) {
  const { practice } = locale.words;
  const { session } = practice;
  const choice = choiceIn(locale.words);
  return (
    <Page>
      <JsonLd data={graphOf('practice', locale)} />
      <script dangerouslySetInnerHTML={{ __html: waitingScript }} />
      <header className="sheet-beside">
        <h1>{practice.title}</h1>
        <Lead className="mt-5">{practice.lead}</Lead>
      </header>
      <KindProvider choice={choice}>
        <Section numeral="१" className="sheet-beside print:hidden" headingId="one-by-one" split>
          <div>
            <h2 id="one-by-one">{session.title}</h2>
            <Lead className="mt-3 noscript:hidden">{session.lead}</Lead>
            <p className="mt-3 hidden noscript:block">{session.noScript}</p>
          </div>
          <PracticeStart words={practice} />
        </Section>
        <Section numeral="२" headingId="on-paper" className="sheet-section print:block" split>
          <div className="sheet-beside">
            <h2 id="on-paper">{practice.sheets.title}</h2>
            <Lead className="mt-3">{practice.sheets.lead}</Lead>
          </div>
          <div className="min-w-0">
            <SheetMaker words={practice.sheets} />
            {levels.map((level) => (
              <ReadySheet
                key={level}
                kind={{ level, method: 'mixed' }}
                choice={choice}
                locale={locale}
              />
            ))}
          </div>
        </Section>
      </KindProvider>
      <Section id="progress" numeral="३" headingId="progress-title" className="progress-section">
        <CallToAction className="has-[.progress-report]:block">
          <div className="print:hidden">
            <h2 id="progress-title">{practice.progress.title}</h2>
            <Lead className="mt-3 noscript:hidden">{practice.progress.lead}</Lead>
            <p className="mt-3 hidden noscript:block">{practice.progress.noScript}</p>
          </div>
          <ProgressStart words={practice.progress} />
        </CallToAction>
      </Section>
    </Page>
  );
}

/** One for each level, for browsers without scripts. */
function ReadySheet({ kind, choice, locale }: { kind: Kind; choice: Choice; locale: Locale }) {
  const words = locale.words.practice.sheets;
  const sheet = sheetOfDay(kind, 0);
  const texts = textsOf(choice, kind);
  return (
    <Details
      name="ready-sheet"
      summary={fill(words.ready, texts)}
      className="sheet-ready mt-4 hidden print:m-0 print:border-0 print:p-0 noscript:block"
    >
      <SheetPages
        sheet={sheet}
        texts={texts}
        words={words}
        address={absolute(locale.paths.practice) + sheetHash(sheet.code, 'answers')}
        showsAnswers
      />
    </Details>
  );
}
