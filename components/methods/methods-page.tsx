import { Actions } from '@/components/site/actions';
import { DarkPanel } from '@/components/site/dark-panel';
import { ButtonLink, Link } from '@/components/site/link';
import { JsonLd, Page } from '@/components/site/page';
import { Lead, Section } from '@/components/site/section';
import { type MethodPageId } from '@/content/pages';
import { methodPageSums } from '@/content/sums';
import { type Locale } from '@/lib/words/locale';
import { graphOf } from '@/lib/seo/graphs';
import { work } from '@sutra/vedic/multiply';
import { keepSumsTogether } from '@/lib/text/format';
import { partsLine } from '@sutra/vedic/parts';
import { MethodChooser } from './method-chooser';

/** Names the method for two numbers; without scripts by a list of what to look for. */
export function MethodsPage({ locale }: { locale: Locale }) {
  const { paths, words } = locale;
  const { methodChoice, sums } = words;
  const { chooser, rows } = methodChoice;
  return (
    <Page>
      <JsonLd data={graphOf('methods', locale)} />
      <header>
        <h1 className="max-w-[18em]">{methodChoice.title}</h1>
        <Lead className="mt-5">{methodChoice.lead}</Lead>
      </header>
      <DarkPanel className="not-has-data-[slot=chosen-method]:print:hidden noscript:hidden">
        <h2 id="calculator-title">{chooser.title}</h2>
        <p className="text-muted-foreground print:hidden">{chooser.lead}</p>
        <MethodChooser words={{ ...sums.calculator, ...chooser }} start={methodPageSums.nikhilam} />
      </DarkPanel>
      <Section numeral="१" headingId="what-to-look-for" heading={methodChoice.list}>
        <Lead className="mt-3">{methodChoice.listLead}</Lead>
        <ol className="mt-6 border-t-2 border-foreground">
          {(Object.keys(rows) as MethodPageId[]).map((method) => (
            <Row key={method} method={method} locale={locale} />
          ))}
        </ol>
        <Actions className="mt-8 print:hidden">
          <ButtonLink variant="outline" href={paths.practice}>
            {sums.clock.practice}
          </ButtonLink>
        </Actions>
      </Section>
    </Page>
  );
}

/** What to look for, a sum that has it, and the way to the method. */
function Row({ method, locale }: { method: MethodPageId; locale: Locale }) {
  const { paths, words } = locale;
  const [a, b] = methodPageSums[method];
  const parts = partsLine(work(method, a, b));
  return (
    <li className="grid gap-x-8 gap-y-1 border-b py-4 md:grid-cols-[5fr_4fr_3fr] md:items-baseline">
      <p className="text-lg">{words.methodChoice.rows[method]}</p>
      <p translate="no" className="font-display text-xl leading-tight">
        {keepSumsTogether(`${a} × ${b} `)}
        <span className="inline-block text-thread-text">{keepSumsTogether(`→ ${parts}`)}</span>
      </p>
      <p>
        <Link className="inline-block py-2 underline" href={paths[method]}>
          {words.vedic.products.methods[method]}
        </Link>
      </p>
    </li>
  );
}
