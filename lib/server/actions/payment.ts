'use server';

import { headers } from 'next/headers';
import { RateLimit } from '@sutra/outbox/limits';
import { waitAtMost } from '@sutra/outbox/deadline';
import { errorCode } from '@sutra/outbox/error-code';
import { isStillThere } from '@/lib/server/person/delete-account';
import { requireActiveUser } from '@/lib/shop/account/server/session';
import { REPORT_TIMEOUT } from '@/lib/deadlines';
import { env } from '@/lib/env';
import { clientAddress } from '@/lib/http/request';
import { log } from '@/lib/log/log';
import { root } from '@/lib/server/root';
import { type OrderState } from '@/lib/shop/orders/order';
import { reportPayment } from '@/lib/shop/orders/report';
import { tellAfterResponse } from '@/lib/server/submit';
import { readUtr } from '@/lib/shop/orders/utr';

export type ReportResult =
  | { status: 'done'; reference: string; state: OrderState; reportedAt: number }
  | { status: 'failed'; reason: 'signed-out' | 'limited' | 'unavailable' };

const EVENT = 'payment-not-reported';

/** In ten minutes. Apart from those of messages: a flood of one must not stop the other. */
const limits = new RateLimit({ address: 60, sender: 6 });

const failed = (reason: Extract<ReportResult, { status: 'failed' }>['reason']): ReportResult => ({
  status: 'failed',
  reason,
});

/** A public endpoint: the arguments may be anything. Price and person come from the server. */
export async function reportPaymentAction(
  book: unknown,
  utr: unknown,
  language: unknown,
): Promise<ReportResult> {
  const { stores, outbox } = root();
  const access = await requireActiveUser(EVENT, stores?.users);
  if (!stores || 'refusal' in access) {
    return failed('refusal' in access ? access.refusal : 'signed-out');
  }
  const { user } = access;
  const address = clientAddress(await headers(), env.PROXIES);
  const id = `${user.id} ${typeof book === 'string' ? book.slice(0, 100) : ''} ${readUtr(utr)}`;
  if (limits.take({ kind: 'order', address, sender: user.id }, id)) {
    log.warn(EVENT, { code: 'limited' });
    return failed('limited');
  }
  try {
    const since = Date.now();
    const around = { orders: stores.orders, now: Date.now };
    const order = await waitAtMost(
      reportPayment(user, { book, utr, language }, around),
      REPORT_TIMEOUT,
    );
    if (order === 'limited') return failed('limited');
    if (!order) return failed('unavailable');
    const isKept = await isStillThere(user, since, { ...stores, outbox: await outbox() });
    if (!isKept) return failed('signed-out');
    if (!order.isTold) await tellAfterResponse();
    const { reference, state, reportedAt } = order;
    return { status: 'done', reference, state, reportedAt };
  } catch (error) {
    log.error(EVENT, { code: errorCode(error) });
    return failed('unavailable');
  }
}
