'use client';

import { Button } from '@/components/ui/button';
import { useState, type MouseEvent } from 'react';
import { LazyDialog } from '@/components/ui/lazy-dialog';
import { useLazy } from '@/components/ui/use-lazy';
import { type PreviewTexts } from '@/content/en/books';
import { lazy } from '@/lib/lazy';

interface Props {
  /** Where the pages are: a path of this site, or a whole address elsewhere. */
  address: string;
  bookTitle: string;
  describedBy: string;
  words: PreviewTexts;
}

const dialog = lazy(() => import('./preview-dialog'));

/**
 * Opens the sample pages over the page. The dialog is fetched with the first press. Without scripts
 * it is a link.
 */
export function PreviewButton({ address, bookTitle, describedBy, words }: Props) {
  const { part } = useLazy(dialog);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  function open(event: MouseEvent<HTMLButtonElement>) {
    // Safari does not focus a pressed button, and the dialog returns the focus to the last element.
    event.currentTarget.focus();
    setOpen(true);
  }

  return (
    <>
      <Button
        variant="link"
        className="preview-button print:hidden"
        aria-haspopup="dialog"
        aria-busy={isOpen && !part}
        aria-describedby={describedBy}
        onClick={open}
      >
        {words.button}
      </Button>
      <noscript>
        <Button asChild variant="link" className="print:hidden">
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={describedBy}
          >
            {words.button}
          </a>
        </Button>
      </noscript>
      {isOpen && (
        <LazyDialog lazy={dialog} onClose={close}>
          {({ PreviewDialog }) => (
            <PreviewDialog address={address} bookTitle={bookTitle} words={words} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  );
}
