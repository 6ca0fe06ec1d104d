'use client';

import { StruckOut } from '@/components/illustrations/struck-out';
import { Actions } from '@/components/ui/actions';
import { Lead } from '@/components/ui/lead';
import { Button } from '@/components/ui/button';
import { ChatIcon } from '@/components/ui/icons';
import { Page } from '@/components/ui/page';
import { type ErrorTexts } from '@/content/en/errors';
import { useChatLink } from './use-chat-link';

/**
 * What stands in for a page that broke. Trying again loads the document anew, which also cures
 * scripts of an older deployment.
 */
export function Failure({ texts }: { texts: ErrorTexts }) {
  const chat = useChatLink(texts.chatMessage);
  return (
    <Page>
      <StruckOut sum={texts.sum} slip={texts.slip} />
      <div role="alert" className="mt-6">
        <h1>{texts.title}</h1>
        <Lead className="mt-4">{texts.lead}</Lead>
      </div>
      <Actions className="mt-8">
        <Button onClick={() => location.reload()}>{texts.retry}</Button>
        <Button variant="chat" asChild>
          <a href={chat} target="_blank" rel="noopener noreferrer">
            <ChatIcon />
            {texts.chat}
          </a>
        </Button>
        <Button asChild variant="link">
          <a href="/">{texts.home}</a>
        </Button>
      </Actions>
    </Page>
  );
}
