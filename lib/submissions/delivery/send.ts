import { errorCode } from '@/lib/log/error-code';
import { discard } from '@/lib/http/read-text';
import { type Log } from '@/lib/log/log';
import { idempotencyKey } from '../model/ids';
import { type Target } from '../model/kind';
import { bodyFor } from '../model/kinds';
import { type Outcome } from '../model/outcome';
import { type Submission } from '../model/submission';
import { readFailure, readResponse } from './read-response';

export const SEND_TIMEOUT = 6_000;

const ANSWER_TIMEOUT = 2_000;

const PROBE_TIMEOUT = 3_000;

const fetchOptions = { redirect: 'manual', cache: 'no-store' } as const;

export async function send(
  target: Target,
  row: Submission,
  { timeout = SEND_TIMEOUT, now = Date.now }: { timeout?: number; now?: () => number } = {},
): Promise<Outcome> {
  const { payload } = row;
  if (payload === null) return { verdict: 'hold', code: 'erased' };
  const reference = target.sendsReference ? row.reference : null;
  const signal = AbortSignal.timeout(Math.max(1, Math.round(timeout)));
  const fetchAnswer = (url: string) => {
    const signals = [signal, AbortSignal.timeout(ANSWER_TIMEOUT)];
    return fetch(url, { ...fetchOptions, signal: AbortSignal.any(signals) });
  };
  try {
    const response = await fetch(target.url, {
      ...fetchOptions,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey(row),
        ...(target.token && { authorization: `Bearer ${target.token}` }),
      },
      body: bodyFor(target.type, { ...row, payload, reference }),
      signal,
    });
    return await readResponse(target, response, { now: now(), fetchAnswer });
  } catch (error) {
    return readFailure(error);
  }
}

/** Sends HEAD, which changes nothing at the target and is not an attempt of any row. */
export async function isReachable(target: Target, log: Log): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT);
    const response = await fetch(target.url, { ...fetchOptions, method: 'HEAD', signal });
    discard(response);
    return response.status < 500 && response.status !== 429;
  } catch (error) {
    log.warn('target-not-reachable', { target: target.name, code: errorCode(error) });
    return false;
  }
}
