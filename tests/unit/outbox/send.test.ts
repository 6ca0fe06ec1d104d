import { expect, it } from 'vitest';
import { type Outcome } from '@sutra/outbox/outcome';
import { readScriptResponse } from '@sutra/outbox/receivers/apps-script';
import { type ServiceAddress } from '@/lib/submissions/addresses';
import {
  type Manner,
  misbehavingServer,
  type MisbehavingServer,
} from '@/tests/support/misbehaving-server';
import { receiver as startReceiver } from '@/tests/support/receiver';
import { contactReceiver, contactRow, profileReceiver, profileRow, T0 } from '@/tests/support/rows';
import { send } from '@/tests/support/send';

const { server } = await startReceiver();

/** The timeout where the receiver never ends; where it does, it may take its time on a busy machine. */
const SHORT = 1_500;
const LONG = 60_000;

/** Bytes of an endless response; about 4 MB of it wait in the buffers of both sockets. */
const MOST_TAKEN = 16 * 1024 ** 2;

const row = contactRow('a'.repeat(64));
const sendTo = (type: ServiceAddress['type'], url = server.url, timeout = LONG) =>
  type === 'sheet'
    ? send(contactReceiver(url), row, { timeout })
    : send(profileReceiver(type, url), profileRow('b'.repeat(64)), { timeout });

it('send: posts the same body with the same idempotency key each time, and the token', async () => {
  const receiver = contactReceiver(server.url);
  await send({ ...receiver, token: 'secret' }, row);
  await send(receiver, row);
  await send(receiver, contactRow('b'.repeat(64)));
  const [first, second, other] = server.received;
  expect(first).toMatchObject({ method: 'POST', path: '/exec' });
  expect(first?.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer secret',
    'idempotency-key': row.id,
  });
  expect(second?.headers['idempotency-key']).toBe(row.id);
  expect(second?.headers.authorization).toBeUndefined();
  expect(second?.body).toBe(first?.body);
  expect(other?.headers['idempotency-key']).toBe('b'.repeat(64));
});

type Behaviour = Parameters<MisbehavingServer['behave']>[0];
type Row = [
  does: string,
  manner: Manner | ((server: MisbehavingServer) => Behaviour),
  expected: Partial<Outcome>,
  /** How many requests other than the one POST may reach the server. */
  gets?: number,
];

const delivered = (code: string) => ({ verdict: 'delivered' as const, code });
const rejected = (code: string) => ({ verdict: 'rejected' as const, code });
const retry = (code: string) => ({ verdict: 'retry' as const, code });
const hold = (code: string) => ({ verdict: 'hold' as const, code });
const uncertain = { verdict: 'retry' as const, isUncertain: true };

const status = (code: number, headers: Record<string, string> = {}): Manner => ({
  does: 'answer',
  status: code,
  headers,
});
const redirect = (location: string) => status(302, { location });
const body = (text: string, type = 'application/json'): Manner => ({
  does: 'answer',
  headers: { 'content-type': type },
  body: text,
});
const toItself = ({ url }: MisbehavingServer) => status(307, { location: url });

/** A script runs, and redirects to its answer. */
const runs =
  (answer: Manner | ((origin: string) => Manner), code = 302): Row[1] =>
  ({ origin }) =>
  ({ method }) => {
    if (method === 'POST') return status(code, { location: `${origin}/macros/echo?key=1` });
    return typeof answer === 'function' ? answer(origin) : answer;
  };

const codes = (numbers: number[], read: (code: string) => Partial<Outcome>): Row[] =>
  numbers.map((code) => [`${code}`, status(code), read(`status-${code}`)]);

/** What a receiver does, and how the attempt is read. */
const responses: Record<ServiceAddress['type'], Row[]> = {
  sheet: [
    ...codes([200, 201, 204], delivered),
    ...codes([400, 401, 403, 404, 410, 413, 422], rejected),
    ...codes([408, 425, 429, 500, 502, 503, 504], retry),
    [
      '429 with Retry-After',
      status(429, { 'retry-after': '30' }),
      { ...retry('status-429'), retryAfter: 30_000 },
    ],
    [
      '503 with nonsense in Retry-After',
      status(503, { 'retry-after': 'soon' }),
      { ...retry('status-503'), retryAfter: undefined },
    ],
    ['hangs', { does: 'hang' }, { ...uncertain, code: 'timeout' }],
    ['drips a body after 200', { does: 'drip' }, delivered('status-200')],
    ['drips a body after 500', { does: 'drip', status: 500 }, retry('status-500')],
    ['resets', { does: 'reset' }, { ...uncertain, code: 'econnreset' }],
    ['cuts the body', { does: 'cut' }, delivered('status-200')],
    ['sends 6 GB', { does: 'flood' }, delivered('status-200')],
    ['sends 6 GB with an error', { does: 'flood', status: 502 }, retry('status-502')],
    ['bad gzip', { does: 'bad-gzip' }, delivered('status-200')],
    ['no HTTP', { does: 'babble' }, uncertain],
    ['307 to itself', toItself, rejected('status-307')],
    ['302 to 127.0.0.1', ({ origin }) => redirect(`${origin}/admin`), rejected('status-302')],
    ['308 elsewhere', status(308, { location: 'https://example.org/' }), rejected('status-308')],
  ],
  script: [
    ['redirects to its answer', runs(body('{"ok":true}')), delivered('status-302'), 1],
    ['redirects by 303', runs(body('{"ok":true}'), 303), delivered('status-303'), 1],
    ['answers in the owner’s words', runs(body('thanks')), delivered('status-302'), 1],
    ['says that it stored nothing', runs(body('{"ok":false}')), hold('script-refused'), 1],
    ['has an answer that resets', runs({ does: 'reset' }), delivered('status-302'), 1],
    ['has an answer that hangs', runs({ does: 'hang' }), delivered('status-302'), 1],
    ['has an answer of 6 GB', runs({ does: 'flood' }), delivered('status-302'), 1],
    [
      'has an answer that redirects',
      runs((origin) => redirect(`${origin}/again`)),
      delivered('status-302'),
      1,
    ],
    [
      'redirects to Google’s login page',
      redirect('https://accounts.google.com/ServiceLogin?continue=x'),
      hold('login-page'),
    ],
    ['redirects elsewhere', redirect('https://example.org/'), rejected('redirect')],
    ['redirects to another port', redirect('http://127.0.0.1:9/'), rejected('redirect')],
    ['redirects nowhere', status(302), rejected('redirect')],
    ['redirects to nonsense', redirect('http://['), rejected('redirect')],
    ['307 to itself', toItself, rejected('status-307')],
    ['200 with a page', body('<!DOCTYPE html>', 'text/html'), retry('script-error')],
    ['200 with a page sent as text', body(' \n<html>', 'text/plain'), retry('script-error')],
    ['200 with an endless page', { does: 'flood', type: 'text/html' }, retry('script-error')],
    ['200 with text', body('98 < 99', 'text/plain'), delivered('status-200')],
    ['200 with JSON', body('{"ok":true}'), delivered('status-200')],
    ['200 with null', body('null'), delivered('status-200')],
    ['200 with nothing', body(''), delivered('status-200')],
    ['200 and a refusal', body('{"ok":false}'), hold('script-refused')],
    ['200 with 6 GB', { does: 'flood' }, delivered('status-200')],
    ['200 and cuts the body', { does: 'cut' }, uncertain],
    ['200 and bad gzip', { does: 'bad-gzip' }, uncertain],
    ['200 and drips', { does: 'drip' }, { ...uncertain, code: 'script-timeout' }],
    ['500', status(500), retry('status-500')],
    ['404', status(404), rejected('status-404')],
    ['hangs', { does: 'hang' }, { ...uncertain, code: 'timeout' }],
    ['resets', { does: 'reset' }, { ...uncertain, code: 'econnreset' }],
  ],
  api: [
    ['200 with a page', body('<p>', 'text/html'), delivered('status-200')],
    ['302 to its own host', redirect('/elsewhere'), rejected('status-302')],
  ],
};

type Case = [type: ServiceAddress['type'], ...Row];
const cases = Object.entries(responses).flatMap(([type, rows]) =>
  rows.map((row) => [type, ...row] as Case),
);
it.concurrent.each(cases)(
  'send: reads a response to a %s: %s',
  async (type, does, manner, expected, gets = 0) => {
    const receiver = await misbehavingServer();
    receiver.behave(typeof manner === 'function' ? manner(receiver) : manner);
    const timeout = /hangs|drips/.test(does) ? SHORT : LONG;
    expect(await sendTo(type, receiver.url, timeout)).toMatchObject(expected);
    expect(receiver.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(receiver.received).toHaveLength(1 + gets);
    expect(receiver.flooded).toBeLessThan(MOST_TAKEN);
    await receiver.close();
  },
);

it('send: uses a connection again', async () => {
  // More than the client buffers of a body that is not read.
  server.behave({ does: 'answer', body: 'thanks '.repeat(8_000) });
  for (let n = 0; n < 10; n++) await sendTo('sheet');
  expect(new Set(server.received.map(({ port }) => port)).size).toBeLessThan(5);
});

it.each(['drip', 'flood'] as const)('send: closes an endless response (%s)', async (does) => {
  const endless = await misbehavingServer();
  endless.behave({ does });
  await send(contactReceiver(endless.url), row, { timeout: SHORT });
  expect(endless.busy).toBe(1);
  await expect.poll(() => endless.busy).toBe(0);
  expect(endless.flooded).toBeLessThan(MOST_TAKEN);
  await endless.close();
});

it('send: reports a refused connection, and one without TLS, as one that never left', async () => {
  const gone = await misbehavingServer();
  await gone.close();
  const never = { verdict: 'retry', isUncertain: false };
  const refused = await send(contactReceiver(gone.url), row);
  expect(refused).toMatchObject({ ...never, code: 'econnrefused' });
  const plain = await send(contactReceiver(server.url.replace('http:', 'https:')), row);
  expect(plain).toMatchObject({ ...never, code: expect.stringMatching(/ssl|tls/) as string });
});

it.each([
  ['https://script.googleusercontent.com/macros/echo', 'script-refused'],
  ['http://script.googleusercontent.com/macros/echo', 'redirect'],
  ['https://example.org/', 'redirect'],
  ['/ServiceLogin', 'redirect'],
])('readScriptResponse: reads a redirect of a script to %s as %s', async (location, code) => {
  const url = 'https://script.google.com/macros/s/x/exec';
  const response = new Response(null, { status: 302, headers: { location } });
  const fetchAnswer = async () => Response.json({ ok: false });
  expect(await readScriptResponse(url, response, { now: T0, fetchAnswer })).toMatchObject({ code });
});
