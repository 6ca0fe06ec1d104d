'use client';

import { useState, type ComponentType, type MouseEvent } from 'react';
import { type PreviewTexts } from '@/content/en/books';
import { type PreviewDialogProps } from './preview-dialog';

interface Props {
  /** Where the pages are: a path of this site, or a whole address elsewhere. */
  address: string;
  bookTitle: string;
  describedBy: string;
  words: PreviewTexts;
}

/**
 * Opens the sample pages over the page. The dialog is fetched with the first press; if that fails,
 * the pages open by themselves. Without scripts a link stands in its place.
 */
export function PreviewButton({ address, bookTitle, describedBy, words }: Props) {
  const [dialog, setDialog] = useState<{ Component: ComponentType<PreviewDialogProps> }>();
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');

  async function open(event: MouseEvent<HTMLButtonElement>) {
    // Safari does not focus a button that is pressed, and the focus comes back to whatever had it.
    event.currentTarget.focus();
    if (state !== 'closed') return;
    setState('opening');
    try {
      const { PreviewDialog } = await import('./preview-dialog');
      setDialog({ Component: PreviewDialog });
      setState('open');
    } catch {
      setState('closed');
      location.assign(address);
    }
  }

  return (
    <>
      <button
        type="button"
        className="link link-standing preview-button print:hidden"
        aria-haspopup="dialog"
        aria-busy={state === 'opening'}
        aria-describedby={describedBy}
        onClick={open}
      >
        {words.button}
      </button>
      <noscript>
        <a
          className="link link-standing print:hidden"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={describedBy}
        >
          {words.button}
        </a>
      </noscript>
      {dialog && state === 'open' && (
        <dialog.Component
          address={address}
          bookTitle={bookTitle}
          words={words}
          onClose={() => setState('closed')}
        />
      )}
    </>
  );
}
