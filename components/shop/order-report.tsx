'use client';

import { useId, useState } from 'react';
import { bringIntoView, BusyButton, FormMessage, ReferenceText } from '@/components/forms/form';
import { Actions } from '@/components/site/actions';
import { ButtonLink, Link } from '@/components/site/link';
import { Button } from '@/components/ui/button';
import { Field, FieldDescription, FieldLabel } from '@/components/ui/field';
import { fieldStyle } from '@/components/ui/input';
import { unconfirmedUtr } from '@/lib/shop/account/browser/reports';
import { type User } from '@/lib/shop/account/user';
import { type Words } from '@/lib/words/locale';
import { findUtr, isUtr, readUtr } from '@/lib/shop/orders/utr';
import { type ShopBook } from '@/lib/shop/payment/shop';
import { fill } from '@/lib/text/format';
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
  const text = readTyped(user, book);
  // A bank's message has a balance and a name, too: they stay here.
  const isDone = await send({ ...reporting, phone: facts.phone }, readUtr(text) ?? '', refresh);
  // A number that was typed during the request is kept.
  if (isDone && typed.get(user.id) === text) typed.delete(user.id);
}

/** A payment from abroad has an id of any form. */
const isDoubtful = (text: string, book: ShopBook | undefined) =>
  text.trim() !== '' && !book?.abroadLink && findUtr(text) === undefined;

/** What was asked about, by person. */
const asked = new Map<string, string>();
let field: HTMLTextAreaElement | null = null;

/** Asks once about a text without a UTR, before it is sent. */
export function askFirst(user: User, book: ShopBook | undefined): boolean {
  const text = readTyped(user, book);
  if (!field || !isDoubtful(text, book) || asked.get(user.id) === text) return false;
  asked.set(user.id, text);
  field.focus();
  return true;
}

const inGroups = (number: string) =>
  isUtr(number) ? number.replace(/\d{4}(?=\d)/g, '$&\u00a0') : number;

/** Takes the number of the payment. Whatever is typed, the report can be sent. */
export function UtrField({
  user,
  book,
  privacyPath,
  words,
}: Pick<Reporting, 'user' | 'book'> & { privacyPath: string; words: OrderWords['field'] }) {
  const id = useId();
  const [text, setText] = useState(() => readTyped(user, book));
  const [hasLeft, setLeft] = useState(text !== '');
  const utr = findUtr(text);
  const hasDoubt = hasLeft && isDoubtful(text, book);
  return (
    <Field>
      <FieldLabel htmlFor={id}>{book?.abroadLink ? words.labelAbroad : words.label}</FieldLabel>
      {/* An input would join the lines of what is pasted. */}
      <textarea
        id={id}
        ref={(element) => {
          field = element;
        }}
        className={cn(fieldStyle, 'field-sizing-content max-h-40 resize-none')}
        rows={1}
        aria-describedby={`${id}-hint ${id}-notice`}
        aria-invalid={hasDoubt}
        autoComplete="off"
        inputMode={book?.abroadLink ? 'text' : 'numeric'}
        value={text}
        onChange={({ target }) => {
          typed.set(user.id, target.value);
          setText(target.value);
        }}
        onBlur={() => setLeft(true)}
      />
      {/* In one place, since a line that appears moves the button away that is being pressed. */}
      <FieldDescription id={`${id}-hint`} className="grid *:[grid-area:1/1]">
        <span className={cn((utr ?? hasDoubt) && 'invisible')}>{words.hint}</span>
        <span role="status">
          {utr ? fill(words.read, { number: inGroups(utr) }) : hasDoubt && words.check}
        </span>
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
    if (askFirst(user, book)) return;
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
