import { Alert } from '@/components/ui/alert';
import { HindiInText } from '@/components/site/hindi-in-text';
import { JsonLd, Page } from '@/components/site/page';
import { Lead } from '@/components/site/section';
import { isInDevanagari } from '@/content/languages';
import { site } from '@/content/site';
import { type Locale } from '@/lib/words/locale';
import { chooseSections, chooseTexts, type LawSection } from '@/lib/law/texts';
import { graphOf } from '@/lib/seo/graphs';
import { formatPhone } from '@/lib/text/format';
import { ForgetPractice } from './forget-practice';

type LawPageId = keyof Locale['words']['law']['pages'];

export function LawPage({ page, locale }: { page: LawPageId; locale: Locale }) {
  const { law, practice } = locale.words;
  const { title, lead, sections } = law.pages[page];
  const shown = chooseSections(sections as readonly LawSection[]);
  const isHindi = isInDevanagari(locale.language);
  return (
    <Page className="[&_p,&_ul]:max-w-[34em]">
      <JsonLd data={graphOf(page, locale)} />
      <div className="lg:grid lg:grid-cols-[1fr_15rem] lg:gap-x-14">
        <div>
          <h1>{title}</h1>
          <Lead className="mt-5">{lead}</Lead>
          {site.legal.reviewedByLawyer ? (
            site.legal.lastReviewed && (
              <p className="mt-5 text-sm text-muted-foreground">{law.reviewed}</p>
            )
          ) : (
            <Alert role={undefined} className="mt-4 max-w-[34em]">
              {law.sample}
            </Alert>
          )}
        </div>
        <nav
          className="mt-10 border-t-2 border-foreground pt-3 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-3 lg:self-start print:hidden"
          aria-labelledby="on-this-page"
        >
          <h2 id="on-this-page" className="font-sans text-sm font-semibold">
            {law.contents}
          </h2>
          <ol className="mt-1 md:max-lg:columns-2">
            {shown.map(({ id, title }) => (
              <li key={id}>
                <a className="block py-2 thread-underline hover:underline" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {shown.map(({ id, title, items, text }) => (
            <section
              key={id}
              className="pt-12 xl:grid xl:grid-cols-[13rem_1fr] xl:gap-x-10 print:block"
              aria-labelledby={id}
            >
              <h2 id={id} className="break-after-avoid text-h3">
                {title}
              </h2>
              <div className="xl:-mt-3">
                {items && (
                  <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-thread-text">
                    {chooseTexts(items).map((item) => (
                      <li key={item}>
                        <LawText isHindi={isHindi}>{item}</LawText>
                      </li>
                    ))}
                  </ul>
                )}
                {id === 'browser' && <ForgetPractice words={practice.forget} />}
                {chooseTexts(text).map((paragraph) => (
                  <p key={paragraph} className="mt-3">
                    <LawText isHindi={isHindi}>{paragraph}</LawText>
                  </p>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

const { grievance } = site.legal;
const links: Readonly<Record<string, string>> = Object.fromEntries([
  ...[site.email, grievance.email].map((email) => [email, `mailto:${email}`]),
  ...[site.phone, grievance.phone].map((phone) => [formatPhone(phone), `tel:${phone}`]),
]);
const escape = (text: string) => text.replace(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`);
const linked = new RegExp(`(${Object.keys(links).map(escape).join('|')})`);

/** A text with its email addresses and phone numbers as links. */
function LawText({ isHindi, children }: { isHindi: boolean; children: string }) {
  return children.split(linked).map((part, index) =>
    links[part] ? (
      <a key={index} translate="no" className="whitespace-nowrap underline" href={links[part]}>
        {part}
      </a>
    ) : (
      <HindiInText key={index} isHindi={isHindi}>
        {part}
      </HindiInText>
    ),
  );
}
