import { env, isLocal } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { findTargets, kindNames } from '../model/kinds';
import { type Outbox } from '../outbox';
import { siteOutbox } from '../site-outbox';

const SHUTDOWN = 9_500;
const LEAST = 500;

/** Delays `process.exit`, which Next calls after its last response, until all outcomes are stored. */
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
    const passed = performance.now() - (signalledAt ?? performance.now());
    void outbox.stop(Math.max(LEAST, SHUTDOWN - passed)).finally(() => exit(code));
  }) as typeof process.exit;
}

/** A public site logs which kinds have no target; on this machine `npm start` prints them. */
export async function startOutbox(): Promise<void> {
  const targets = findTargets(env);
  if (env.NODE_ENV === 'production' && !isLocal(env.SITE_URL)) {
    const unset = kindNames.filter((kind) => !targets[kind]);
    for (const kind of unset) log().warn('submission-target-unset', { kind });
  }
  try {
    const outbox = await siteOutbox();
    outbox.start();
    stopOnExit(outbox);
  } catch (error) {
    log().error('outbox-unavailable', { code: errorCode(error) });
  }
}
