'use client';

import { createContext, use, useLayoutEffect, useRef } from 'react';
import { StruckOut } from '@/components/drawings/struck-out';
import { type ErrorWords } from '@/content/en/errors';
import { type ShellWords } from '@/content/en/shell';
import { fetchJson, lazy } from '@/lib/browser/lazy';
import { fill } from '@/lib/text/format';
import { whatsappLink } from '@/lib/contact/whatsapp';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Actions, Button } from '@/components/ui/button';
import { CloseButton } from './close-button';
import { ButtonLink } from './link';
import { Page } from './page';
import { Lead } from './section';
import { useCloseOnBack } from './use-close-on-back';
import { useLazy } from './use-lazy';

type Words = ShellWords['failure'] & { phone: string };

const FailureWords = createContext<Words | null>(null);

/** Gives every part of the page the words it needs when it cannot be loaded. */
export function FailureProvider({ words, children }: { words: Words; children: React.ReactNode }) {
  return <FailureWords value={words}>{children}</FailureWords>;
}

interface Failed {
  busy: boolean;
  /** Counts up with each failure, so that each is announced. */
  failures: number;
  ask(): Promise<unknown>;
}

export function PartFailure({ busy, failures, ask, className }: Failed & { className?: string }) {
  const words = use(FailureWords)!;
  return (
    <Alert variant="destructive" className={className}>
      <div role="alert" key={failures} className="pr-8">
        <AlertTitle>{words.title}</AlertTitle>
        <AlertDescription>{words.text}</AlertDescription>
      </div>
      <Actions className="mt-3">
        <Button size="sm" aria-busy={busy} onClick={() => void ask()}>
          {words.retry}
        </Button>
        <Button size="sm" variant="outline" onClick={() => location.reload()}>
          {words.reload}
        </Button>
        <ButtonLink
          href={whatsappLink(words.phone, fill(words.message, { address: location.href }))}
        >
          {words.chat}
        </ButtonLink>
      </Actions>
    </Alert>
  );
}

/**
 * The same in place of a dialog. It is the browser's own `<dialog>`, which needs no other script.
 *
 * @param onClose without it the message stays open, and the page behind it can be used.
 */
export function FailureDialog({ onClose, ...failed }: Failed & { onClose?: () => void }) {
  const words = use(FailureWords)!;
  const element = useRef<HTMLDialogElement>(null);
  const isModal = onClose !== undefined;
  useCloseOnBack(true, onClose);

  useLayoutEffect(() => {
    const dialog = element.current!;
    if (isModal) dialog.showModal();
    else dialog.show();
    // Returns the focus before the next dialog takes it.
    return () => dialog.close();
  }, [isModal]);

  return (
    <dialog
      ref={element}
      className="fixed inset-x-0 top-auto bottom-4 z-10 mx-auto w-[min(32rem,100%-2rem)] p-0 text-inherit shadow-[0_24px_64px_-24px_var(--shade)] backdrop:bg-overlay"
      aria-label={words.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <PartFailure {...failed} className="mt-0" />
      {onClose && <CloseButton aria-label={words.close} onClick={() => onClose()} />}
    </dialog>
  );
}

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
 * What stands in for a page that broke. Trying again loads the document anew, which also cures
 * scripts of an older deployment.
 */
export function PageFailure({ words, home }: { words: ErrorWords; home: string }) {
  const chat = useChatLink(words.chatMessage, `${home.replace(/\/$/, '')}/contact`);
  return (
    <Page>
      <StruckOut />
      <div role="alert" className="mt-6">
        <h1>{words.title}</h1>
        <Lead className="mt-4">{words.lead}</Lead>
      </div>
      <Actions className="mt-8">
        <Button onClick={() => location.reload()}>{words.retry}</Button>
        <ButtonLink variant="chat" href={chat}>
          {words.chat}
        </ButtonLink>
        <ButtonLink href={home}>{words.home}</ButtonLink>
      </Actions>
    </Page>
  );
}
