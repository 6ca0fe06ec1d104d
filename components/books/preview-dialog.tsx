'use client';

import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { OutwardLink } from '@/components/ui/outward-link';
import { type BooksPageWords } from '@/content/en/books';
import { joinFrame } from './preview-frame';

export interface PreviewDialogProps {
  address: string;
  bookTitle: string;
  words: BooksPageWords['preview'];
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
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        className="xs:max-w-5xl md:-my-4 md:px-6 md:pt-5 md:pb-3"
        closeLabel={words.close}
        // The frame would keep Escape to itself.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.currentTarget as HTMLElement).focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>{bookTitle}</DialogDescription>
        </DialogHeader>
        <iframe
          className="block h-[clamp(20rem,100dvh-13rem,40rem)] w-full border bg-cover-ivory"
          title={words.frame}
          src={address}
          sandbox={SANDBOX}
          allow="fullscreen"
          referrerPolicy="strict-origin"
          onLoad={({ currentTarget }) => joinFrame(currentTarget, onClose)}
        />
        <p>
          <Button asChild variant="link">
            <OutwardLink href={address}>{words.newTab}</OutwardLink>
          </Button>
        </p>
      </DialogContent>
    </Dialog>
  );
}
