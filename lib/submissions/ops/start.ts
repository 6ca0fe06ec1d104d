import { env, isLocal } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { DataKeyError } from '../drivers/data-keys';
import { findStoreOnly, findTargets, kindNames } from '../model/kinds';
import { type Outbox, STOP_TIMEOUT } from '../outbox';
import { registerSiteKey, siteOutbox } from '../site-outbox';

const MIN_STOP_TIMEOUT = 500;

/** Next calls `process.exit` after its last response: this waits until all outcomes are stored. */
function stopOnExit(outbox: Outbox) {
  const exit = process.exit.bind(process);
  let signalledAt: number | undefined;
  const onSignal = () => {
    signalledAt ??= performance.now();
    void outbox.stopDraining();
  };
  process.once('SIGTERM', onSignal);
  process.once('SIGINT', onSignal);
  process.exit = ((code) => {
    const elapsed = performance.now() - (signalledAt ?? performance.now());
    void outbox.stop(Math.max(MIN_STOP_TIMEOUT, STOP_TIMEOUT - elapsed)).finally(() => exit(code));
  }) as typeof process.exit;
}

export async function startOutbox(): Promise<void> {
  const [targets, storeOnly] = [findTargets(env), findStoreOnly(env)];
  if (env.NODE_ENV === 'production' && !isLocal(env.SITE_URL)) {
    // On a local site `npm start` prints them.
    const unset = kindNames.filter((kind) => !targets[kind] && !storeOnly.includes(kind));
    for (const kind of unset) log().warn('submission-target-unset', { kind });
  }
  try {
    const outbox = await siteOutbox();
    await registerSiteKey(outbox.store).catch((error: unknown) => {
      if (error instanceof DataKeyError) throw error;
      // The store is down: its first write checks again.
      log().error('data-keys-not-checked', { code: errorCode(error) });
    });
    outbox.start();
    stopOnExit(outbox);
  } catch (error) {
    if (error instanceof DataKeyError) throw error;
    log().error('outbox-unavailable', { code: errorCode(error) });
  }
}
