'use client';

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { CloseIcon } from '@/components/ui/icons';
import { useCloseOnBack } from '@/components/ui/use-close-on-back';
import { type AssistantGuide } from '@/lib/assistant/guide';
import { Messages } from './messages';
import { useConversation } from './use-conversation';

export interface AssistantPanelProps {
  guide: AssistantGuide;
  open: boolean;
  onClose: () => void;
}

/** Long enough for any question, short enough for a line. */
const MOST_CHARACTERS = 500;

/** The assistant beside the page, which stays usable: a dialog that is not modal. */
export function AssistantPanel({ guide, open, onClose }: AssistantPanelProps) {
  const { words } = guide;
  const { messages, waiting, say } = useConversation(guide);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const title = useId();
  useCloseOnBack(open, onClose);

  useEffect(() => {
    if (!open) return;
    // On a touch screen the field would bring up the keyboard, over the suggestions.
    const target = matchMedia('(pointer: fine)').matches ? field : panel;
    target.current?.focus();
  }, [open]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

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
      className="assistant"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      hidden={!open}
      onKeyDown={closeOnEscape}
    >
      <h2 id={title} className="assistant-title">
        {words.title}
      </h2>
      <Messages messages={messages} waiting={waiting} words={words} onFollow={onClose} />
      <ul className="assistant-suggestions" aria-label={words.suggestions}>
        {guide.suggestions.map((text) => (
          <li key={text}>
            <button type="button" className="chip" onClick={() => say(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <form className="assistant-form" onSubmit={send}>
        <input
          ref={field}
          aria-label={words.field}
          placeholder={words.field}
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
          enterKeyHint="send"
          dir="auto"
        />
        <Button size="sm" type="submit">
          {words.send}
        </Button>
      </form>
      <button type="button" className="dialog-close" aria-label={words.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
