'use client';

import { useId, useState } from 'react';
import { bringIntoView, BusyButton, FormMessage, ReferenceText } from '@/components/forms/form';
import { Actions } from '@/components/site/actions';
import { ButtonLink, Link } from '@/components/site/link';
import { Button } from '@/components/ui/button';
import { Field, FieldDescription, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { unconfirmedUtr } from '@/lib/shop/account/browser/reports';
import { type User } from '@/lib/shop/account/user';
import { type Words } from '@/lib/words/locale';
import { isUtr, readUtr } from '@/lib/shop/orders/utr';
import { type ShopBook } from '@/lib/shop/payment/shop';
import { referenceOf } from '@/lib/text/reference';
import { cn } from '@/lib/utils';
import { type ReportAnswer, useReport } from './report-answers';
import { chatAboutOrder, explainFailure, send } from './send-report';
import { useShop } from './shop-context';
import { type PaymentFacts } from './upi';

type OrderWords = Words['buyersOrder'];

interface Reporting {
  user: User;
  /** None where the buyer has not chosen one of several. */
  book: ShopBook | undefined;
  facts: PaymentFacts;
  words: OrderWords;
}

/** What was typed, by person: it is the same in the dialog with the price. */
const typed = new Map<string, string>();

const readTyped = (user: User, book: ShopBook | undefined) =>
  typed.get(user.id) ?? (book && unconfirmedUtr(user.id, book.id)) ?? '';

export async function sendReport({
  refresh,
  ...reporting
}: Reporting & { refresh: () => Promise<void> }): Promise<void> {
  const { user, book, facts } = reporting;
  const utr = readTyped(user, book);
  const isDone = await send({ ...reporting, phone: facts.phone }, utr, refresh);
  // A number that was typed during the request is kept.
  if (isDone && typed.get(user.id) === utr) typed.delete(user.id);
}

/** A payment from abroad has an id of any form. */
const looksWrong = (text: string, book: ShopBook | undefined) => {
  const utr = readUtr(text);
  return utr !== null && !isUtr(utr) && !book?.abroadLink;
};

/** Takes the number of the payment. Whatever is typed, the report can be sent. */
export function UtrField({
  user,
  book,
  privacyPath,
  words,
}: Pick<Reporting, 'user' | 'book'> & { privacyPath: string; words: OrderWords['field'] }) {
  const id = useId();
  const [hasDoubt, setDoubt] = useState(false);
  return (
    <Field>
      <FieldLabel htmlFor={id}>{book?.abroadLink ? words.labelAbroad : words.label}</FieldLabel>
      <Input
        id={id}
        aria-describedby={`${id}-hint ${id}-notice`}
        autoComplete="off"
        inputMode={book?.abroadLink ? 'text' : 'numeric'}
        maxLength={100}
        defaultValue={readTyped(user, book)}
        onChange={({ target }) => {
          typed.set(user.id, target.value);
          if (hasDoubt) setDoubt(looksWrong(target.value, book));
        }}
        onBlur={({ target }) => setDoubt(looksWrong(target.value, book))}
      />
      {/* In one place, since a line that appears moves the button away that is being pressed. */}
      <FieldDescription id={`${id}-hint`} className="grid *:[grid-area:1/1]">
        <span className={cn(hasDoubt && 'invisible')}>{words.hint}</span>
        <span role="status">{hasDoubt && words.check}</span>
      </FieldDescription>
      <FieldDescription id={`${id}-notice`}>
        {words.notice}{' '}
        <Link className="underline" href={privacyPath} target="_blank">
          {words.privacy}
        </Link>
      </FieldDescription>
    </Field>
  );
}

/** Says why a report did not arrive, and what to do. */
export function ReportFailure({
  answer,
  onAgain,
  ...reporting
}: Reporting & { answer: ReportAnswer | undefined; onAgain: () => void }) {
  const { user, book, facts, words } = reporting;
  return (
    <FormMessage
      ref={bringIntoView}
      variant="destructive"
      title={words.failed.title}
      text={explainFailure(answer, words)}
      more={
        <ReferenceText
          text={words.failed.reference}
          reference={referenceOf(user.id, book?.id ?? '')}
        />
      }
    >
      <Actions className="mt-3">
        <Button size="sm" onClick={onAgain}>
          {words.failed.again}
        </Button>
        <ButtonLink href={chatAboutOrder({ ...reporting, phone: facts.phone })}>
          {words.failed.chat}
        </ButtonLink>
      </Actions>
    </FormMessage>
  );
}

/** The field, the button, and how the report went: in the dialog with the price. */
export function ReportPayment({ privacyPath, ...reporting }: Reporting & { privacyPath: string }) {
  const { user, book, words } = reporting;
  const { refresh } = useShop();
  const answer = useReport(user.id, book?.id, true);
  // An answer from before the dialog was opened is on the book's card.
  const [isSent, setSent] = useState(false);

  function report() {
    setSent(true);
    void sendReport({ ...reporting, refresh });
  }

  return (
    <div className="border-t pt-4">
      <UtrField user={user} book={book} privacyPath={privacyPath} words={words.field} />
      <BusyButton
        variant="outline"
        className="mt-3 w-full"
        busy={answer?.status === 'sending'}
        label={words.paid}
        busyLabel={words.busy}
        onClick={report}
      />
      {isSent && answer?.status === 'done' && (
        <FormMessage ref={bringIntoView} variant="success" title={words.done.title} text="">
          <ReferenceText text={words.done.text} reference={answer.reference} />
        </FormMessage>
      )}
      {isSent && answer?.status === 'failed' && (
        <ReportFailure {...reporting} answer={answer} onAgain={report} />
      )}
    </div>
  );
}
