import { env, isHttp } from '@/lib/env';
import { runsInFunctions } from '@/lib/hosts';
import { errorFields } from '@/lib/log/error-frames';
import { log } from '@/lib/log/log';
import { root } from '../root';
import { findAddresses } from '../submissions/addresses';
import { findStoreOnly, formKinds } from '../submissions/kinds';
import { delayExit } from './delay-exit';

/**
 * Starts the timer of the site's outbox; in functions the scheduler calls `/api/outbox`. A store that
 * is down does not stop the site.
 */
export async function startOutbox(): Promise<void> {
  const [addresses, storeOnly] = [findAddresses(env), findStoreOnly(env)];
  if (env.NODE_ENV === 'production' && !isHttp(env.SITE_URL)) {
    // On a local site `npm start` prints them.
    const unset = formKinds.filter((kind) => !addresses[kind] && !storeOnly.includes(kind));
    for (const kind of unset) log.warn('submission-receiver-unset', { kind });
  }
  try {
    const outbox = await root().outbox();
    if (!runsInFunctions(env)) outbox.start();
    delayExit(outbox, log);
  } catch (error) {
    log.error('outbox-unavailable', errorFields(error));
  }
}
