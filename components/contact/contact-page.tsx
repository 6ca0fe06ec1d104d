import { FormNotice } from '@/components/forms/form';
import { HindiInText } from '@/components/site/hindi-in-text';
import { ButtonLink, Link } from '@/components/site/link';
import { CentreList } from '@/components/site/centre-list';
import { OpenTimes } from '@/components/site/open-times';
import { JsonLd, Page } from '@/components/site/page';
import { Badge } from '@/components/ui/badge';
import { Card, CardContent } from '@/components/ui/card';
import { isInDevanagari } from '@/content/languages';
import { site } from '@/content/site';
import { shownTemplates, type TemplateId, templates } from '@/content/templates';
import { chatLink } from '@/lib/words/social';
import { hoursRows } from '@/lib/words/hours';
import { officeTexts } from '@/lib/words/office-texts';
import { factChoices, shownCentres } from '@/lib/words/fact-texts';
import { formBuild } from '@/lib/contact/refused-form';
import { draftScript, officeScript } from '@/lib/head/inline-scripts';
import { noticeVersions } from '@/lib/law/notices';
import { type Locale, type Words } from '@/lib/words/locale';
import { graphOf } from '@/lib/seo/graphs';
import { formatPhone, plural } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { ContactForm } from './contact-form';
import { OfficeClock, OfficeNow } from './office-clock';
import { TemplateFilter } from './template-filter';
import { templateIcons } from './template-icons';

const officeIn = ({ tag }: Locale) => ({ hours: site.hours, timeZone: site.timeZone, tag });

export function ContactPage({ locale }: { locale: Locale }) {
  const { title } = locale.words.contact;
  return (
    <Page>
      <JsonLd data={graphOf('contact', locale)} />
      <script dangerouslySetInnerHTML={{ __html: draftScript }} />
      <h1>{title}</h1>
      <div className="mt-5 grid gap-12 md:mt-12 md:grid-cols-2 md:items-start lg:grid-cols-[6fr_5fr] lg:gap-x-18 md:max-lg:[&>:nth-child(-n+2)]:col-span-2">
        <div className="grid gap-12">
          <Chat locale={locale} />
          <Templates locale={locale} />
        </div>
        <Message locale={locale} />
        <ReplyTimes locale={locale} />
        <Details locale={locale} />
      </div>
    </Page>
  );
}

/** Keeps the space of the text of office hours. The script chooses the text before the first paint. */
function NowInOffice({
  locale: { tag },
  open,
  closed,
}: {
  locale: Locale;
  open: string;
  closed: string;
}) {
  const { hours, timeZone } = site;
  const texts = officeTexts(hours, tag, { open, closed });
  return (
    <>
      <span
        className="grid *:col-start-1 *:row-start-1 before:invisible before:col-start-1 before:row-start-1 before:content-[attr(data-open)]"
        data-open={open}
        data-zone={timeZone}
        data-texts={JSON.stringify(texts)}
      >
        <OfficeNow open={open} texts={texts} timeZone={timeZone} />
      </span>
      <script dangerouslySetInnerHTML={{ __html: officeScript }} />
    </>
  );
}

function Chat({ locale }: { locale: Locale }) {
  const { title, text, closed, button, message } = locale.words.contact.chat;
  return (
    <section aria-labelledby="chat">
      <Card>
        <CardContent>
          <h2 id="chat" className="text-h3">
            {title}
          </h2>
          <p className="mt-2 text-muted-foreground">
            <NowInOffice locale={locale} open={text} closed={closed} />
          </p>
          <ButtonLink variant="chat" className="mt-5 print:hidden" href={chatLink(message)}>
            {button}
          </ButtonLink>
        </CardContent>
      </Card>
    </section>
  );
}

function Template({
  id,
  messages,
  isHindi,
}: {
  id: TemplateId;
  messages: Messages;
  isHindi: boolean;
}) {
  const { title, description, message } = messages[id];
  const Icon = templateIcons[templates[id].icon];
  return (
    <Link
      className="group flex items-center justify-between gap-4 border-b py-4"
      href={chatLink(message)}
    >
      <span>
        <b className="block font-display text-[1.3125rem] leading-tight font-normal thread-underline group-hover:underline">
          {title}
        </b>
        <span className="mt-[0.1rem] block text-sm text-muted-foreground">
          <HindiInText isHindi={isHindi}>{description}</HindiInText>
        </span>
      </span>
      <Icon className="w-6 flex-none text-peacock" />
    </Link>
  );
}

type Messages = Words['contact']['templates']['messages'];
const templateIds = shownTemplates(factChoices());

function Templates({ locale: { language, tag, words } }: { locale: Locale }) {
  const { title, text, messages, categories, filter, all, found } = words.contact.templates;
  const used = [...new Set(templateIds.flatMap((id) => templates[id].categories))];
  const items = templateIds.map((id) => ({
    id,
    categories: templates[id].categories.map((name) => used.indexOf(name)),
    node: <Template id={id} messages={messages} isHindi={isInDevanagari(language)} />,
  }));
  return (
    <section className="print:hidden" aria-labelledby="templates">
      <h2 id="templates" className="text-h3">
        {title}
      </h2>
      <p className="mt-2 mb-4 text-muted-foreground">{text}</p>
      <TemplateFilter
        categories={used.map((name) => categories[name])}
        items={items}
        words={{ filter, all, found }}
        tag={tag}
      />
    </section>
  );
}

function ReplyTimes({ locale }: { locale: Locale }) {
  const { title, note, closed, rows } = locale.words.contact.replies;
  return (
    <section aria-labelledby="replies">
      <h2 id="replies" className="text-h3">
        {title}
      </h2>
      <p className="mt-[0.35rem] text-sm text-muted-foreground max-[22rem]:min-h-[2lh]">
        <NowInOffice locale={locale} open={note} closed={closed} />
      </p>
      <dl className="mt-3">
        {rows.map(({ what, when }) => (
          <Row key={what} term={what}>
            <Badge variant="outline" className="my-[0.4rem] whitespace-nowrap normal-nums">
              {when}
            </Badge>
          </Row>
        ))}
      </dl>
    </section>
  );
}

function Message({ locale }: { locale: Locale }) {
  const { language, tag, paths, words } = locale;
  const { form, guarantee } = words.contact;
  return (
    <section className="print:hidden" aria-labelledby="send-a-message">
      <h2 id="send-a-message" className="mb-5 text-h3">
        {form.title}
      </h2>
      <ContactForm words={form} phone={site.phone} path={paths.contact}>
        <FormNotice
          words={form.notice}
          version={noticeVersions.contact}
          language={language}
          href={paths.privacy}
        />
        <input type="hidden" {...formBuild} />
      </ContactForm>
      <p className="mt-6 flex items-center gap-5 border-t-2 border-foreground pt-4">
        <b className="flex-none font-display text-numeral leading-[0.95] font-normal tracking-[-0.02em] normal-nums">
          {site.reply.hours}{' '}
          <small className="text-xl tracking-normal text-muted-foreground">
            {plural(site.reply.hours, guarantee.unit, tag)}
          </small>
        </b>
        <span>{guarantee.text}</span>
      </p>
    </section>
  );
}

function Details({ locale }: { locale: Locale }) {
  const { language, tag, words } = locale;
  const { clock, details } = words.contact;
  const { centres: heading, map } = words.shell.footer;
  const centres = shownCentres(language);
  const { title, phone, email } = details;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-h3">
        {title}
      </h2>
      <OfficeClock {...officeIn(locale)} words={clock} />
      <dl className="mt-3 border-t-2 border-t-foreground">
        {hoursRows(site.hours, tag).map(({ days, times }) => (
          <Row key={days} term={days} className={times.length > 1 ? 'py-1.5' : undefined}>
            <OpenTimes times={times} closed={words.shell.footer.closed} />
          </Row>
        ))}
        <Row term={phone}>
          <ButtonLink href={`tel:${site.phone}`}>{formatPhone(site.phone)}</ButtonLink>
        </Row>
        <Row term={email}>
          <ButtonLink href={`mailto:${site.email}`}>{site.email}</ButtonLink>
        </Row>
      </dl>
      {centres.length > 0 && (
        <>
          <h3 className="mt-6 mb-1 text-xl">{heading}</h3>
          <CentreList centres={centres} map={map} isHindi={isInDevanagari(language)} />
        </>
      )}
    </section>
  );
}

function Row({
  term,
  className,
  children,
}: {
  term: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div className={cn('flex min-h-11 items-center justify-between gap-4 border-b', className)}>
      <dt>{term}</dt>
      <dd className="text-right font-strong">{children}</dd>
    </div>
  );
}
