import { ChatCard } from '@/components/contact/chat-card';
import { ContactDetails } from '@/components/contact/contact-details';
import { ContactHead } from '@/components/contact/contact-head';
import { MessageSection } from '@/components/contact/message-section';
import { ReplyTimes } from '@/components/contact/reply-times';
import { TemplateList } from '@/components/contact/template-list';
import { JsonLd } from '@/components/ui/json-ld';
import { Page } from '@/components/ui/page';
import { type Edition } from '@/lib/editions';
import { graphOf } from '@/lib/seo/graphs';

export function ContactPage({ edition }: { edition: Edition }) {
  const { tag, words } = edition;
  const { contact, shell } = words;
  return (
    <Page>
      <JsonLd data={graphOf('contact', edition)} />
      <ContactHead words={contact} tag={tag} />
      <div className="mt-5 grid gap-12 md:mt-12 lg:grid-cols-[6fr_5fr] lg:items-start lg:gap-x-18">
        <div className="contents *:last:order-1 lg:grid lg:gap-12">
          <ChatCard words={contact.chat} />
          <TemplateList words={contact.templates} tag={tag} />
          <ReplyTimes words={contact.replies} />
        </div>
        <div className="contents *:last:order-1 lg:grid lg:gap-12">
          <MessageSection edition={edition} />
          <ContactDetails words={contact.details} closed={shell.footer.closed} tag={tag} />
        </div>
      </div>
    </Page>
  );
}
