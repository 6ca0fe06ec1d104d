import { ContactDetails } from '@/components/contact/contact-details';
import { OfficeClock, OfficeNow } from '@/components/contact/office-clock';
import { MessageSection } from '@/components/contact/message-section';
import { ReplyTimes } from '@/components/contact/reply-times';
import { TemplateList } from '@/components/contact/template-list';
import { Card } from '@/components/ui/card';
import { JsonLd } from '@/components/site/json-ld';
import { ButtonLink } from '@/components/site/link';
import { Page } from '@/components/site/page';
import { site } from '@/content/site';
import { chatLink } from '@/lib/contact/chat';
import { type Locale } from '@/lib/locale';
import { graphOf } from '@/lib/seo/graphs';

export function ContactPage({ locale }: { locale: Locale }) {
  const { tag, words } = locale;
  const { contact, shell } = words;
  const { chat, clock, replies } = contact;
  const office = { hours: site.hours, timeZone: site.timeZone, tag };
  return (
    <Page>
      <JsonLd data={graphOf('contact', locale)} />
      <header>
        <h1>{contact.title}</h1>
        <OfficeClock {...office} words={clock} />
      </header>
      <div className="mt-5 grid gap-12 md:mt-12 lg:grid-cols-[6fr_5fr] lg:items-start lg:gap-x-18">
        <div className="contents *:last:order-1 lg:grid lg:gap-12">
          <section aria-labelledby="chat">
            <Card>
              <h2 id="chat" className="text-h3">
                {chat.title}
              </h2>
              <p className="mt-2 text-muted-foreground">
                <OfficeNow
                  {...office}
                  words={{ plain: chat.text, open: chat.text, closed: chat.closed }}
                  className=""
                />
              </p>
              <ButtonLink
                variant="chat"
                className="mt-5 print:hidden"
                href={chatLink(chat.message)}
              >
                {chat.button}
              </ButtonLink>
            </Card>
          </section>
          <TemplateList words={contact.templates} tag={tag} />
          <ReplyTimes
            words={replies}
            note={
              <p>
                <OfficeNow
                  {...office}
                  words={{ plain: replies.note, open: replies.note, closed: replies.closed }}
                />
              </p>
            }
          />
        </div>
        <div className="contents *:last:order-1 lg:grid lg:gap-12">
          <MessageSection locale={locale} />
          <ContactDetails words={contact.details} closed={shell.footer.closed} tag={tag} />
        </div>
      </div>
    </Page>
  );
}
