'use client';

import { PageFailureDrawing } from '@/components/drawings/page-failure';
import { Actions } from '@/components/site/actions';
import { Button } from '@/components/ui/button';
import { fetchJson, lazy, useLazy } from '@/lib/browser/lazy';
import { whatsappLink } from '@/lib/contact/whatsapp';
import { type Words } from '@/lib/locale';
import { fill } from '@/lib/text/format';
import { ButtonLink } from './link';
import { Page } from './page';
import { Lead } from './section';

const facts = lazy(() => fetchJson<{ phone: string }>('/chat.json'));

/**
 * The link to a WhatsApp chat with the teacher, for error pages, which get no props from the
 * server. Until the phone number is loaded, it is the contact page.
 *
 * @param message text of the chat; `{address}` is filled with the page's.
 */
function useChatLink(message: string, contact: string): string {
  const { part } = useLazy(facts, true);
  if (!part) return contact;
  return whatsappLink(part.phone, fill(message, { address: location.href }));
}

/**
 * Replaces a page that broke. Trying again loads the document anew, which also cures
 * scripts of an older deployment.
 */
export function PageFailure({ words, home }: { words: Words['errors']; home: string }) {
  const chat = useChatLink(words.chatMessage, `${home.replace(/\/$/, '')}/contact`);
  return (
    <Page>
      <PageFailureDrawing />
      <div role="alert" className="mt-6">
        <h1>{words.title}</h1>
        <Lead className="mt-4">{words.lead}</Lead>
      </div>
      <Actions className="mt-8">
        <Button onClick={() => location.reload()}>{words.retry}</Button>
        <ButtonLink variant="outline" href={chat}>
          {words.chat}
        </ButtonLink>
        <ButtonLink href={home}>{words.home}</ButtonLink>
      </Actions>
    </Page>
  );
}
