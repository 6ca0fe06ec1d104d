'use client';

import { Button } from '@/components/ui/button';
import { useEffect, useRef } from 'react';
import { OutwardLink } from '@/components/ui/outward-link';
import { type AssistantGuide, type Link } from '@/lib/assistant/guide';
import { formatMinute } from '@/lib/hours';
import { type Message } from './use-conversation';

type Words = AssistantGuide['words'];

function Time({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()}>{formatMinute(at.getHours() * 60 + at.getMinutes())}</time>
  );
}

/** A link of the site may lead to a place under the panel, which therefore closes. */
function AnswerLink({
  link: { label, href },
  newTab,
  onFollow,
}: {
  link: Link;
  newTab: string;
  onFollow: () => void;
}) {
  if (href.startsWith('/')) {
    return (
      <Button asChild variant="link">
        <a href={href} onClick={onFollow}>
          {label}
        </a>
      </Button>
    );
  }
  return (
    <Button asChild variant="link">
      <OutwardLink href={href}>
        {label} <span className="sr-only">{newTab}</span>
      </OutwardLink>
    </Button>
  );
}

function Said({
  message,
  words,
  onFollow,
}: {
  message: Message;
  words: Words;
  onFollow: () => void;
}) {
  const { isBot, text, lines, links, timestamp } = message;
  return (
    <div className={isBot ? 'assistant-said' : 'assistant-said assistant-asked'} dir="auto">
      <p>
        <span className="sr-only">{isBot ? words.bot : words.you} </span>
        {text}
      </p>
      {lines.map((line, index) => (
        <p key={index} className="assistant-line">
          {line}
        </p>
      ))}
      {links.length > 0 && (
        <p className="assistant-links">
          {links.map((link) => (
            <AnswerLink key={link.href} link={link} newTab={words.newTab} onFollow={onFollow} />
          ))}
        </p>
      )}
      <Time at={timestamp} />
    </div>
  );
}

/** The conversation, scrolled to the beginning of what was said last. */
export function Messages({
  messages,
  waiting,
  words,
  onFollow,
}: {
  messages: readonly Message[];
  waiting: boolean;
  words: Words;
  onFollow: () => void;
}) {
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const last = log.current?.children[messages.length - 1];
    if (last instanceof HTMLElement) log.current?.scrollTo({ top: last.offsetTop - 16 });
  }, [messages.length, waiting]);

  return (
    <div ref={log} className="assistant-log" role="log" aria-label={words.log} tabIndex={0}>
      {messages.map((message) => (
        <Said key={message.id} message={message} words={words} onFollow={onFollow} />
      ))}
      {waiting && <div className="assistant-writing" aria-hidden="true" />}
    </div>
  );
}
