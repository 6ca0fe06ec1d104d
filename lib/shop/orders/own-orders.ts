import { waitAtMost } from '@sutra/outbox/deadline';
import { errorCode } from '@sutra/outbox/error-code';
import { site } from '@/content/site';
import { OWN_ORDERS_TIMEOUT } from '@/lib/deadlines';
import { hasStore, env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { HOUR } from '@/lib/time';
import { findEbook } from './ebook-file';
import { type OrderState } from './order';
import { orderStore } from './store';

/** What a buyer is told of an order. Times are milliseconds since the epoch. */
export interface OwnOrder {
  /** Null until the owner has chosen it. */
  book: string | null;
  reference: string;
  state: OrderState;
  /** When it was reported or decided. */
  since: number;
  /** When an answer is due; of a reported one. */
  answerBy?: number;
  /** The site has the file, and the buyer may download it. */
  canDownload?: true;
}

/** Undefined on a host that cannot store: the shop then asks for no report. */
export async function readOwnOrders(account: string): Promise<OwnOrder[] | undefined> {
  if (!hasStore(env)) return undefined;
  try {
    const orders = await waitAtMost(orderStore().list({ account }), OWN_ORDERS_TIMEOUT);
    return orders.map(({ book, reference, state, reportedAt, decidedAt }) => ({
      book,
      reference,
      state,
      since: decidedAt ?? reportedAt,
      ...(state === 'reported' && { answerBy: reportedAt + site.reply.hours * HOUR }),
      ...(state === 'received' &&
        book !== null &&
        findEbook(book) && { canDownload: true as const }),
    }));
  } catch (error) {
    log.warn('orders-unavailable', { code: errorCode(error) });
    return [];
  }
}
