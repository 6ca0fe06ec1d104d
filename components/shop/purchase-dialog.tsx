'use client';

import { useRef, useState } from 'react';
import { Details } from '@/components/site/details';
import { HindiInText } from '@/components/site/hindi-in-text';
import { ButtonLink, Link } from '@/components/site/link';
import { Button } from '@/components/ui/button';
import { Dialog, DialogTitle, StickyActions } from '@/components/site/dialog';
import { orderReport } from './order-parts';
import { SavableQr, SavedNote, useSavedQr } from './saved-qr';
import { useShop } from './shop-context';
import { type Buyer } from '@/lib/shop/orders/own-orders';
import { useLazyPart } from '@/lib/browser/lazy';
import { type Words } from '@/lib/words/locale';
import { type ShopBook } from '@/lib/shop/payment/shop';
import { upiLink } from '@/lib/shop/payment/upi';
import { hasDevanagari } from '@/lib/text/devanagari';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import {
  chatAbout,
  copyUpiId,
  CopyUpiId,
  isUsedByFinger,
  PaymentColumns,
  type PaymentFacts,
  PaymentSteps,
  screenshotStep,
} from './upi';

export function PurchaseDialog({
  facts,
  user,
  book,
  privacyPath,
  onBack,
  words,
}: {
  facts: PaymentFacts;
  user: Buyer;
  book: ShopBook;
  privacyPath: string;
  /** Leads back to the payment, until the payment was reported here. */
  onBack?: () => void;
  words: Words['payment'];
}) {
  const shop = useShop();
  /** Has the focus first: what is bought, and from whom, is above the first button. */
  const heading = useRef<HTMLHeadingElement>(null);
  const [isPhone] = useState(isUsedByFinger);
  const order = user.orders?.find((each) => each.book === book.id);
  /** Who waits for an answer is not asked to pay again. */
  const isWaiting = order?.state === 'reported';
  const goBack = order ? undefined : onBack;
  const close = goBack ?? shop.close;
  const { part: report } = useLazyPart(orderReport, Boolean(user.orders));
  const { upi, author, hours } = facts;
  const { title, price, amount } = book;
  const reference = referenceOf(user.id, book.id);
  const values = { author, price, amount, hours, upi: upi.id, payee: upi.payee, reference };
  const isHindi = hasDevanagari(words.purchase.title);
  const link = upiLink({ ...upi, amount, reference });
  const qr = useSavedQr(link, `upi-${reference}`, words.purchase);
  const qrLabel = fill(words.purchase.qrLabel, values);
  const [first, ...others] = words.purchase.steps.map((step) => fill(step, values));

  const id = <CopyUpiId id={upi.id} words={words.upi} />;
  const payButton = (
    <ButtonLink
      variant={isWaiting ? 'outline' : 'default'}
      className="w-full"
      href={link}
      onClick={() => void copyUpiId(upi.id, words.upi)}
    >
      {words.purchase.pay}
    </ButtonLink>
  );
  return (
    <Dialog
      onClose={close}
      className="xs:max-w-[52rem]"
      closeLabel={words.purchase.close}
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        heading.current?.focus();
      }}
    >
      <DialogTitle ref={heading} tabIndex={-1} className="outline-none">
        {words.purchase.title}
      </DialogTitle>
      {goBack && (
        <Button variant="link" onClick={goBack}>
          {words.purchase.back}
        </Button>
      )}
      <div className="mt-2 mb-4 grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 md:grid-cols-[auto_1fr_auto]">
        <div>
          <p lang={book.language} className="font-semibold">
            {title}
          </p>
          <p className="text-muted-foreground">
            <HindiInText isHindi={isHindi}>{fill(words.purchase.byline, values)}</HindiInText>
          </p>
        </div>
        <p className="font-display text-[2.75rem] leading-none tracking-[-0.02em] md:col-start-3">
          {price}
        </p>
        <p className="col-span-full border-t pt-3 text-sm md:col-span-1 md:col-start-2 md:row-start-1 md:border-t-0 md:border-l md:pt-0 md:pl-6">
          <HindiInText isHindi={isHindi}>{fill(words.purchase.receiver, values)}</HindiInText>{' '}
          {words.promise.arrives} {words.promise.refund}{' '}
          <Link className="underline" href={facts.termsPath} target="_blank">
            {words.promise.terms}
          </Link>
        </p>
      </div>
      {upi.kind === 'business' && <div className="mb-5">{payButton}</div>}
      {isPhone && <div className="mb-5">{id}</div>}
      <PaymentColumns>
        <div>
          <SavableQr qr={qr} label={qrLabel} />
          <p className="text-center">
            <Button variant="link" onClick={() => void qr.save()}>
              {words.purchase.save}
            </Button>
          </p>
          <SavedNote qr={qr} words={words.purchase} />
        </div>
        <div className="grid content-start gap-4">
          {!isPhone && id}
          <p className="text-sm">
            {words.upi.reference}{' '}
            <code translate="no" className="font-semibold whitespace-nowrap">
              {reference}
            </code>
          </p>
          <PaymentSteps
            steps={[first!, others[0]!, screenshotStep(facts, words.upi), ...others.slice(1)]}
            aria-label={words.purchase.stepsLabel}
          />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink
              variant="chat"
              className="max-xs:w-full"
              href={chatAbout(facts, user, book, words.upi)}
            >
              {words.purchase.contact}
            </ButtonLink>
            {facts.screenshotForm && (
              <ButtonLink href={facts.screenshotForm}>{words.upi.form}</ButtonLink>
            )}
            {book.abroadLink && (
              <ButtonLink href={book.abroadLink}>{words.promise.abroad}</ButtonLink>
            )}
          </div>
          {report && (
            <report.ReportPayment
              user={user}
              book={book}
              facts={facts}
              privacyPath={privacyPath}
              words={report.words}
            />
          )}
          <p className="text-sm text-muted-foreground">{words.purchase.noApp}</p>
          <Details summary={words.purchase.help.title}>
            <ol className="pb-[0.9rem] text-sm">
              {words.purchase.help[upi.kind].map((step, index) => (
                <li key={step} className="grid grid-cols-[1.5rem_1fr] py-1">
                  <span className="font-display text-[1.125rem] leading-label text-thread-text">
                    {index + 1}
                  </span>
                  {fill(step, values)}
                </li>
              ))}
            </ol>
          </Details>
        </div>
      </PaymentColumns>
      {upi.kind === 'personal' &&
        (isWaiting ? (
          <div className="mt-5">{payButton}</div>
        ) : (
          <StickyActions>{payButton}</StickyActions>
        ))}
    </Dialog>
  );
}
