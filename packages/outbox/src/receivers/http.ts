import { createHmac } from 'node:crypto';
import { type Outcome, readFailure } from '../outcome.ts';
import { discard } from '../read-text.ts';
import { answersPlainly, composing, type Receiver, type SentRow } from '../receiver.ts';
import { SECOND } from '../time.ts';

export { readFailure };

/** `url`, `token` and `secret` must never reach a browser. */
export interface HttpAddress {
  name: string;
  url: string;
  token?: string;
  /**
   * Signs what `httpReceiver` sends as https://www.standardwebhooks.com says: `whsec_` and 24 to 64 bytes in base64.
   */
  secret?: string;
}

/** The same bytes in every attempt: receivers recognize duplicates by them. */
export type Compose<Payload = unknown> = (row: SentRow<Payload>) => string;

/** What each request has besides. */
export interface HttpOptions {
  /** How many rows are sent at once. */
  concurrency?: number;
  method?: 'POST' | 'PUT' | 'PATCH';
  /** Of your own, such as an API key; or another `content-type`. */
  headers?: Readonly<Record<string, string>>;
}

/** By these a receiver tells rows apart, or the connection needs them. */
const RESERVED = /^(idempotency-key|webhook-.*|content-length|host|connection|transfer-encoding)$/i;

/** @throws {TypeError} for what no request can have. Names no value, which may be a key. */
function checkRequest(address: HttpAddress, method: string, headers: object): void {
  if (!['POST', 'PUT', 'PATCH'].includes(method)) {
    throw new TypeError('httpReceiver: method must be POST, PUT or PATCH');
  }
  for (const [name, value] of Object.entries(headers) as [string, unknown][]) {
    if (RESERVED.test(name) || (address.token && /^authorization$/i.test(name))) {
      throw new TypeError(`httpReceiver: the header ${name} is set by the receiver`);
    }
    try {
      if (typeof value !== 'string') throw new TypeError();
      new Headers([[name, value]]);
    } catch {
      throw new TypeError(
        `httpReceiver: the header ${name} is no header, or its value no text of one`,
      );
    }
  }
}

/** Sends JSON: any 2xx means that it has the row. */
export const httpReceiver = <Payload = unknown>(
  address: HttpAddress,
  compose: Compose<Payload>,
  { concurrency = 4, method = 'POST', headers = {} }: HttpOptions = {},
): Receiver<Payload> => {
  const sign = signer(address);
  checkRequest(address, method, headers);
  return {
    name: address.name,
    concurrency,
    async send(row, signal) {
      const body = composing(() => compose(row));
      const signature = sign(row.id, body, Date.now());
      const request = { method, headers: { ...headers, ...signature } };
      try {
        return readResponse(await post(address, row.id, body, signal, request), Date.now());
      } catch (error) {
        return readFailure(error);
      }
    },
    answers: answersPlainly,
  };
};

/** @throws for a secret that is none. */
function signer({ secret }: HttpAddress) {
  if (secret === undefined) return () => ({});
  const text = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1] ?? '';
  const key = Buffer.from(text, 'base64');
  if (key.length < 24 || key.length > 64)
    throw new TypeError('httpReceiver: secret must be whsec_ and 24 to 64 bytes in base64');
  return (id: string, body: string, now: number) => {
    const time = String(Math.floor(now / SECOND));
    const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    return {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': `v1,${signature}`,
    };
  };
}

/** Names in lower case, so that one replaces another. */
const own = (headers: object) =>
  Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value as string]);

export const fetchOptions = { redirect: 'manual', cache: 'no-store' } as const;

export const post = (
  { url, token }: HttpAddress,
  key: string,
  body: string,
  signal: AbortSignal,
  { method = 'POST', headers = {} }: Pick<HttpOptions, 'method' | 'headers'> = {},
): Promise<Response> =>
  fetch(url, {
    ...fetchOptions,
    method,
    headers: {
      ...Object.fromEntries([['content-type', 'application/json'], ...own(headers)]),
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
