'use client';

import { type ReactNode } from 'react';
import { CountdownRing } from '@/components/site/countdown-ring';
import { ButtonLink } from '@/components/site/link';
import { toast } from '@/components/site/toaster';
import { useCountdown } from '@/components/hooks/use-countdown';
import { Button } from '@/components/ui/button';
import { Dialog, DialogDescription, DialogTitle, StickyActions } from '@/components/site/dialog';
import { NativeSelect } from '@/components/ui/native-select';
import { orderReport } from './order-parts';
import { leave, PaymentConfirmation } from './payment-confirmation';
import { useShop } from './shop-context';
import { sessionHint } from '@/lib/account/browser/memory';
import { type User } from '@/lib/account/user';
import { useLazy } from '@/lib/browser/lazy';
import { type Words } from '@/lib/locale';
import { announcement, formatCountdown, PAYMENT_MS } from '@/lib/payment/countdown';
import { upiLink } from '@/lib/payment/upi';
import { fill, formatSpan } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import {
  chatAbout,
  CopyUpiId,
  PaymentColumns,
  type PaymentFacts,
  PaymentSteps,
  QrImage,
  screenshotStep,
} from './upi';

/** Pays for an ebook after the profile was sent, and thanks for the screenshot. */
export function PaymentDialog({
  facts,
  user,
  privacyPath,
  words: { dialog: words, upi: copy },
}: {
  facts: PaymentFacts;
  user: User;
  privacyPath: string;
  words: Words['payment'];
}) {
  const { step, books, book, buy, chooseBook, tell, close, refresh } = useShop();
  const isTold = step === 'told';
  const { part: report, ...loading } = useLazy(orderReport, Boolean(user.orders));
  const { upi, tag } = facts;
  const reference = book && referenceOf(user.id, book.id);

  const { left, extend } = useCountdown(PAYMENT_MS, !isTold, () => {
    const { title, text, again } = words.expired;
    const hint = sessionHint();
    toast.error(title, {
      description: text,
      action: book && {
        label: again,
        // Not for who signs in after a logout.
        onClick: () => void (sessionHint() === hint && buy(book.id)),
      },
    });
    close();
  });

  async function send() {
    const loaded = await orderReport.load();
    await loaded?.sendReport({ user, book, facts, refresh, words: loaded.words });
  }

  if (isTold) {
    return (
      <Dialog onClose={close} closeLabel={words.close} aria-describedby={undefined}>
        <PaymentConfirmation
          {...{ user, book, facts, report, loading, words }}
          onAgain={send}
          onClose={close}
        />
      </Dialog>
    );
  }

  const spoken = announcement(left);
  const span = (seconds: number) =>
    seconds < 60 ? formatSpan(seconds, 'second', tag) : formatSpan(seconds / 60, 'minute', tag);
  return (
    <Dialog onClose={close} className="xs:max-w-[52rem]" closeLabel={words.close}>
      <DialogTitle>{words.title}</DialogTitle>
      <DialogDescription className="mt-1">{words.lead}</DialogDescription>
      <PaymentColumns className="mb-4 items-center gap-2">
        <div className="mt-3 flex items-center gap-4">
          <CountdownRing left={left} whole={PAYMENT_MS / 1000} />
          <div>
            <p>
              {words.left} <b role="timer">{formatCountdown(left)}</b>
            </p>
            <Button variant="link" onClick={extend}>
              {fill(words.more, { time: span(PAYMENT_MS / 1000) })}
            </Button>
          </div>
        </div>
        <div>
          <dl>
            <PaymentFact name={words.book}>
              {books.length === 1 ? (
                <span lang={book?.language}>{book?.title}</span>
              ) : (
                <NativeSelect
                  aria-label={words.book}
                  value={book?.id ?? ''}
                  onChange={({ target }) => chooseBook(target.value || undefined)}
                >
                  <option value="">{words.choose}</option>
                  {books.map(({ id, title, language }) => (
                    <option key={id} value={id} lang={language}>
                      {title}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </PaymentFact>
            {book && (
              <PaymentFact name={copy.reference}>
                <code translate="no" className="whitespace-nowrap">
                  {reference}
                </code>
                <span className="block text-sm text-muted-foreground">{words.referenceNote}</span>
              </PaymentFact>
            )}
          </dl>
          {book && (
            <p className="mt-2 text-sm">
              {words.price}{' '}
              <Button
                variant="link"
                size="xs"
                className="px-0 text-sm"
                onClick={leave(() => buy(book.id))}
              >
                {words.showPrice}
              </Button>
            </p>
          )}
        </div>
      </PaymentColumns>
      <p className="sr-only" aria-live="polite">
        {spoken && fill(words.announcement, { time: span(spoken) })}
      </p>
      <PaymentColumns>
        <QrImage
          text={upiLink({ ...upi, reference })}
          label={fill(words.qrLabel, { upi: upi.id })}
        />
        <div className="grid content-start gap-4">
          <CopyUpiId id={upi.id} words={copy} />
          <PaymentSteps steps={[...words.steps, screenshotStep(facts, copy)]} />
          <div className="-my-2 flex flex-wrap items-center gap-x-4">
            {facts.screenshotForm && (
              <ButtonLink href={facts.screenshotForm}>{copy.form}</ButtonLink>
            )}
            {book && <ButtonLink href={chatAbout(facts, user, book, copy)}>{copy.chat}</ButtonLink>}
          </div>
          {report && (
            <report.UtrField {...{ user, book, privacyPath }} words={report.words.field} />
          )}
        </div>
      </PaymentColumns>
      <StickyActions>
        <Button
          className="w-full"
          onClick={leave(() => {
            tell();
            if (user.orders) void send();
          })}
        >
          {words.submitted}
        </Button>
      </StickyActions>
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
