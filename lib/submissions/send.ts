import { readAnswer } from './answers';
import { bodyFor } from './bodies';
import { idempotencyKey } from './ids';
import { failedRequest, type Outcome } from './outcome';
import { type Target } from './targets';
import { type Submission } from './types';

/** The longest one attempt may take, answer and all, in milliseconds. */
export const SEND_TIMEOUT = 6_000;

/** The longest we wait for a script's own words once we know that it has run. */
const WORDS_TIMEOUT = 2_000;

/**
 * Sends one submission once. Never throws, never follows a redirect, never reads more than 64 KB
 * of an answer, and is over after `timeout` milliseconds.
 */
export async function send(
  target: Target,
  row: Submission,
  { timeout = SEND_TIMEOUT, now = Date.now }: { timeout?: number; now?: () => number } = {},
): Promise<Outcome> {
  const { payload } = row;
  if (payload === null) return { verdict: 'hold', code: 'erased', answered: false };
  const signal = AbortSignal.timeout(Math.max(1, Math.round(timeout)));
  const get = (url: string) =>
    fetch(url, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(WORDS_TIMEOUT)]),
    });
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey(row),
        ...(target.token && { authorization: `Bearer ${target.token}` }),
      },
      body: bodyFor(target.type, { ...row, payload }),
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    return await readAnswer(target, response, { now: now(), get });
  } catch (error) {
    return failedRequest(error);
  }
}
