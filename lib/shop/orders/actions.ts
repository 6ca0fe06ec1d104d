'use server';

import { headers } from 'next/headers';
import { RateLimit } from '@sutra/outbox/limits';
import { waitAtMost } from '@sutra/outbox/deadline';
import { errorCode } from '@sutra/outbox/error-code';
import { isStillThere } from '@/lib/shop/account/server/delete-account';
import { requireActiveUser } from '@/lib/shop/account/server/session';
import { REPORT_TIMEOUT } from '@/lib/deadlines';
import { env } from '@/lib/env';
import { clientAddress } from '@/lib/http/request';
import { log } from '@/lib/log/log';
import { siteOutbox } from '@/lib/server/submissions/site';
import { type OrderState } from './order';
import { reportPayment } from './report';
import { orderStore } from './store';
import { tellAfterResponse } from './tell-later';
import { readUtr } from './utr';

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
  const access = await requireActiveUser(EVENT);
  if ('refusal' in access) return failed(access.refusal);
  const { user } = access;
  const address = clientAddress(await headers(), env.PROXIES);
  const id = `${user.id} ${typeof book === 'string' ? book.slice(0, 100) : ''} ${readUtr(utr)}`;
  if (limits.take({ kind: 'order', address, sender: user.id }, id)) {
    log.warn(EVENT, { code: 'limited' });
    return failed('limited');
  }
  try {
    const since = Date.now();
    const orders = orderStore();
    const around = { orders, now: Date.now };
    const order = await waitAtMost(
      reportPayment(user, { book, utr, language }, around),
      REPORT_TIMEOUT,
    );
    if (order === 'limited') return failed('limited');
    if (!order) return failed('unavailable');
    const isKept = await isStillThere(user, since, { outbox: await siteOutbox(), orders });
    if (!isKept) return failed('signed-out');
    if (!order.isTold) await tellAfterResponse();
    const { reference, state, reportedAt } = order;
    return { status: 'done', reference, state, reportedAt };
  } catch (error) {
    log.error(EVENT, { code: errorCode(error) });
    return failed('unavailable');
  }
}
