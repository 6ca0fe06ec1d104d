import { ChatCard } from '@/components/contact/chat-card';
import { ContactDetails } from '@/components/contact/contact-details';
import { ContactHead } from '@/components/contact/contact-head';
import { MessageSection } from '@/components/contact/message-section';
import { ReplyTimes } from '@/components/contact/reply-times';
import { TemplateList } from '@/components/contact/template-list';
import { JsonLd } from '@/components/ui/json-ld';
import { Page } from '@/components/ui/page';
import { graphs } from '@/lib/seo/graphs';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('contact');

export default function ContactPage() {
  return (
    <Page>
      <JsonLd data={graphs.contact()} />
      <ContactHead />
      <div className="mt-5 grid gap-12 md:mt-12 lg:grid-cols-[6fr_5fr] lg:items-start lg:gap-x-18">
        <div className="contents *:last:order-1 lg:grid lg:gap-12">
          <ChatCard />
          <TemplateList />
          <ReplyTimes />
        </div>
        <div className="contents *:last:order-1 lg:grid lg:gap-12">
          <MessageSection />
          <ContactDetails />
        </div>
      </div>
    </Page>
  );
}
