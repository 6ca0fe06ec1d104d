import { waitAtMost } from '@sutra/outbox/deadline';
import { errorCode } from '@sutra/outbox/error-code';
import { site } from '@/content/site';
import { OWN_ORDERS_TIMEOUT } from '@/lib/deadlines';
import { log } from '@/lib/log/log';
import { answerDue } from '@/lib/words/hours';
import { findEbook } from './ebook-file';
import { type User } from '@/lib/shop/account/user';
import { type OrderState } from './order';
import { type OrderStore } from './store';

/** What a buyer is told of an order. Times are milliseconds since the epoch. */
export interface OwnOrder {
  /** Null until the owner has chosen it. */
  book: string | null;
  /** Of the book when it was reported, which may be sold no more. */
  title?: string;
  reference: string;
  state: OrderState;
  /** When it was reported or decided. */
  since: number;
  /** When an answer is due; of a reported one. */
  answerBy?: number;
  /** The site has the file, and the buyer may download it. */
  canDownload?: true;
}

/** A user as the browser is told of them. */
export interface Buyer extends User {
  /** Only where the site can store some. */
  orders?: OwnOrder[];
}

/** Undefined on a host that cannot store: the shop then asks for no report. */
export async function readOwnOrders(
  account: string,
  store: OrderStore | undefined,
): Promise<OwnOrder[] | undefined> {
  if (!store) return undefined;
  try {
    const orders = await waitAtMost(store.list({ account }), OWN_ORDERS_TIMEOUT);
    return orders.map(({ book, title, reference, state, reportedAt, decidedAt }) => ({
      book,
      ...(book !== null && { title }),
      reference,
      state,
      since: state === 'reported' ? reportedAt : (decidedAt ?? reportedAt),
      ...(state === 'reported' && { answerBy: answerDue(reportedAt, site.reply.hours, site) }),
      ...(state === 'received' &&
        book !== null &&
        findEbook(book) && { canDownload: true as const }),
    }));
  } catch (error) {
    log.warn('orders-unavailable', { code: errorCode(error) });
    return [];
  }
}
