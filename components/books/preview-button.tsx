'use client';

import { useState } from 'react';
import { LazyButton, LazyDialog } from '@/components/site/lazy';
import { ButtonLink } from '@/components/site/link';
import { type Book } from '@/content/books';
import { requestLayer } from '@/lib/browser/layers';
import { lazyPart, useLazyPart } from '@/lib/browser/lazy';
import { type Words } from '@/lib/words/locale';

interface Props {
  /** Where the pages are: a path of this site, or a whole address elsewhere. */
  address: string;
  book: Pick<Book, 'title' | 'language'>;
  describedBy: string;
  newTabHintId: string;
  words: Words['booksPage']['preview'];
}

const dialog = lazyPart(() => import('./preview-dialog'), '[data-opens=preview]');

/** Opens the sample pages over the page. Without scripts it is a link. */
export function PreviewButton({ address, book, describedBy, newTabHintId, words }: Props) {
  const { part, load } = useLazyPart(dialog);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  function open() {
    requestLayer(close);
    setOpen(true);
  }

  return (
    <>
      <LazyButton
        variant="link"
        className="noscript:hidden"
        aria-haspopup="dialog"
        data-opens="preview"
        aria-describedby={describedBy}
        label={words.button}
        busyLabel={words.busy}
        busy={isOpen && !part}
        prefetch={load}
        onClick={open}
      />
      <noscript>
        <ButtonLink
          className="print:hidden"
          href={address}
          target="_blank"
          aria-describedby={`${describedBy} ${newTabHintId}`}
        >
          {words.button}
        </ButtonLink>
      </noscript>
      {isOpen && (
        <LazyDialog dialog={dialog} onClose={close}>
          {({ PreviewDialog }) => (
            <PreviewDialog address={address} book={book} words={words} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  );
}
