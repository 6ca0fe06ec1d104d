'use client';

import { useRef, useState } from 'react';
import { LazyDialog } from '@/components/site/lazy';
import { toast } from '@/components/site/toaster';
import { useCountdown } from '@/components/hooks/use-countdown';
import { Button } from '@/components/ui/button';
import { Dialog, DialogDescription, DialogTitle, StickyActions } from '@/components/site/dialog';
import { orderReport } from './order-parts';
import { leave, PaymentConfirmation } from './payment-confirmation';
import { PaymentSale } from './payment-sale';
import { PaymentWays } from './payment-ways';
import { buyButtonId, useShop } from './shop-context';
import { sessionHint } from '@/lib/shop/account/browser/memory';
import { type Buyer } from '@/lib/shop/orders/own-orders';
import { requestLayer } from '@/lib/browser/layers';
import { lazyPart, useLazyPart } from '@/lib/browser/lazy';
import { type Words } from '@/lib/words/locale';
import { announcement, formatCountdown, PAYMENT_MS } from '@/lib/shop/payment/countdown';
import { fill, formatSpan } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { cn } from '@/lib/utils';
import { isUsedByFinger, type PaymentFacts } from './upi';

/** Without its words: this dialog has them. */
const purchaseDialog = lazyPart(() => import('./purchase-dialog'));

/** Pays for an ebook after the profile was sent, and thanks for the screenshot. */
export function PaymentDialog({
  facts,
  user,
  privacyPath,
  words,
}: {
  facts: PaymentFacts;
  user: Buyer;
  privacyPath: string;
  words: Words['payment'];
}) {
  const { step, books, book, buy, chooseBook, reportPayment, close, refresh } = useShop();
  const isReported = step === 'reported';
  const { part: report, ...loading } = useLazyPart(orderReport, Boolean(user.orders));
  const { tag } = facts;
  const [isPhone] = useState(isUsedByFinger);
  const [hasActed, setActed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const orderButton = useRef<HTMLButtonElement>(null);
  const [order, setOrder] = useState<'unseen' | 'open' | 'seen'>('unseen');
  const isAtOrder = order === 'open' && book !== undefined;
  const leaveOrder = () => setOrder('seen');
  const reference = book && referenceOf(user.id, book.id);

  const { left, extend } = useCountdown(PAYMENT_MS, !isReported && !isAtOrder, () => {
    const { title, text, again } = words.dialog.expired;
    const hint = sessionHint();
    toast.error(title, {
      description: text,
      action: book && {
        label: again,
        // Somebody else may have signed in since.
        onClick: () => void (sessionHint() === hint && buy(book.id)),
      },
    });
    close();
  });

  async function sendReport() {
    const loaded = await orderReport.load();
    await loaded?.sendReport({ user, book, facts, refresh, words: loaded.words });
  }

  if (isReported) {
    return (
      <Dialog onClose={close} closeLabel={words.dialog.close} aria-describedby={undefined}>
        <PaymentConfirmation
          user={user}
          book={book}
          facts={facts}
          report={report}
          loading={loading}
          words={words.dialog}
          onAgain={sendReport}
          onClose={close}
        />
      </Dialog>
    );
  }

  // When the price is closed, this dialog goes on with the time that was left.
  if (isAtOrder) {
    return (
      <LazyDialog dialog={purchaseDialog} onClose={leaveOrder}>
        {({ PurchaseDialog }) => (
          <PurchaseDialog
            facts={facts}
            user={user}
            book={book}
            privacyPath={privacyPath}
            words={words}
            onBack={leaveOrder}
          />
        )}
      </LazyDialog>
    );
  }

  const spoken = announcement(left);
  const span = (seconds: number) =>
    seconds < 60 ? formatSpan(seconds, 'second', tag) : formatSpan(seconds / 60, 'minute', tag);
  const lead = <DialogDescription className="mt-1">{words.dialog.lead}</DialogDescription>;
  const sale = (
    <PaymentSale
      books={books}
      book={book}
      chooseBook={chooseBook}
      reference={reference}
      words={words}
    />
  );
  return (
    <Dialog
      onClose={close}
      className="xs:max-w-[52rem]"
      closeLabel={words.dialog.close}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (order === 'seen' ? orderButton : title).current?.focus();
      }}
    >
      <div className="flex flex-wrap items-center gap-x-8 pr-12">
        <DialogTitle
          ref={title}
          tabIndex={-1}
          className={cn('pr-0 outline-none', isPhone && 'text-[1.375rem]')}
        >
          {words.dialog.title}
        </DialogTitle>
        <p className="flex flex-wrap items-center gap-x-4">
          <span>
            {words.dialog.left}{' '}
            <b role="timer" aria-label={words.dialog.left}>
              {formatCountdown(left)}
            </b>
          </span>
          <Button variant="link" onClick={extend}>
            {fill(words.dialog.more, { time: span(PAYMENT_MS / 1000) })}
          </Button>
        </p>
      </div>
      {!isPhone && lead}
      <p className="sr-only" aria-live="polite">
        {spoken && fill(words.dialog.announcement, { time: span(spoken) })}
      </p>
      <PaymentWays
        facts={facts}
        user={user}
        book={book}
        reference={reference}
        isPhone={isPhone}
        orderButton={orderButton}
        sale={sale}
        hasActed={hasActed}
        words={words}
        onAct={() => setActed(true)}
        prefetchOrder={() => void purchaseDialog.load()}
        openOrder={() => {
          requestLayer(leaveOrder, document.getElementById(buyButtonId(book!.id)));
          setOrder('open');
        }}
        report={
          report && (
            <report.UtrField
              user={user}
              book={book}
              privacyPath={privacyPath}
              words={report.words.field}
            />
          )
        }
      />
      {isPhone && lead}
      <StickyActions>
        <Button
          variant={hasActed ? 'default' : 'outline'}
          className="w-full transition-none"
          onClick={leave(() => {
            if (report?.askFirst(user, book)) return;
            reportPayment();
            if (user.orders) void sendReport();
          })}
        >
          {words.dialog.submitted}
        </Button>
      </StickyActions>
    </Dialog>
  );
}
