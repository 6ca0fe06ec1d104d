'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/site/link';
import { HindiInText } from '@/components/site/hindi-in-text';
import { lazyDrawing } from '@/components/sums/lazy-drawing';
import { type AssistantGuide } from '@/lib/assistant/guide';
import { type Reply } from '@/lib/assistant/reply';
import { useLazyPart } from '@/lib/browser/lazy';
import { isWhatsappLink } from '@/lib/text/whatsapp';
import { formatMinute } from '@/lib/text/clock-time';
import { hasDevanagari } from '@/lib/text/devanagari';

type Words = AssistantGuide['words'];

export interface Message extends Reply {
  id: number;
  isBot: boolean;
  timestamp: Date;
}

/** The lines below it say the same, should it not load. */
function DrawnDivision({ division, label }: NonNullable<Reply['drawn']>) {
  const { part, busy } = useLazyPart(lazyDrawing, true);
  // About the height of most.
  if (!part) return busy && <div className="h-40" />;
  return (
    <part.MethodDrawing
      solution={division}
      label={label}
      className="my-3 w-[calc(var(--digits)*1.375rem)] lg:w-[calc(var(--digits)*1.375rem)]"
    />
  );
}

function MessageItem({
  message: { isBot, text, lines, links, drawn, timestamp },
  words,
}: {
  message: Message;
  words: Words;
}) {
  const isHindi = hasDevanagari(words.bot);
  return (
    <div
      className={
        isBot
          ? 'max-w-[92%] border-s-2 border-thread ps-[0.85rem]'
          : 'max-w-[85%] self-end rounded-md bg-muted px-[0.8rem] pt-2 pb-[0.35rem] *:last:text-end forced-colors:border'
      }
      dir="auto"
    >
      <p>
        <span className="sr-only">{isBot ? words.bot : words.you} </span>
        {isBot ? (
          <HindiInText isHindi={isHindi}>{text}</HindiInText>
        ) : (
          <bdi translate="no">{text}</bdi>
        )}
      </p>
      {drawn && <DrawnDivision {...drawn} />}
      {lines.map((line, index) => (
        <p key={index} className="mt-[0.3rem] text-muted-foreground">
          {line}
        </p>
      ))}
      {links.length > 0 && (
        <p className="my-1 flex flex-wrap items-center gap-x-5 gap-y-1">
          {links.map(({ label, href, lang }) => (
            <ButtonLink
              key={href}
              variant={isWhatsappLink(href) ? 'outline' : 'link'}
              size={isWhatsappLink(href) ? 'sm' : 'default'}
              href={href}
              lang={lang}
            >
              <HindiInText isHindi={isHindi || lang !== undefined}>{label}</HindiInText>
              {!href.startsWith('/') && <span className="sr-only"> {words.newTab}</span>}
            </ButtonLink>
          ))}
        </p>
      )}
      <time className="block text-xs text-muted-foreground" dateTime={timestamp.toISOString()}>
        {formatMinute(timestamp.getHours() * 60 + timestamp.getMinutes(), words.tag)}
      </time>
    </div>
  );
}

interface MessagesProps {
  messages: readonly Message[];
  waiting: boolean;
  words: Words;
  onLinkClick: () => void;
}

export function Messages({ messages, waiting, words, onLinkClick }: MessagesProps) {
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const last = log.current?.children[messages.length - 1];
    if (!(last instanceof HTMLElement)) return;
    // In a low window the log scrolls in its parent, together with the suggestions.
    for (const box of [log.current, log.current?.parentElement]) {
      box?.scrollTo({ top: last.offsetTop - 16 });
    }
  }, [messages.length, waiting]);

  /** A link of the site may lead to a place under the panel, which therefore closes. */
  function onClick({ target }: MouseEvent) {
    if ((target as Element).closest('a[href^="/"]')) onLinkClick();
  }

  return (
    <div
      ref={log}
      className="relative flex min-h-[min(13rem,30dvh)] flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-[1.1rem] py-4 focus-visible:-outline-offset-3 short:min-h-0 short:overflow-visible"
      role="log"
      aria-label={words.log}
      tabIndex={0}
      onClick={onClick}
    >
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} words={words} />
      ))}
      {waiting && (
        <div
          className="my-[0.6rem] h-0.5 w-14 flex-none animate-[thread-run_1s_var(--ease-out)_infinite_alternate] bg-thread"
          aria-hidden="true"
        />
      )}
    </div>
  );
}
