import { env, isLocal } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import { log } from '@/lib/log';
import { type Outbox } from './outbox';
import { siteOutbox } from './site-outbox';
import { targetsOf } from './targets';
import { kinds } from './types';

/** From the signal to the end of the outbox, in milliseconds: ten seconds with its last writes. */
const SHUTDOWN = 9_500;
const LEAST = 500;

/**
 * Told to end, the outbox begins nothing more. Next goes on answering until no request is left and
 * then calls `process.exit`, which is held back until the attempts under way are written down.
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
 * Begins with what the last process left behind, then looks every 30 seconds. A public site says
 * in its log which kinds have no address; on this machine alone `npm start` has said it in words.
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
