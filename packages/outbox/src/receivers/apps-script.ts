import { type Outcome, wasAnswered } from '../outcome.ts';
import { discard, readText } from '../read-text.ts';
import { composing, type Receiver } from '../receiver.ts';
import { SCRIPT_ANSWER_TIMEOUT } from '../timeouts.ts';
import {
  type Compose,
  fetchOptions,
  type HttpAddress,
  post,
  readFailure,
  readResponse,
} from './http.ts';

type FetchAnswer = (url: string) => Promise<Response>;

/** A web app of Google Apps Script: a redirect to its answer means that it has run. */
export const appsScriptReceiver = <Payload = unknown>(
  address: HttpAddress,
  compose: Compose<Payload>,
): Receiver<Payload> => ({
  name: address.name,
  concurrency: 4,
  async send(row, signal) {
    const body = composing(() => compose(row));
    const fetchAnswer: FetchAnswer = (url) => {
      const signals = [signal, AbortSignal.timeout(SCRIPT_ANSWER_TIMEOUT)];
      return fetch(url, { ...fetchOptions, signal: AbortSignal.any(signals) });
    };
    try {
      const response = await post(address, row.id, body, signal);
      return await readScriptResponse(address.url, response, { now: Date.now(), fetchAnswer });
    } catch (error) {
      return readFailure(error);
    }
  },
  // It ran, or its owner has to correct it: the sender cannot help.
  answers: (code) => (wasAnswered(code) ? 'success' : 'unreachable'),
});

export async function readScriptResponse(
  url: string,
  response: Response,
  { now, fetchAnswer }: { now: number; fetchAnswer: FetchAnswer },
): Promise<Outcome> {
  const { ok, status, headers } = response;
  const code = `status-${status}`;
  if (ok) return readScript(response, code);
  if (status !== 302 && status !== 303) return readResponse(response, now);
  discard(response);
  return readRedirect(new URL(url), headers.get('location'), { code, fetchAnswer });
}

const PAGE = /^\s*</;
const isTypeOfPage = ({ headers }: Response) => /html/i.test(headers.get('content-type') ?? '');

/** An Apps Script that throws answers 200 with an HTML page. */
async function readScript(response: Response, code: string): Promise<Outcome> {
  try {
    const text = await readText(response);
    const isPage = isTypeOfPage(response) || PAGE.test(text);
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
  { code, fetchAnswer }: { code: string; fetchAnswer: FetchAnswer },
): Promise<Outcome> {
  const redirected: Outcome = { verdict: 'rejected', code: 'redirect' };
  if (location === null || !URL.canParse(location, script)) return redirected;
  const url = new URL(location, script);
  const isSameLocalServer = script.protocol === 'http:' && url.origin === script.origin;
  if (url.hostname === LOGIN_HOST) return { verdict: 'hold', code: 'login-page' };
  const isAnswer = url.protocol === 'https:' && url.hostname === ANSWER_HOST;
  if (!isAnswer && !isSameLocalServer) return redirected;
  try {
    return await readAnswerBehind(await fetchAnswer(url.href), code);
  } catch {
    return { verdict: 'delivered', code };
  }
}

/** Behind the redirect no script answers with a page: it is one of Google's, that something failed. */
const PAGE_BEHIND: Outcome = { verdict: 'hold', code: 'script-page', isUncertain: true };

async function readAnswerBehind(response: Response, code: string): Promise<Outcome> {
  const { status } = response;
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect || isTypeOfPage(response)) {
    discard(response);
    return isRedirect ? { verdict: 'delivered', code } : PAGE_BEHIND;
  }
  const text = await readText(response);
  return PAGE.test(text) ? PAGE_BEHIND : readAnswer(text, code);
}

/** How scripts say that they stored nothing: docs/Code.gs, and those of well-known tutorials. */
function isRefusal(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { ok, success, error, result, status } = answer as Record<string, unknown>;
  const isError = (word: unknown) => typeof word === 'string' && /^error$/i.test(word);
  return ok === false || success === false || Boolean(error) || isError(result) || isError(status);
}

/** Any answer but a refusal is a success: an owner's script may answer with any text. */
function readAnswer(text: string, code: string): Outcome {
  try {
    if (isRefusal(JSON.parse(text))) return { verdict: 'hold', code: 'script-refused' };
  } catch {
    // It is not JSON.
  }
  return { verdict: 'delivered', code };
}
