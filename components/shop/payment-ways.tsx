'use client';

import { type ReactNode, type RefObject } from 'react';
import { ButtonLink } from '@/components/site/link';
import { Button } from '@/components/ui/button';
import { type User } from '@/lib/shop/account/user';
import { type Words } from '@/lib/words/locale';
import { type ShopBook } from '@/lib/shop/payment/shop';
import { upiLink } from '@/lib/shop/payment/upi';
import { fill } from '@/lib/text/format';
import { leave } from './payment-confirmation';
import { SavableQr, SavedNote, useSavedQr } from './saved-qr';
import {
  chatAbout,
  CopyUpiId,
  PaymentColumns,
  type PaymentFacts,
  PaymentSteps,
  screenshotStep,
} from './upi';

interface Props {
  facts: PaymentFacts;
  user: User;
  book: ShopBook | undefined;
  reference: string | undefined;
  words: Words['payment'];
  /** A phone cannot scan what it shows: there the QR comes after what a phone can do. */
  isPhone: boolean;
  orderButton: RefObject<HTMLButtonElement | null>;
  openOrder: () => void;
  prefetchOrder: () => void;
  /** The buyer has copied, saved, opened or sent something. */
  hasActed: boolean;
  onAct: () => void;
  /** What is bought. */
  sale: ReactNode;
  report: ReactNode;
}

/** How to pay, in the order in which it helps on this device, and where the screenshot goes. */
export function PaymentWays({
  facts,
  user,
  book,
  reference,
  words,
  isPhone,
  orderButton,
  openOrder,
  prefetchOrder,
  hasActed,
  onAct,
  sale,
  report,
}: Props) {
  const { upi } = facts;
  const qr = useSavedQr(upiLink({ ...upi, reference }), `upi-${reference ?? 'qr'}`, words.purchase);
  const isBusiness = upi.kind === 'business';
  const code = <SavableQr qr={qr} label={fill(words.dialog.qrLabel, { upi: upi.id })} />;

  const order = book && (
    <div>
      <Button
        ref={orderButton}
        variant={isBusiness && isPhone && !hasActed ? 'default' : 'outline'}
        size={isPhone ? 'default' : 'sm'}
        className="transition-none max-md:w-full"
        onPointerEnter={prefetchOrder}
        onClick={leave(() => {
          onAct();
          openOrder();
        })}
      >
        {words.dialog.showPrice}
      </Button>
      {isBusiness && isPhone && (
        <p className="mt-1 text-sm text-muted-foreground">{words.dialog.business}</p>
      )}
    </div>
  );
  const id = <CopyUpiId id={upi.id} words={words.upi} onCopy={onAct} />;
  const [scan, ...others] = words.dialog.steps;
  const instructions = (
    <>
      <PaymentSteps
        steps={[
          isPhone ? words.dialog.phoneStep : scan,
          ...others,
          screenshotStep(facts, words.upi),
        ]}
      />
      <div className="-my-2 flex flex-wrap items-center gap-x-4">
        {facts.screenshotForm && (
          <ButtonLink href={facts.screenshotForm} onClick={onAct}>
            {words.upi.form}
          </ButtonLink>
        )}
        {book && (
          <ButtonLink href={chatAbout(facts, user, book, words.upi)} onClick={onAct}>
            {words.upi.chat}
          </ButtonLink>
        )}
      </div>
      <div onChange={onAct}>{report}</div>
    </>
  );

  if (!isPhone) {
    return (
      <PaymentColumns className="mt-5">
        {code}
        <div className="grid content-start gap-4">
          {sale}
          {order}
          {id}
          {instructions}
        </div>
      </PaymentColumns>
    );
  }
  return (
    <div className="mt-1 grid gap-4">
      {sale}
      {isBusiness && order}
      {id}
      <div>
        <Button
          variant="outline"
          className="w-full"
          onClick={() => {
            onAct();
            void qr.save();
          }}
        >
          {words.purchase.save}
        </Button>
        <p className="mt-1 text-sm text-muted-foreground">{words.dialog.gallery}</p>
        <SavedNote qr={qr} words={words.purchase} />
      </div>
      {!isBusiness && order}
      {code}
      {instructions}
    </div>
  );
}
