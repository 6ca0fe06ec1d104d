import { parseRetryAfter } from './backoff';
import { discard, readText } from './body-text';
import { failedRequest, type Outcome } from './outcome';
import { type Target } from './targets';

const RETRY = new Set([408, 425, 429]);
const CROWDED = new Set([429, 503]);

/** Where a script's answer lies once the script has run. */
const SCRIPT_HOST = 'script.googleusercontent.com';
const LOGIN_HOST = 'accounts.google.com';
const LOGIN_PATH = /servicelogin|signin|\/login/i;

/**
 * What an answer means. Redirects are never followed, bodies are read for `script` only.
 *
 * @param get fetches a script's answer: once, without credentials.
 */
export async function readAnswer(
  target: Target,
  response: Response,
  { now, get }: { now: number; get: (url: string) => Promise<Response> },
): Promise<Outcome> {
  const { status } = response;
  if (target.type === 'script' && response.ok) return readScriptPage(response);
  const location = response.headers.get('location');
  discard(response);
  if (target.type === 'script' && (status === 302 || status === 303)) {
    return readScriptRedirect(target, location, get);
  }
  return byStatus(status, parseRetryAfter(response.headers.get('retry-after'), now));
}

function byStatus(status: number, retryAfter: number | undefined): Outcome {
  const code = `status-${status}`;
  if (status >= 200 && status < 300) return { verdict: 'delivered', code, answered: true };
  if (status < 500 && !RETRY.has(status)) return { verdict: 'refused', code, answered: true };
  const crowded = CROWDED.has(status);
  return {
    verdict: 'retry',
    code,
    answered: true,
    crowded,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** A script that fails says so with status 200 and a page for people. */
async function readScriptPage(response: Response): Promise<Outcome> {
  let text: string;
  try {
    text = await readText(response);
  } catch (error) {
    return { ...failedRequest(error), answered: true, doubtful: true };
  }
  const html = /html/i.test(response.headers.get('content-type') ?? '') || /^\s*</.test(text);
  if (html) return { verdict: 'retry', code: 'script-error', answered: true };
  return fromScript(text, `status-${response.status}`);
}

/** A redirect to the script host says that the script has run: it must not be sent again. */
async function readScriptRedirect(
  target: Target,
  location: string | null,
  get: (url: string) => Promise<Response>,
): Promise<Outcome> {
  const asked = new URL(target.url);
  if (location === null || !URL.canParse(location, asked)) {
    return { verdict: 'refused', code: 'redirect', answered: true };
  }
  const url = new URL(location, asked);
  const ownMachine = asked.protocol === 'http:' && url.origin === asked.origin;
  if (url.hostname === LOGIN_HOST || (ownMachine && LOGIN_PATH.test(url.pathname))) {
    return { verdict: 'hold', code: 'login-page', answered: true };
  }
  const scriptHost = url.protocol === 'https:' && url.hostname === SCRIPT_HOST;
  if (!scriptHost && !ownMachine) return { verdict: 'refused', code: 'redirect', answered: true };
  try {
    return fromScript(await readText(await get(url.href)), 'status-302');
  } catch {
    return { verdict: 'delivered', code: 'status-302', answered: true };
  }
}

/** A script may say itself that it kept nothing; every other answer counts as done. */
function fromScript(text: string, code: string): Outcome {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false) {
      return { verdict: 'hold', code: 'script-refused', answered: true };
    }
  } catch {
    // Not JSON: the owner's own words.
  }
  return { verdict: 'delivered', code, answered: true };
}
