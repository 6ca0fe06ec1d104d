import { discard, readText } from '@/lib/http/read-text';
import { errorCode } from '@/lib/log/error-code';
import { composeBody, type HttpReceiver, type Receiver } from './kinds';
import { composeMail, sendToOwner } from './mail';
import { type Outcome } from './outcome';
import { SECOND } from '@/lib/time';
import { type Row } from './row';

export const SEND_TIMEOUT = 6_000;

const ANSWER_TIMEOUT = 2_000;

/** The stored text is damaged. */
const UNREADABLE: Outcome = { verdict: 'hold', code: 'unreadable', isUnsent: true };

interface SendOptions {
  timeout?: number;
  now?: () => number;
}

export async function send(
  receiver: Receiver,
  row: Row,
  { timeout = SEND_TIMEOUT, now = Date.now }: SendOptions = {},
): Promise<Outcome> {
  const { payload } = row;
  if (payload === null) return UNREADABLE;
  const options = { key: row.id, timeout, now };
  try {
    return receiver.type === 'mail'
      ? await sendToOwner(receiver, composeMail({ ...row, payload }), options)
      : await post(receiver, composeBody(receiver.type, { ...row, payload }), options);
  } catch {
    // Sending itself reports its failures as outcomes.
    return UNREADABLE;
  }
}

const fetchOptions = { redirect: 'manual', cache: 'no-store' } as const;

async function post(
  receiver: HttpReceiver,
  body: string,
  { key, timeout, now }: Required<SendOptions> & { key: string },
): Promise<Outcome> {
  const signal = AbortSignal.timeout(Math.max(1, Math.round(timeout)));
  const fetchAnswer = (url: string) => {
    const signals = [signal, AbortSignal.timeout(ANSWER_TIMEOUT)];
    return fetch(url, { ...fetchOptions, signal: AbortSignal.any(signals) });
  };
  try {
    const response = await fetch(receiver.url, {
      ...fetchOptions,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
        'idempotency-key': key,
        ...(receiver.token && { authorization: `Bearer ${receiver.token}` }),
      },
      body,
      signal,
    });
    return await readResponse(receiver, response, { now: now(), fetchAnswer });
  } catch (error) {
    return readFailure(error);
  }
}

const RETRY = new Set([408, 425, 429]);

interface Options {
  now: number;
  fetchAnswer(url: string): Promise<Response>;
}

export async function readResponse(
  { type, url }: HttpReceiver,
  response: Response,
  { now, fetchAnswer }: Options,
): Promise<Outcome> {
  const { ok, status, headers } = response;
  const code = `status-${status}`;
  if (type === 'script' && ok) return readScript(response, code);
  discard(response);
  if (type === 'script' && (status === 302 || status === 303)) {
    return readRedirect(new URL(url), headers.get('location'), { code, fetchAnswer });
  }
  if (ok) return { verdict: 'delivered', code };
  if (status < 500 && !RETRY.has(status)) return { verdict: 'rejected', code };
  const retryAfter = parseRetryAfter(headers.get('retry-after'), now);
  return { verdict: 'retry', code, retryAfter };
}

/** A number of seconds or a date, both in milliseconds from now. */
function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now;
  return wait >= 0 ? wait : undefined;
}

/** An Apps Script that throws answers 200 with an HTML page. */
async function readScript(response: Response, code: string): Promise<Outcome> {
  try {
    const text = await readText(response);
    const isPage = /html/i.test(response.headers.get('content-type') ?? '') || /^\s*</.test(text);
    return isPage ? { verdict: 'retry', code: 'script-error' } : readAnswer(text, code);
  } catch (error) {
    return { verdict: 'retry', code: `script-${readFailure(error).code}`, isUncertain: true };
  }
}

const ANSWER_HOST = 'script.googleusercontent.com';
const LOGIN_HOST = 'accounts.google.com';

/** A redirect to the host of answers means that the script has run: it must not run again. */
async function readRedirect(
  script: URL,
  location: string | null,
  { code, fetchAnswer }: { code: string } & Pick<Options, 'fetchAnswer'>,
): Promise<Outcome> {
  const redirected: Outcome = { verdict: 'rejected', code: 'redirect' };
  if (location === null || !URL.canParse(location, script)) return redirected;
  const url = new URL(location, script);
  const isSameLocalServer = script.protocol === 'http:' && url.origin === script.origin;
  if (url.hostname === LOGIN_HOST) return { verdict: 'hold', code: 'login-page' };
  const isAnswer = url.protocol === 'https:' && url.hostname === ANSWER_HOST;
  if (!isAnswer && !isSameLocalServer) return redirected;
  try {
    return readAnswer(await readText(await fetchAnswer(url.href)), code);
  } catch {
    return { verdict: 'delivered', code };
  }
}

/** `{"ok":false}` means that the script stored nothing. Any other answer is a success. */
function readAnswer(text: string, code: string): Outcome {
  try {
    const answer = JSON.parse(text) as { ok?: unknown } | null;
    if (answer?.ok === false) return { verdict: 'hold', code: 'script-refused' };
  } catch {
    // An owner's script may answer with any text.
  }
  return { verdict: 'delivered', code };
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
