import { discard, readText } from '@/lib/http/read-text';
import { errorCode } from '@/lib/log/error-code';
import { parseRetryAfter } from '../model/backoff';
import { type HttpTarget } from '../model/kind';
import { type Outcome } from '../model/outcome';

const RETRY = new Set([408, 425, 429]);
const THROTTLED = new Set([429, 503]);

const ANSWER_HOST = 'script.googleusercontent.com';
const LOGIN_HOST = 'accounts.google.com';
const LOGIN_PATH = /servicelogin|signin|\/login/i;

const isHtml = (response: Response, text: string) =>
  /html/i.test(response.headers.get('content-type') ?? '') || /^\s*</.test(text);

export async function readResponse(
  target: HttpTarget,
  response: Response,
  { now, fetchAnswer }: { now: number; fetchAnswer: (url: string) => Promise<Response> },
): Promise<Outcome> {
  const { status, headers } = response;
  if (target.type === 'script' && response.ok) return readScript(response);
  discard(response);
  if (target.type === 'script' && (status === 302 || status === 303)) {
    return readScriptRedirect(target, response, fetchAnswer);
  }
  const code = `status-${status}`;
  if (response.ok) return { verdict: 'delivered', code };
  if (status < 500 && !RETRY.has(status)) return { verdict: 'rejected', code };
  const retryAfter = parseRetryAfter(headers.get('retry-after'), now);
  const isThrottled = THROTTLED.has(status);
  return { verdict: 'retry', code, isThrottled, retryAfter };
}

/** An Apps Script that throws answers 200 with an HTML page. */
async function readScript(response: Response): Promise<Outcome> {
  try {
    const text = await readText(response);
    if (!isHtml(response, text)) return readAnswer(text, `status-${response.status}`);
    return { verdict: 'retry', code: 'script-error' };
  } catch (error) {
    const { code } = readFailure(error);
    return { verdict: 'retry', code: `script-${code}`, isUncertain: true };
  }
}

/** A redirect to the script host means that the script has run: it must not run again. */
async function readScriptRedirect(
  target: HttpTarget,
  { status, headers }: Response,
  fetchAnswer: (url: string) => Promise<Response>,
): Promise<Outcome> {
  const location = headers.get('location');
  const code = `status-${status}`;
  const redirected: Outcome = { verdict: 'rejected', code: 'redirect' };
  const targetUrl = new URL(target.url);
  if (location === null || !URL.canParse(location, targetUrl)) return redirected;
  const url = new URL(location, targetUrl);
  const isSameLocalServer = targetUrl.protocol === 'http:' && url.origin === targetUrl.origin;
  if (url.hostname === LOGIN_HOST || (isSameLocalServer && LOGIN_PATH.test(url.pathname))) {
    return { verdict: 'hold', code: 'login-page' };
  }
  const isScriptHost = url.protocol === 'https:' && url.hostname === ANSWER_HOST;
  if (!isScriptHost && !isSameLocalServer) return redirected;
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
