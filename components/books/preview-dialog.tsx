'use client';

import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/site/dialog';
import { ButtonLink } from '@/components/site/link';
import { type Book } from '@/content/books';
import { type Words } from '@/lib/words/locale';

interface PreviewDialogProps {
  address: string;
  book: Pick<Book, 'title' | 'language'>;
  words: Words['booksPage']['preview'];
  onClose: () => void;
}

/**
 * A flip-book from elsewhere runs on scripts and its own storage, and needs no more: no popups, forms,
 * downloads, nor a way to lead this page elsewhere. Our own pages need no sandbox: their policy allows
 * no scripts and no forms. With both words Chrome would warn; without scripts WebKit calls no listener
 * of this page in them; with an origin of their own they lose their styles, Escape and Back.
 */
const SANDBOX = 'allow-scripts allow-same-origin';

/**
 * Adds what a frame of this site cannot do without scripts: Escape reaches the page around it, and turned
 * pages add no entries to the history. Scripts cannot reach into a frame from another site.
 */
function joinFrame(frame: HTMLIFrameElement, onEscape: () => void): void {
  const inside = frame.contentDocument;
  inside?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onEscape();
  });
  inside?.addEventListener('click', (event) => {
    // Elements of another document are no instances of this one's classes.
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    inside.location.replace(link.href);
  });
}

export function PreviewDialog({ address, book, words, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      className="xs:max-w-5xl md:my-4 md:px-6 md:pt-5 md:pb-3"
      closeLabel={words.close}
      // The frame would keep Escape to itself.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (event.currentTarget as HTMLElement).focus();
      }}
    >
      <DialogHeader>
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription lang={book.language}>{book.title}</DialogDescription>
      </DialogHeader>
      <iframe
        className="block h-[clamp(20rem,100dvh-13rem,40rem)] w-full border bg-cover-ivory"
        title={words.frame}
        src={address}
        sandbox={address.startsWith('/') ? undefined : SANDBOX}
        allow="fullscreen"
        referrerPolicy="strict-origin"
        onLoad={({ currentTarget }) => joinFrame(currentTarget, onClose)}
      />
      <p>
        <ButtonLink href={address} target="_blank">
          {words.newTab}
        </ButtonLink>
      </p>
    </Dialog>
  );
}
