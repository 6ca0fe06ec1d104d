import { headers } from 'next/headers';
import { after } from 'next/server';
import { errorCode } from '@sutra/outbox/error-code';
import { type SubmissionResult } from '@sutra/outbox/result';
import { type FormId, SAME_TEXT } from '@sutra/outbox/row';
import { AFTER_RESPONSE } from '@/lib/deadlines';
import { env } from '@/lib/env';
import { runsInFunctions } from '@/lib/hosts';
import { clientAddress } from '@/lib/http/request';
import { errorFields } from '@/lib/log/error-frames';
import { log } from '@/lib/log/log';
import { type PageWork } from '@/lib/shop/orders/page/decide';
import { hostWaits } from '@/lib/next-names';
import { tellOrders } from '@/lib/shop/orders/tell';
import { SECOND } from '@/lib/time';
import { orderWork } from './order-work';
import { root } from './root';
import { type Entry, type Kind, type Outbox } from './submissions/kinds';

/** `lib/forms/draft.ts` and `randomUUID()` make such ids. */
const FORM_ID = /^[\w-]{16,64}$/;

/**
 * The id of a form as a visitor's browser sends it; undefined for one that no form of the site has.
 * Without scripts a form has none at first, and a double click must still be one submission.
 */
export function readFormId(value: unknown): FormId | undefined {
  if (value === '' || value === undefined || value === null) return SAME_TEXT;
  return typeof value === 'string' && FORM_ID.test(value) ? value : undefined;
}

/** Each pass queries the store, and under load one a second is enough. */
const PASS_INTERVAL = SECOND;
let passedAt = -Infinity;

/** Other functions are frozen with the response, in the middle of an attempt. */
const canWorkAfterResponse = (): boolean => !runsInFunctions(env) || hostWaits();

function deliverAfterResponse(outbox: Outbox): void {
  if (!canWorkAfterResponse()) return;
  if (performance.now() - passedAt < PASS_INTERVAL) return;
  passedAt = performance.now();
  try {
    after(async () => void (await outbox.deliver(AFTER_RESPONSE)));
  } catch (error) {
    // A host without `waitUntil`: rows wait for the next call of the scheduler.
    log.warn('delivery-not-scheduled', { code: errorCode(error) });
  }
}

/** For server actions. Never throws. */
export async function submit<K extends Kind>(
  entry: Omit<Entry<K>, 'address'>,
): Promise<SubmissionResult> {
  const address = clientAddress(await headers(), env.PROXIES);
  try {
    const outbox = await root().outbox();
    deliverAfterResponse(outbox);
    return await outbox.accept<K>({ ...entry, address });
  } catch (error) {
    log.error('outbox-unavailable', { kind: entry.kind, ...errorFields(error) });
    return { status: 'failed', reason: 'unreachable', kept: false };
  }
}

/** Never throws: what it does not tell, `tendOrders` tells within the hour. */
async function tellNow(): Promise<void> {
  try {
    const { stores, outbox } = root();
    if (stores) await tellOrders(orderWork(stores, await outbox()));
  } catch (error) {
    log.warn('orders-not-told', { code: errorCode(error) });
  }
}

/** Owners and buyers are told when the answer is on its way; before it on a host that then stops. */
export async function tellAfterResponse(): Promise<void> {
  if (canWorkAfterResponse()) after(tellNow);
  else await tellNow();
}

/** What the pages of orders work with; nothing on a host that cannot store. */
export async function openPageWork(): Promise<PageWork | undefined> {
  const { stores, outbox } = root();
  return stores && { ...orderWork(stores, await outbox()), tell: tellAfterResponse };
}
