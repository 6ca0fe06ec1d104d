'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CountdownRing } from '@/components/ui/countdown-ring';
import { Dialog } from '@/components/ui/dialog';
import { OutwardLink } from '@/components/ui/outward-link';
import { toast } from '@/components/ui/toast';
import { type PaymentTexts } from '@/content/en/payment';
import { fill } from '@/lib/format';
import { announcement, formatCountdown, PAYMENT_MS } from '@/lib/payment/countdown';
import { markSubmitted, openReference } from '@/lib/payment/purchases';
import { upiLink } from '@/lib/payment/upi';
import { CopyUpiId, type CopyWords } from './copy-upi-id';
import { QrImage } from './qr-image';
import { useCountdown } from './use-countdown';

/** How long the confirmation is shown before the dialog closes, in milliseconds. */
const CONTINUE_MS = 3000;

export interface PaymentFacts {
  upi: { id: string; payee: string };
  screenshotForm: string;
  /** The ebook that is paid for, and the address of its price. */
  book: { id: string; title: string; href: string };
}

export function PaymentDialog({
  facts,
  personId,
  words,
  copy,
  onSettled,
}: {
  facts: PaymentFacts;
  personId: string;
  words: PaymentTexts['dialog'];
  copy: CopyWords;
  /** Called exactly once, whichever way the dialog ends. */
  onSettled: () => void;
}) {
  const [submitted, setSubmitted] = useState(false);
  const [reference] = useState(() => openReference(personId, facts.book.id));
  const settled = useRef(false);

  const settle = useCallback(() => {
    if (settled.current) return;
    settled.current = true;
    onSettled();
  }, [onSettled]);

  const expire = useCallback(() => {
    if (settled.current) return;
    toast({ kind: 'failed', ...words.expired });
    settle();
  }, [words.expired, settle]);

  const { left, extend } = useCountdown(!submitted, expire);

  useEffect(() => {
    if (!submitted) return;
    const timer = setTimeout(settle, CONTINUE_MS);
    return () => clearTimeout(timer);
  }, [submitted, settle]);

  function submit() {
    markSubmitted(personId, facts.book.id, reference);
    setSubmitted(true);
  }

  if (submitted) {
    const { confirmation } = words;
    return (
      <Dialog title={confirmation.title} closeLabel={words.close} onClose={settle}>
        <p className="mt-4" role="status">
          {confirmation.text}
        </p>
        <Button wide className="mt-6" autoFocus onClick={settle}>
          {confirmation.continue}
        </Button>
      </Dialog>
    );
  }

  const said = announcement(left);
  return (
    <Dialog title={words.title} closeLabel={words.close} size="wide" onClose={settle}>
      <p className="mt-1 text-muted-foreground">{words.lead}</p>
      <div className="purchase-columns items-center">
        <div className="countdown">
          <CountdownRing left={left} whole={PAYMENT_MS / 1000} />
          <div>
            <p>
              {words.left} <b role="timer">{formatCountdown(left)}</b>
            </p>
            <button type="button" className="link link-standing" onClick={extend}>
              {words.more}
            </button>
          </div>
        </div>
        <dl className="payment-facts">
          <div>
            <dt>{words.book}</dt>
            <dd>
              {facts.book.title}{' '}
              <a className="link link-standing" href={facts.book.href} onClick={settle}>
                {words.price}
              </a>
            </dd>
          </div>
          <div>
            <dt>{words.reference}</dt>
            <dd>
              <code>{reference}</code> <span className="text-muted-foreground">{words.referenceNote}</span>
            </dd>
          </div>
        </dl>
      </div>
      <p className="sr-only" aria-live="polite">
        {said && words.announce[said]}
      </p>
      <div className="purchase-columns">
        <QrImage text={upiLink(facts.upi)} label={fill(words.qrLabel, { upi: facts.upi.id })} />
        <div className="grid content-start gap-4">
          <CopyUpiId id={facts.upi.id} words={copy} />
          <ol className="knots">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <OutwardLink className="link link-standing" href={facts.screenshotForm}>
            {words.form}
          </OutwardLink>
          <Button wide onClick={submit}>
            {words.submitted}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
