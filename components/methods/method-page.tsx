import { MethodDrawing } from '@/components/drawings/method-drawing';
import { Calculator } from '@/components/sums/calculator';
import { WorkedSteps } from '@/components/sums/worked-steps';
import { Actions } from '@/components/site/actions';
import { DarkPanel } from '@/components/site/dark-panel';
import { ButtonLink, Link } from '@/components/site/link';
import { JsonLd, Page } from '@/components/site/page';
import { Lead, Section } from '@/components/site/section';
import { Sutra } from '@/components/site/sutra';
import { type MethodPageId, methodPages } from '@/content/pages';
import { checkedSums, methodPageSums } from '@/content/sums';
import { sutraOf, sutras } from '@/content/sutras';
import { levels } from '@sutra/vedic/levels';
import { sheetHash, sheetOfDay } from '@/lib/practice/sheets';
import { type Locale } from '@/lib/words/locale';
import { graphOf } from '@/lib/seo/graphs';
import { fill, keepSumsTogether } from '@/lib/text/format';
import { work } from '@sutra/vedic/multiply';
import { partsLine } from '@sutra/vedic/parts';
import { methodsOf } from '@sutra/vedic/questions';
import { fillSlip } from '@sutra/vedic/slips';

type Pair = readonly [number, number];

export function MethodPage({ method, locale }: { method: MethodPageId; locale: Locale }) {
  const { paths, words } = locale;
  const { methods, vedic, sums } = words;
  const texts = methods.pages[method];
  const [a, b] = methodPageSums[method];
  const solution = work(method, a, b);
  const values = { a, b, ...solution.values, ...digitsOf([a, b]) };
  const sutra = sutraOf(method);
  const { devanagari, iast } = sutras[sutra];
  return (
    <Page>
      <JsonLd data={graphOf(method, locale)} />
      <header>
        <h1 className="max-w-[18em]">{texts.title}</h1>
        <div className="mt-5">
          <Sutra
            devanagari={texts.title.startsWith(devanagari) ? undefined : devanagari}
            iast={iast}
            meaning={vedic.sutras[sutra]}
          />
        </div>
        <Lead className="mt-5">{keepSumsTogether(texts.lead)}</Lead>
        <p className="mt-4 max-w-[38em]">
          <b className="font-strong">{methods.first}</b> {keepSumsTogether(texts.first)}
        </p>
      </header>
      <Section numeral="१" headingId="the-sum" heading={methods.sum}>
        <div className="mt-6 grid grid-cols-1 gap-x-18 gap-y-8 lg:grid-cols-[5fr_6fr]">
          <div>
            <p translate="no" className="mb-6 font-display text-h2 leading-tight">
              {keepSumsTogether(`${a} × ${b} = ${a * b}`)}
            </p>
            <MethodDrawing solution={solution} />
          </div>
          <WorkedSteps steps={solution.steps} texts={vedic.products.steps} />
        </div>
        <DarkPanel>
          <Calculator locale={locale} start={[a, b]} />
        </DarkPanel>
      </Section>
      <Section numeral="२" split headingId="why" heading={methods.why}>
        <div className="mt-4 grid max-w-[38em] gap-4 lg:mt-0">
          {texts.why.map((paragraph) => (
            <p key={paragraph}>{keepSumsTogether(fill(paragraph, values))}</p>
          ))}
        </div>
      </Section>
      <Section numeral="३" split headingId="when" heading={methods.when}>
        <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2 lg:mt-0">
          <Reasons title={methods.use} reasons={texts.use} />
          <Reasons title={methods.avoid} reasons={texts.avoid} />
        </div>
      </Section>
      <Section numeral="४" split headingId="check" heading={methods.check}>
        <Checks method={method} locale={locale} />
      </Section>
      <Section
        numeral="५"
        split
        className="print:hidden"
        headingId="on-paper"
        heading={methods.paper}
      >
        <div className="mt-4 lg:mt-0">
          <p className="mb-4">{methods.sheetLead}</p>
          <Actions>
            <ButtonLink variant="outline" href={paths.practice + sheetFor(method)}>
              {methods.sheet}
            </ButtonLink>
            <ButtonLink href={`${paths.practice}#method=${method}`}>
              {sums.clock.practice}
            </ButtonLink>
          </Actions>
          <p className="mt-8">
            <Link className="inline-block py-2 underline" href={paths.methods}>
              {words.methodChoice.title}
            </Link>
          </p>
          <p className="flex flex-wrap items-center gap-x-5">
            {methods.others}
            {methodPages
              .filter((other) => other !== method)
              .map((other) => (
                <Link key={other} className="py-2 underline" href={paths[other]}>
                  {words.pageTexts[other].name}
                </Link>
              ))}
          </p>
        </div>
      </Section>
    </Page>
  );
}

/** Of numbers with two digits; of longer ones, all digits before the last. */
function digitsOf([a, b]: Pair) {
  const [headA, headB] = [Math.floor(a / 10), Math.floor(b / 10)];
  return { headA, headB, lastA: a % 10, lastB: b % 10 };
}

/** At the first level that has sheets of the method alone. */
function sheetFor(method: MethodPageId): string {
  const level = levels.find((name) => methodsOf(name).includes(method))!;
  return sheetHash(sheetOfDay({ level, method }, 0).code);
}

function Reasons({ title, reasons }: { title: string; reasons: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-2">{title}</h3>
      <ul className="grid list-disc gap-2 pl-5 marker:text-thread">
        {reasons.map((reason) => (
          <li key={reason}>{keepSumsTogether(reason)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A rule for each usual mistake, with a sum where it matters. */
function Checks({ method, locale }: { method: MethodPageId; locale: Locale }) {
  const sums = Object.entries(checkedSums[method]) as [string, Pair][];
  const texts: Readonly<Record<string, string>> = locale.words.methods.checks;
  return (
    <ul className="mt-4 border-t-2 border-foreground lg:mt-0">
      {sums.map(([mistake, [a, b]]) => {
        const solution = work(method, a, b);
        return (
          <li key={mistake} className="grid gap-x-10 gap-y-1 border-b py-4 md:grid-cols-[4fr_5fr]">
            <p translate="no" className="font-display text-xl leading-tight">
              {keepSumsTogether(`${a} × ${b} `)}
              <span className="inline-block text-thread-text">
                {keepSumsTogether(`→ ${partsLine(solution)}`)}
              </span>
            </p>
            <p>{keepSumsTogether(fillSlip(solution, texts[`${method}.${mistake}`]!))}</p>
          </li>
        );
      })}
    </ul>
  );
}
