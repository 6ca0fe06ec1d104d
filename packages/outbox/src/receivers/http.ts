import { errorCode } from '../error-code.ts';
import { type Outcome } from '../outcome.ts';
import { discard } from '../read-text.ts';
import { answersPlainly, type Receiver, type SentRow } from '../receiver.ts';
import { SECOND } from '../time.ts';

/** `url` and `token` must never reach a browser. */
export interface HttpAddress {
  name: string;
  url: string;
  token?: string;
}

/** The same bytes in every attempt: receivers recognize duplicates by them. */
export type Compose = (row: SentRow) => string;

/** Takes a POST of JSON: any 2xx means that it has the row. */
export const httpReceiver = (
  address: HttpAddress,
  compose: Compose,
  { concurrency = 4 } = {},
): Receiver => ({
  name: address.name,
  concurrency,
  async send(row, signal) {
    const body = compose(row);
    try {
      return readResponse(await post(address, row.id, body, signal), Date.now());
    } catch (error) {
      return readFailure(error);
    }
  },
  answers: answersPlainly,
});

export const fetchOptions = { redirect: 'manual', cache: 'no-store' } as const;

export const post = (
  { url, token }: HttpAddress,
  key: string,
  body: string,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(url, {
    ...fetchOptions,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
      'idempotency-key': key,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
    signal,
  });

const RETRY = new Set([408, 425, 429]);

export function readResponse(response: Response, now: number): Outcome {
  const { ok, status, headers } = response;
  const code = `status-${status}`;
  discard(response);
  if (ok) return { verdict: 'delivered', code };
  if (status < 500 && !RETRY.has(status)) return { verdict: 'rejected', code };
  return { verdict: 'retry', code, retryAfter: parseRetryAfter(headers.get('retry-after'), now) };
}

/** A number of seconds or a date, both in milliseconds from now. */
function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now;
  return wait >= 0 ? wait : undefined;
}

const NEVER_SENT = new Set([
  'econnrefused',
  'enotfound',
  'eai-again',
  'enetunreach',
  'ehostunreach',
  'und-err-connect-timeout',
]);

const CODES: Partial<Record<string, string>> = {
  'timeout-error': 'timeout',
  'abort-error': 'timeout',
  'type-error': 'network',
  unknown: 'network',
};

export function readFailure(error: unknown): Outcome {
  const name = errorCode(error);
  const code = CODES[name] ?? name;
  const isUncertain = !NEVER_SENT.has(code) && !/cert|tls|ssl|self-signed/.test(code);
  return { verdict: 'retry', code, isUncertain };
}
