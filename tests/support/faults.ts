import { type Target } from '@/lib/submissions/model/kind';
import { type Outcome } from '@/lib/submissions/model/outcome';
import { type Manner, type MisbehavingServer } from './misbehaving-server';

export interface Fault {
  name: string;
  type: Target['type'];
  manner: (server: MisbehavingServer) => Parameters<MisbehavingServer['behave']>[0];
  expected: Partial<Outcome>;
  /** How many requests other than the one POST may reach the server. */
  gets?: number;
}

const always = (manner: Manner) => () => manner;
const status = (code: number, headers: Record<string, string> = {}): Fault['manner'] =>
  always({ does: 'answer', status: code, headers });

const delivered = (code: string): Partial<Outcome> => ({
  verdict: 'delivered',
  code,
  answered: true,
});
const rejected = (code: string): Partial<Outcome> => ({
  verdict: 'rejected',
  code,
  answered: true,
});
const retry = (code: string): Partial<Outcome> => ({ verdict: 'retry', code, answered: true });
const silent = (code: string): Partial<Outcome> => ({
  verdict: 'retry',
  code,
  answered: false,
  isUncertain: true,
});

const ofSheet = (name: string, manner: Fault['manner'], expected: Partial<Outcome>): Fault => ({
  name: `sheet: ${name}`,
  type: 'sheet',
  manner,
  expected,
});
const ofScript = (
  name: string,
  manner: Fault['manner'],
  expected: Partial<Outcome>,
  gets = 0,
): Fault => ({ name: `script: ${name}`, type: 'script', manner, expected, gets });

/** A script's way of answering: run it, then point to where the answer lies. */
const runs =
  (answer: Manner): Fault['manner'] =>
  ({ origin }) =>
  ({ method }) =>
    method === 'POST'
      ? { does: 'answer', status: 302, headers: { location: `${origin}/macros/echo?key=1` } }
      : answer;

/** The fault table of the requirements: what a receiver does, and what we make of it. */
export const faults: Fault[] = [
  ...[200, 201, 204].map((code) => ofSheet(`${code}`, status(code), delivered(`status-${code}`))),
  ...[400, 401, 403, 404, 410, 413, 422].map((code) =>
    ofSheet(`${code}`, status(code), rejected(`status-${code}`)),
  ),
  ...[408, 425, 429, 500, 502, 503, 504].map((code) =>
    ofSheet(`${code}`, status(code), retry(`status-${code}`)),
  ),
  ofSheet('429 with Retry-After', status(429, { 'retry-after': '30' }), {
    isThrottled: true,
    retryAfter: 30_000,
  }),
  ofSheet('503 with nonsense in Retry-After', status(503, { 'retry-after': 'soon' }), {
    isThrottled: true,
  }),
  ofSheet('hangs', always({ does: 'hang' }), silent('timeout')),
  ofSheet('drips headers', always({ does: 'drip-headers' }), silent('timeout')),
  ofSheet('drips a body after 200', always({ does: 'drip' }), delivered('status-200')),
  ofSheet('drips a body after 500', always({ does: 'drip', status: 500 }), retry('status-500')),
  ofSheet('resets', always({ does: 'reset' }), silent('econnreset')),
  ofSheet('cuts the body', always({ does: 'cut' }), delivered('status-200')),
  ofSheet('sends 6 GB', always({ does: 'flood' }), delivered('status-200')),
  ofSheet('sends 6 GB with an error', always({ does: 'flood', status: 502 }), retry('status-502')),
  ofSheet('bad gzip', always({ does: 'bad-gzip' }), delivered('status-200')),
  ofSheet('headers of 1 MB', always({ does: 'huge-headers' }), silent('und-err-headers-overflow')),
  ofSheet('no HTTP', always({ does: 'babble' }), {
    verdict: 'retry',
    answered: false,
    isUncertain: true,
  }),
  ofSheet(
    '307 to itself',
    ({ url }) => ({ does: 'answer', status: 307, headers: { location: url } }),
    rejected('status-307'),
  ),
  ofSheet(
    '302 to 127.0.0.1',
    ({ origin }) => ({ does: 'answer', status: 302, headers: { location: `${origin}/admin` } }),
    rejected('status-302'),
  ),
  ofSheet(
    '308 elsewhere',
    status(308, { location: 'https://example.org/' }),
    rejected('status-308'),
  ),

  ofScript(
    'redirects to its answer',
    runs({ does: 'answer', body: '{"ok":true}' }),
    delivered('status-302'),
    1,
  ),
  ofScript(
    'answer in the owner’s words',
    runs({ does: 'answer', body: 'thanks' }),
    delivered('status-302'),
    1,
  ),
  ofScript(
    'says it kept nothing',
    runs({ does: 'answer', body: '{"ok":false}' }),
    { verdict: 'hold', code: 'script-refused' },
    1,
  ),
  ofScript('answer cannot be fetched', runs({ does: 'reset' }), delivered('status-302'), 1),
  ofScript('answer hangs', runs({ does: 'hang' }), delivered('status-302'), 1),
  ofScript('answer drips', runs({ does: 'drip' }), delivered('status-302'), 1),
  ofScript('answer is 6 GB', runs({ does: 'flood' }), delivered('status-302'), 1),
  ofScript('answer is bad gzip', runs({ does: 'bad-gzip' }), delivered('status-302'), 1),
  ofScript(
    'answer redirects on',
    ({ origin }) =>
      () => ({ does: 'answer', status: 302, headers: { location: `${origin}/again` } }),
    delivered('status-302'),
    1,
  ),
  ofScript(
    'redirects to a login page',
    status(302, { location: 'https://accounts.google.com/ServiceLogin?continue=x' }),
    { verdict: 'hold', code: 'login-page', answered: true },
  ),
  ofScript('redirects to a login page of its own', status(302, { location: '/ServiceLogin' }), {
    verdict: 'hold',
    code: 'login-page',
  }),
  ofScript(
    'redirects elsewhere',
    status(302, { location: 'https://example.org/' }),
    rejected('redirect'),
  ),
  ofScript(
    'redirects to another port here',
    status(302, { location: 'http://127.0.0.1:9/' }),
    rejected('redirect'),
  ),
  ofScript('redirects nowhere', status(302), rejected('redirect')),
  ofScript('redirects to nonsense', status(302, { location: 'http://[' }), rejected('redirect')),
  ofScript(
    '307 to itself',
    ({ url }) => ({ does: 'answer', status: 307, headers: { location: url } }),
    rejected('status-307'),
  ),
  ofScript(
    '200 with a page',
    always({ does: 'answer', headers: { 'content-type': 'text/html' }, body: '<!DOCTYPE html>' }),
    retry('script-error'),
  ),
  ofScript(
    '200 with a page that says it is text',
    always({ does: 'answer', headers: { 'content-type': 'text/plain' }, body: ' \n<html>' }),
    retry('script-error'),
  ),
  ofScript(
    '200 with an endless page',
    always({ does: 'flood', type: 'text/html' }),
    retry('script-error'),
  ),
  ofScript(
    '200 with JSON',
    always({ does: 'answer', body: '{"ok":true}' }),
    delivered('status-200'),
  ),
  ofScript('200 with nothing', always({ does: 'answer' }), delivered('status-200')),
  ofScript('200 and a no', always({ does: 'answer', body: '{"ok":false}' }), {
    verdict: 'hold',
    code: 'script-refused',
  }),
  ofScript('200 with 6 GB', always({ does: 'flood' }), delivered('status-200')),
  ofScript('200 and cut', always({ does: 'cut' }), {
    verdict: 'retry',
    answered: true,
    isUncertain: true,
  }),
  ofScript('200 and bad gzip', always({ does: 'bad-gzip' }), {
    verdict: 'retry',
    answered: true,
    isUncertain: true,
  }),
  ofScript('200 and drips', always({ does: 'drip' }), {
    verdict: 'retry',
    code: 'timeout',
    answered: true,
    isUncertain: true,
  }),
  ofScript('500', status(500), retry('status-500')),
  ofScript('404', status(404), rejected('status-404')),
  ofScript('hangs', always({ does: 'hang' }), silent('timeout')),
  ofScript('resets', always({ does: 'reset' }), silent('econnreset')),

  {
    name: 'api: 200 with a page',
    type: 'api',
    manner: always({ does: 'answer', headers: { 'content-type': 'text/html' }, body: '<p>' }),
    expected: delivered('status-200'),
  },
  {
    name: 'api: 302 to its own host',
    type: 'api',
    manner: status(302, { location: '/elsewhere' }),
    expected: rejected('status-302'),
  },
  {
    name: 'api: hangs',
    type: 'api',
    manner: always({ does: 'hang' }),
    expected: silent('timeout'),
  },
];
