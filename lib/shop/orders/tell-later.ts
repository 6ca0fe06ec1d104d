import { after } from 'next/server';
import { errorCode } from '@sutra/outbox/error-code';
import { log } from '@/lib/log/log';
import { canWorkAfterResponse, siteOutbox } from '@/lib/server/submissions/site';
import { surroundings } from './surroundings';
import { tellOrders } from './tell';

/** Never throws: what it does not tell, `tendOrders` tells within the hour. */
async function tellNow(): Promise<void> {
  try {
    await tellOrders(surroundings(await siteOutbox()));
  } catch (error) {
    log.warn('orders-not-told', { code: errorCode(error) });
  }
}

/** Owners and buyers are told when the answer is on its way; before it on a host that then stops. */
export async function tellAfterResponse(): Promise<void> {
  if (canWorkAfterResponse()) after(tellNow);
  else await tellNow();
}
