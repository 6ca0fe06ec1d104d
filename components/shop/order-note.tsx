'use client';

import { type ReactNode } from 'react';
import { ReferenceText } from '@/components/forms/form';
import { ButtonLink } from '@/components/site/link';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { type User } from '@/lib/shop/account/user';
import { MINUTE } from '@/lib/time';
import { type Words } from '@/lib/words/locale';
import { type OwnOrder } from '@/lib/shop/orders/own-orders';
import { whatsappLink } from '@/lib/text/whatsapp';
import { formatMinute, isHindi } from '@/lib/text/clock-time';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { useReport } from './report-answers';
import { formatDay } from './reported-note';

interface Props {
  /** Of its text, and of what downloads. */
  id?: string;
  buttonId?: string;
  /** None where only this browser knows of a report. */
  order?: OwnOrder;
  /** When a report was sent that the server has not confirmed. */
  lostAt?: number;
  user: User;
  book: { id: string; title: string };
  words: Words['buyersOrder'];
  phone: string;
  tag: string;
  children?: ReactNode;
}

type State = keyof Words['buyersOrder']['states'];

/** By how much the clocks of browser and server may differ. */
const SKEW = MINUTE;

function stateOf({ order, lostAt }: Pick<Props, 'order' | 'lostAt'>, isSending: boolean): State {
  if (order?.state === 'received') return order.canDownload ? 'received' : 'byHand';
  // An order that is newer than the report has it: only the answer was lost.
  const isLost = lostAt !== undefined && (!order || order.since < lostAt - SKEW);
  if (isLost) return isSending ? 'sending' : 'unreported';
  return order?.state ?? 'sending';
}

/** In the visitor's zone: the day, and the time as people say it. */
function formatMoment(ms: number, tag: string): string {
  const date = new Date(ms);
  const time = formatMinute(date.getHours() * 60 + date.getMinutes(), tag);
  return `${formatDay(ms, tag)}${isHindi(tag) ? ' को ' : ', '}${time}`;
}

/** How far an order is, with a way to ask and, once it is paid, to the file. */
export function OrderNote({
  id,
  buttonId,
  order,
  lostAt,
  user,
  book,
  words,
  phone,
  tag,
  children,
}: Props) {
  const isSending = useReport(user.id, book.id)?.status === 'sending';
  const state = stateOf({ order, lostAt }, isSending);
  const reference = order?.reference ?? referenceOf(user.id, book.id);
  const text = fill(words.states[state], {
    since: order ? formatMoment(order.since, tag) : '',
    answerBy: order?.answerBy ? formatMoment(order.answerBy, tag) : '',
  });
  const isUrgent = state === 'unreported' || state === 'refused';
  return (
    <>
      <Alert
        role={undefined}
        variant={isUrgent ? 'destructive' : undefined}
        className="w-full text-sm"
        data-order={order?.state}
      >
        {children}
        <AlertDescription id={id}>
          <ReferenceText text={text} reference={reference} />
        </AlertDescription>
        <ButtonLink
          href={whatsappLink(
            phone,
            fill(words.message, { title: book.title, name: user.name, reference }),
          )}
        >
          {words.chat}
        </ButtonLink>
      </Alert>
      {state === 'received' && (
        <ButtonLink
          id={buttonId}
          variant="default"
          href={`/api/ebook/${book.id}`}
          aria-describedby={id}
        >
          {words.download}
        </ButtonLink>
      )}
    </>
  );
}
