import { languageNames, pathsIn } from '@/content/pages';
import { originRefusal } from '@/lib/http/own-request';
import { type Refusal } from './refusals';
import { takeRender } from './render-limit';

interface CheckedRequest {
  method: string;
  path: string;
  headers: Pick<Headers, 'get'>;
}

/** A test compares them with `app/api`. */
export const API_ADDRESSES: readonly string[] = [
  '/api/account/config',
  '/api/account/session',
  '/api/health',
  '/api/outbox',
];

const FORM_PAGES: readonly string[] = languageNames.map((language) => pathsIn(language).contact);

/** More than the largest file or page has; a test checks it. */
export const LARGEST_BYTES = 1_000_000;

/** No file is older. Whether one has changed since a later date is not checked: a GET is harmless. */
const OLDEST_FILE = Date.UTC(2026, 0);

export const allowedMethods = (path: string) =>
  FORM_PAGES.includes(path) ? 'GET, HEAD, POST' : 'GET, HEAD';

const isAction = ({ path, headers }: CheckedRequest) =>
  Boolean(headers.get('next-action')) && !path.includes('.') && !path.startsWith('/_next/');

/** Checks a form posted without scripts: Next renders a page for it, which blocks Node for 25 ms. */
export function checkForm({ path, headers }: CheckedRequest): Refusal | undefined {
  if (!FORM_PAGES.includes(path)) return 'method-not-allowed';
  if (!headers.get('content-type')?.startsWith('multipart/form-data')) {
    return 'unsupported-media-type';
  }
  return originRefusal(headers) ?? (takeRender() ? undefined : 'too-many-renders');
}

/** React sends two content types; for others Next renders a page. Foreign origins get a 500. */
const checkAction = ({ headers }: CheckedRequest): Refusal | undefined =>
  /^(text\/plain|multipart\/form-data)\b/.test(headers.get('content-type') ?? '')
    ? originRefusal(headers)
    : 'unsupported-media-type';

function checkConditions({ headers }: CheckedRequest): Refusal | undefined {
  const match = headers.get('if-match');
  if (match && match.trim() !== '*') return 'precondition-failed';
  const since = headers.get('if-unmodified-since');
  if (since && Date.parse(since) < OLDEST_FILE) return 'precondition-failed';
  const first = /^bytes=(\d+)-\d*$/.exec(headers.get('range') ?? '')?.[1];
  return Number(first) >= LARGEST_BYTES ? 'range-not-satisfiable' : undefined;
}

/** Refuses requests that Next would answer with 500 or by rendering a page. */
export function checkRequest(request: CheckedRequest): Refusal | undefined {
  const { method, path } = request;
  if (method === 'TRACE') return 'method-not-allowed';
  // Route handlers check their own requests; elsewhere Next would render the 404 page.
  if (path.startsWith('/api/')) return API_ADDRESSES.includes(path) ? undefined : 'not-found';
  if (method === 'GET' || method === 'HEAD') return checkConditions(request);
  if (method !== 'POST') return 'method-not-allowed';
  return isAction(request) ? checkAction(request) : checkForm(request);
}
