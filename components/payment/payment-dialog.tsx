'use client';

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { ReferenceText } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { CountdownRing } from '@/components/site/countdown-ring';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { toast } from '@/components/site/toaster';
import { useCountdown } from '@/components/site/use-countdown';
import { ButtonLink } from '@/components/site/link';
import { NativeSelect } from '@/components/ui/native-select';
import { fill, formatSpan } from '@/lib/text/format';
import { type Words } from '@/lib/locale';
import { announcement, formatCountdown, PAYMENT_MS } from '@/lib/payment/countdown';
import { markSubmitted, openReference } from '@/lib/payment/purchases';
import { upiLink } from '@/lib/payment/upi';
import { CopyUpiId, PaymentColumns, PaymentSteps, QrImage } from './upi';

/** How long the confirmation is shown before the dialog closes, in milliseconds. */
const CONTINUE_MS = 3000;

export interface PaymentFacts {
  upi: { id: string; payee: string };
  /** Where buyers send their screenshots: a form of the owner's, or a chat. */
  screenshot: { href: string; isChat: boolean };
  /** Hours until the ebook arrives, at most. */
  replyHours: number;
  tag: string;
  books: readonly PaidBook[];
}

interface PaidBook {
  id: string;
  title: string;
  language: string;
  /** Where its price is. */
  href: string;
}

export function PaymentDialog({
  facts,
  chosenBookId,
  personId,
  profileReference,
  words: { dialog: words, upi },
  onClose,
}: {
  facts: PaymentFacts;
  chosenBookId?: string;
  personId: string;
  profileReference?: string;
  words: Words['payment'];
  /** Called exactly once, whichever way the dialog ends. */
  onClose: () => void;
}) {
  const [submitted, setSubmitted] = useState(false);
  const { books, screenshot } = facts;
  const choose = (book?: PaidBook) =>
    book && { ...book, reference: openReference(personId, book.id) };
  const [book, setBook] = useState(() =>
    choose(books.length === 1 ? books[0] : books.find(({ id }) => id === chosenBookId)),
  );
  const isClosed = useRef(false);

  const close = useCallback(() => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  }, [onClose]);

  const expire = useCallback(() => {
    if (isClosed.current) return;
    toast.error(words.expired.title, { description: words.expired.text });
    close();
  }, [words.expired, close]);

  const { left, extend } = useCountdown(PAYMENT_MS, !submitted, expire);

  useEffect(() => {
    if (!submitted) return;
    const timer = setTimeout(close, CONTINUE_MS);
    return () => clearTimeout(timer);
  }, [submitted, close]);

  function submit() {
    if (book) markSubmitted(personId, book.id, book.reference);
    setSubmitted(true);
  }

  if (submitted) {
    const { confirmation } = words;
    return (
      <Dialog open onOpenChange={close}>
        <DialogContent closeLabel={words.close} aria-describedby={undefined}>
          <DialogTitle>{confirmation.title}</DialogTitle>
          <p className="mt-4" role="status">
            {fill(confirmation.text, { hours: facts.replyHours })}
          </p>
          <Button className="mt-6 w-full" autoFocus onClick={close}>
            {confirmation.continue}
          </Button>
        </DialogContent>
      </Dialog>
    );
  }

  const spoken = announcement(left);
  const span = (seconds: number) =>
    seconds < 60
      ? formatSpan(seconds, 'second', facts.tag)
      : formatSpan(seconds / 60, 'minute', facts.tag);
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent className="xs:max-w-[52rem]" closeLabel={words.close}>
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription className="mt-1">
          {profileReference ? (
            <ReferenceText text={words.leadWithReference} reference={profileReference} />
          ) : (
            words.lead
          )}
        </DialogDescription>
        <PaymentColumns className="items-center">
          <div className="mt-4 flex items-center gap-4 md:mb-5">
            <CountdownRing left={left} whole={PAYMENT_MS / 1000} />
            <div>
              <p>
                {words.left} <b role="timer">{formatCountdown(left)}</b>
              </p>
              <Button variant="link" className="mt-1.5" onClick={extend}>
                {fill(words.more, { time: span(PAYMENT_MS / 1000) })}
              </Button>
            </div>
          </div>
          <dl className="pb-3 md:mt-4">
            <PaymentFact name={words.book}>
              {books.length === 1 ? (
                <span lang={book?.language}>{book?.title}</span>
              ) : (
                <NativeSelect
                  aria-label={words.book}
                  value={book?.id ?? ''}
                  onChange={({ target }) =>
                    setBook(choose(books.find(({ id }) => id === target.value)))
                  }
                >
                  <option value="">{words.choose}</option>
                  {books.map(({ id, title, language }) => (
                    <option key={id} value={id} lang={language}>
                      {title}
                    </option>
                  ))}
                </NativeSelect>
              )}{' '}
              {book && (
                <ButtonLink href={book.href} onClick={close}>
                  {words.price}
                </ButtonLink>
              )}
            </PaymentFact>
            {book && (
              <PaymentFact name={words.reference}>
                <code translate="no" className="whitespace-nowrap">
                  {book.reference}
                </code>
                <span className="block text-muted-foreground">{words.referenceNote}</span>
              </PaymentFact>
            )}
          </dl>
        </PaymentColumns>
        <p className="sr-only" aria-live="polite">
          {spoken && fill(words.announcement, { time: span(spoken) })}
        </p>
        <PaymentColumns>
          <QrImage text={upiLink(facts.upi)} label={fill(words.qrLabel, { upi: facts.upi.id })} />
          <div className="grid content-start gap-4">
            <CopyUpiId id={facts.upi.id} words={upi} />
            <PaymentSteps
              steps={screenshot.isChat ? words.steps.with(-1, words.sendByChat) : words.steps}
            />
            <ButtonLink href={screenshot.href}>{words.form}</ButtonLink>
            <Button className="w-full" onClick={submit}>
              {words.submitted}
            </Button>
          </div>
        </PaymentColumns>
      </DialogContent>
    </Dialog>
  );
}

function PaymentFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mr-[0.4rem] inline font-semibold">{name}</dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}
