import { errorCode } from '@/lib/error-code';
import { type Log } from '@/lib/log';
import { discard } from './body-text';
import { type Target } from './targets';

const TIMEOUT = 3_000;

/**
 * Whether a target that has been failing answers again. Asks with HEAD, which changes nothing there
 * and spends no attempt of any row; without the token. Any answer but a failure of the server's own
 * will do: whether a row is welcome is for the row to find out.
 */
export async function isReachable(target: Target, log: Log): Promise<boolean> {
  try {
    const response = await fetch(target.url, {
      method: 'HEAD',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    discard(response);
    return response.status < 500 && response.status !== 429;
  } catch (error) {
    log.warn('target-not-reachable', { target: target.name, code: errorCode(error) });
    return false;
  }
}
