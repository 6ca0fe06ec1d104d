'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { ChatIcon } from '@/components/ui/icons';
import { Page } from '@/components/ui/page';
import { type ErrorTexts } from '@/content/en/errors';
import { StruckOut } from './struck-out';
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
        <p className="lead mt-4">{texts.lead}</p>
      </div>
      <div className="actions mt-8">
        <Button onClick={() => location.reload()}>{texts.retry}</Button>
        <ButtonLink variant="chat" href={chat} target="_blank" rel="noopener noreferrer">
          <ChatIcon />
          {texts.chat}
        </ButtonLink>
        <a className="link link-standing" href="/">
          {texts.home}
        </a>
      </div>
    </Page>
  );
}
