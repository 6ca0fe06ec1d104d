import { env, isLocal } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import { log } from '@/lib/log';
import { type Outbox } from './outbox';
import { siteOutbox } from './site-outbox';
import { targetsOf } from './targets';
import { kinds } from './types';

/** Time from the signal to the end of the outbox, in milliseconds; last writes come after it. */
const SHUTDOWN = 9_500;
const LEAST = 500;

/**
 * Stops the outbox at the end of the process. Next answers the remaining requests and then calls
 * `process.exit`, which is delayed until the outcomes of the attempts under way are stored.
 */
function endWith(outbox: Outbox) {
  const exit = process.exit.bind(process);
  let askedAt: number | undefined;
  const rest = () => {
    askedAt ??= performance.now();
    void outbox.rest();
  };
  process.once('SIGTERM', rest);
  process.once('SIGINT', rest);
  process.exit = ((code) => {
    const passed = performance.now() - (askedAt ?? performance.now());
    void outbox.stop(Math.max(LEAST, SHUTDOWN - passed)).finally(() => exit(code));
  }) as typeof process.exit;
}

/**
 * Starts draining: at once, for rows that the last process left, and then every 30 seconds. A
 * public site logs which kinds have no target; on this machine `npm start` prints them.
 */
export async function startSubmissions(): Promise<void> {
  const targets = targetsOf(env);
  if (env.NODE_ENV === 'production' && !isLocal(env.SITE_URL)) {
    const unset = kinds.filter((kind) => !targets[kind]);
    for (const kind of unset) log().warn('submission-target-unset', { kind });
  }
  try {
    const outbox = await siteOutbox();
    outbox.start();
    endWith(outbox);
  } catch (error) {
    log().error('outbox-unavailable', { code: errorCode(error) });
  }
}
