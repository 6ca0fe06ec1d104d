'use client';

import { createContext, use, useLayoutEffect, useRef } from 'react';
import { type FailureTexts } from '@/content/en/shell';
import { fill } from '@/lib/format';
import { whatsappLink } from '@/lib/whatsapp';
import { Button } from './button';
import { CloseIcon } from './icons';
import { OutwardLink } from './outward-link';
import { useCloseOnBack } from './use-close-on-back';

type Words = FailureTexts & { phone: string };

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

/** Shown in place of a part that could not be loaded. */
export function PartFailure({ busy, failures, ask }: Failed) {
  const words = use(FailureWords)!;
  return (
    <div className="form-message form-message-failed">
      <div role="alert" key={failures} className="pr-8">
        <p className="font-semibold">{words.title}</p>
        <p>{words.text}</p>
      </div>
      <div className="actions mt-3">
        <Button size="small" aria-busy={busy} onClick={() => void ask()}>
          {words.retry}
        </Button>
        <Button size="small" variant="quiet" onClick={() => location.reload()}>
          {words.reload}
        </Button>
        <OutwardLink
          className="link link-standing"
          href={whatsappLink(words.phone, fill(words.message, { address: location.href }))}
        >
          {words.chat}
        </OutwardLink>
      </div>
    </div>
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
      className="failure-dialog"
      aria-label={words.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <PartFailure {...failed} />
      {onClose && (
        <button
          type="button"
          className="dialog-close"
          aria-label={words.close}
          onClick={() => onClose()}
        >
          <CloseIcon />
        </button>
      )}
    </dialog>
  );
}
