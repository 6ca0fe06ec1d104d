'use client';

import { Actions } from '@/components/site/actions';
import { Button } from '@/components/ui/button';
import { fetchJson, lazyPart, useLazyPart } from '@/lib/browser/lazy';
import { whatsappLink } from '@/lib/text/whatsapp';
import { type Words } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { ButtonLink } from './link';
import { Page } from './page';
import { Lead } from './section';

/** Error pages get no props from the server. */
const facts = lazyPart(() => fetchJson<{ phone: string }>('/chat.json'));

/** Lazy because every page loads this file, and hardly any breaks. */
const drawing = lazyPart(() => import('@/components/drawings/page-failure'));

/**
 * Replaces a page that broke. Trying again loads the document anew, which also cures
 * scripts of an older deployment.
 */
export function PageFailure({ words, home }: { words: Words['errors']; home: string }) {
  const { part } = useLazyPart(facts, true);
  const { part: drawn } = useLazyPart(drawing, true);
  const chat = part
    ? whatsappLink(part.phone, fill(words.chatMessage, { address: location.href }))
    : `${home.replace(/\/$/, '')}/contact`;
  return (
    <Page>
      {drawn ? (
        <drawn.PageFailureDrawing />
      ) : (
        // Its room, so that nothing moves when it arrives.
        <div className="ml-[calc(var(--spacing-line)-var(--spacing-start))] aspect-[332/250] md:aspect-[1256/300]" />
      )}
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
