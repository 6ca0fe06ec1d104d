'use client';

import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/site/close-button';
import { Input } from '@/components/ui/input';
import { lazyDrawing } from '@/components/sums/lazy-drawing';
import { toggleVariants } from '@/components/ui/toggle';
import { useLayer } from '@/components/hooks/use-layer';
import { type AssistantGuide } from '@/lib/assistant/guide';
import { replyTo, type Reply } from '@/lib/assistant/reply';
import { cleanText } from '@/lib/text/clean';
import { cn } from '@/lib/utils';
import { type Message, Messages } from './messages';

/** Of what a visitor says: long enough for any question. */
const MOST_READ = 500;

/** The dots of typing are seen for so long. */
const REPLY_AFTER_MS = 1000;

const bare = (text: string): Reply => ({ text, lines: [], links: [] });

function useConversation(guide: AssistantGuide) {
  const [waiting, setWaiting] = useState(0);
  const [messages, setMessages] = useState<readonly Message[]>(() => [
    { id: 0, isBot: true, timestamp: new Date(), ...bare(guide.greeting) },
  ]);

  function append(isBot: boolean, reply: Reply) {
    const timestamp = new Date();
    setMessages((before) => [...before, { id: before.length, isBot, timestamp, ...reply }]);
  }

  /** Appends what the visitor says, and the answer a second later. Empty text says nothing. */
  function say(text: string) {
    const message = cleanText(text);
    if (!message) return;
    append(false, bare(message));
    const reply = replyTo(message.slice(0, MOST_READ), guide);
    if (reply.drawn) void lazyDrawing.load();
    setWaiting((before) => before + 1);
    setTimeout(() => {
      setWaiting((before) => before - 1);
      append(true, reply);
    }, REPLY_AFTER_MS);
  }

  return { messages, waiting: waiting > 0, say };
}

interface Props {
  guide: AssistantGuide;
  open: boolean;
  onClose: () => void;
}

/**
 * The assistant beside the page, which stays usable: a dialog that is not modal. Radix' dialog would
 * close on a press outside, keep its Escape while it is closed but mounted, and set the focus only
 * when it is mounted.
 */
export function AssistantPanel({ guide, open, onClose }: Props) {
  const { words } = guide;
  const { messages, waiting, say } = useConversation(guide);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const title = useId();
  useLayer('assistant', open, onClose);

  useEffect(() => {
    if (!open) return;
    // On a touch screen the field would bring up the keyboard, over the suggestions.
    const target = matchMedia('(pointer: fine)').matches ? field : panel;
    target.current?.focus();
  }, [open]);

  const closeOnEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    // What lies over the panel closes first.
    const isOnTop = document.documentElement.dataset.layer === 'assistant';
    if (key === 'Escape' && isOnTop && !defaultPrevented) onClose();
  });
  // Also from outside the panel, which on a phone covers what has the focus behind it.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (!field.current) return;
    say(field.current.value);
    field.current.value = '';
    field.current.focus();
  }

  return (
    <div
      ref={panel}
      data-slot="dialog-content"
      className="assistant-panel z-6 flex animate-rise-in flex-col rounded-t-lg border border-t-[3px] border-t-thread bg-card text-sm leading-small text-card-foreground shadow-float outline-none xs:rounded-lg"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      hidden={!open}
    >
      <h2
        id={title}
        data-slot="dialog-title"
        className="border-b pt-[0.95rem] pr-14 pb-[0.7rem] pl-[1.1rem] text-xl"
      >
        {words.title}
      </h2>
      {/* In a low window the suggestions scroll with the messages, and leave room for the field. */}
      <div className="contents short:block short:min-h-0 short:flex-1 short:overflow-y-auto short:overscroll-contain">
        <Messages messages={messages} waiting={waiting} words={words} onLinkClick={onClose} />
        {/* One row that scrolls sideways; the chip at its edge says that there is more. */}
        <ul
          className="flex flex-none [scrollbar-width:none] gap-2 overflow-x-auto overscroll-contain border-t px-[1.1rem] py-[0.6rem] short:flex-wrap"
          aria-label={words.suggestions}
        >
          {guide.suggestions.map((text) => (
            <li key={text}>
              <button
                type="button"
                className={cn(
                  toggleVariants({ variant: 'outline' }),
                  'whitespace-nowrap normal-nums',
                )}
                onClick={() => say(text)}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <form
        className="flex flex-none gap-[0.6rem] px-[1.1rem] pb-[max(1rem,env(safe-area-inset-bottom))] short:border-t short:pt-2 short:pb-2"
        onSubmit={send}
      >
        <Input
          ref={field}
          className="min-h-11 min-w-0 flex-1 px-3 pt-[0.45rem] pb-[0.35rem] leading-small"
          aria-label={words.field}
          placeholder={words.field}
          autoComplete="off"
          enterKeyHint="send"
          dir="auto"
        />
        <Button size="sm" type="submit">
          {words.send}
        </Button>
      </form>
      <CloseButton
        className="top-[0.3rem] right-[0.3rem]"
        aria-label={words.close}
        onClick={onClose}
      />
    </div>
  );
}
