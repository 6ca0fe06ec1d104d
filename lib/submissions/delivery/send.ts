import { errorCode } from '@/lib/log/error-code';
import { discard } from '@/lib/http/read-text';
import { type Log } from '@/lib/log/log';
import { idempotencyKey } from '../model/ids';
import { type HttpTarget, type Target } from '../model/kind';
import { bodyFor } from '../model/kinds';
import { type Outcome } from '../model/outcome';
import { type Submission } from '../model/submission';
import { composeMail } from './compose-mail';
import { readFailure, readResponse } from './read-response';
import { probeMailServer, sendToOwner } from './send-mail';

export const SEND_TIMEOUT = 6_000;

const ANSWER_TIMEOUT = 2_000;

const PROBE_TIMEOUT = 3_000;

const fetchOptions = { redirect: 'manual', cache: 'no-store' } as const;

interface SendOptions {
  timeout?: number;
  now?: () => number;
}

export async function send(
  target: Target,
  row: Submission,
  { timeout = SEND_TIMEOUT, now = Date.now }: SendOptions = {},
): Promise<Outcome> {
  const { payload } = row;
  if (payload === null) return { verdict: 'hold', code: 'erased' };
  const key = idempotencyKey(row);
  if (target.type === 'mail') {
    return sendToOwner(target, composeMail({ ...row, payload }), { key, timeout });
  }
  const reference = target.sendsReference ? row.reference : null;
  const body = bodyFor(target.type, { ...row, payload, reference });
  return post(target, body, { key, timeout, now });
}

export async function post(
  target: HttpTarget,
  body: string,
  { key, timeout, now }: Required<SendOptions> & { key: string },
): Promise<Outcome> {
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
        'idempotency-key': key,
        ...(target.token && { authorization: `Bearer ${target.token}` }),
      },
      body,
      signal,
    });
    return await readResponse(target, response, { now: now(), fetchAnswer });
  } catch (error) {
    return readFailure(error);
  }
}

/** Sends HEAD, or signs in to a mail server: neither changes anything or is an attempt of a row. */
export async function isReachable(target: Target, log: Log): Promise<boolean> {
  try {
    if (target.type === 'mail') {
      await probeMailServer(target, PROBE_TIMEOUT);
      return true;
    }
    const signal = AbortSignal.timeout(PROBE_TIMEOUT);
    const response = await fetch(target.url, { ...fetchOptions, method: 'HEAD', signal });
    discard(response);
    return response.status < 500 && response.status !== 429;
  } catch (error) {
    log.warn('target-not-reachable', { target: target.name, code: errorCode(error) });
    return false;
  }
}
