'use client';

import { Dialog } from '@/components/ui/dialog';
import { OutwardLink } from '@/components/ui/outward-link';
import { type PreviewTexts } from '@/content/en/books';
import { joinFrame } from './own-frame';

export interface PreviewDialogProps {
  address: string;
  bookTitle: string;
  words: PreviewTexts;
  onClose: () => void;
}

/**
 * A flip-book runs on scripts and its own storage, and needs no more: no popups, forms, downloads,
 * nor a way to lead this page elsewhere. Our own pages are closed further by their policy.
 */
const SANDBOX = 'allow-scripts allow-same-origin';

/** The sample pages in a frame, which loads only now. */
export function PreviewDialog({ address, bookTitle, words, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      size="full"
      title={words.title}
      description={bookTitle}
      closeLabel={words.close}
      onClose={onClose}
    >
      <iframe
        className="preview-frame"
        title={words.frame}
        src={address}
        sandbox={SANDBOX}
        allow="fullscreen"
        referrerPolicy="strict-origin"
        onLoad={({ currentTarget }) => joinFrame(currentTarget, onClose)}
      />
      <p>
        <OutwardLink className="link link-standing" href={address}>
          {words.newTab}
        </OutwardLink>
      </p>
    </Dialog>
  );
}
