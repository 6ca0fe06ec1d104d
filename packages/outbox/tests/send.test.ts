import { expect, it, onTestFinished, vi } from 'vitest';
import { type Outcome } from '@sutra/outbox/outcome';
import { type Receiver, type SentRow } from '@sutra/outbox/receiver';
import { readScriptResponse } from '@sutra/outbox/receivers/apps-script';
import { freshInbox } from './support/inbox.ts';
import {
  type Manner,
  misbehavingServer,
  type MisbehavingServer,
} from './support/misbehaving-server.ts';
import { noteRow, T0 } from './support/notes.ts';
import { receiverOf, type ReceiverType } from './support/receivers.ts';
import { readTable } from './support/table.ts';

const { server } = await freshInbox();

/** Bytes of an endless response; about 4 MB of it wait in the buffers of both sockets. */
const MOST_TAKEN = 16 * 1024 ** 2;

const row = noteRow('a'.repeat(64));
const realFetch = fetch;
const send = (receiver: Receiver, sent = row, signal = new AbortController().signal) =>
  receiver.send(sent as SentRow, signal);

it('send: posts the same body with the same idempotency key each time, and the token', async () => {
  await send(receiverOf('sheet', server.url, 'secret'));
  const receiver = receiverOf('sheet', server.url);
  await send(receiver);
  await send(receiver, noteRow('b'.repeat(64)));
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

type Answer = Extract<Manner, { does: 'answer' }>;
type Behaviour = Manner | ((server: MisbehavingServer) => Parameters<typeof server.behave>[0]);

const status = (code: number, headers: Record<string, string> = {}): Answer => ({
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

/** A script runs, and redirects to its answer. */
const runs =
  (answer: Manner | ((origin: string) => Manner), code = 302): Behaviour =>
  ({ origin }) =>
  ({ method }) => {
    if (method === 'POST') return status(code, { location: `${origin}/macros/echo?key=1` });
    return typeof answer === 'function' ? answer(origin) : answer;
  };

/** What the table says of a receiver; a number is the status of its response. */
const behaviours: Record<string, Behaviour> = {
  '429, again in 30 s': status(429, { 'retry-after': '30' }),
  '503, again in an hour by date': status(503, {
    'retry-after': new Date(T0 + 3.6e6).toUTCString(),
  }),
  '503, again soon': status(503, { 'retry-after': 'soon' }),
  hangs: { does: 'hang' },
  'drips a body after 200': { does: 'drip' },
  'drips a body after 500': { does: 'drip', status: 500 },
  resets: { does: 'reset' },
  'cuts the body': { does: 'cut' },
  'sends 6 GB': { does: 'flood' },
  'sends 6 GB with an error': { does: 'flood', status: 502 },
  'bad gzip': { does: 'bad-gzip' },
  'no HTTP': { does: 'babble' },
  '307 to itself': ({ url }) => status(307, { location: url }),
  '302 to its own host': ({ origin }) => redirect(`${origin}/admin`),
  '308 elsewhere': status(308, { location: 'https://example.org/' }),
  'redirects to its answer': runs(body('{"ok":true}')),
  'redirects by 303': runs(body('{"ok":true}'), 303),
  'answers in the owner’s words': runs(body('thanks')),
  'says that it stored nothing': runs(body('{"ok":false}')),
  'says "result":"error"': runs(body('{"result":"error","error":{}}')),
  'says "result": "Error" as text': runs(body(' {"result": "Error"}\n', 'text/plain')),
  'says "status":"error"': runs(body('{"status":"error","message":"no sheet"}')),
  'says "error" alone': runs(body('{"error":"You do not have permission"}')),
  'says "success":false': runs(body('{"success":false}')),
  'says "result":"success"': runs(body('{"result":"success","row":7,"error":null}')),
  'says "status":"success"': runs(body('{"status":"success","error":false}')),
  'speaks of errors in a text': runs(body('0 errors', 'text/plain')),
  'answers with a list': runs(body('[{"error":"x"}]')),
  'answers half of a refusal': runs(body('{"result":"error",')),
  'has a page for an answer': runs(body('<!DOCTYPE html><p>Exception</p>', 'text/html')),
  'has a page for an answer, sent as text': runs(body('\n <html>', 'text/plain')),
  'has a page for an answer, with 404': runs({
    ...status(404, { 'content-type': 'text/html; charset=utf-8' }),
    body: '<p>Sorry, the file you have requested does not exist.</p>',
  }),
  'has a page for an answer, without end': runs({ does: 'flood', type: 'text/html' }),
  'has a slow page for an answer': runs({ does: 'drip', type: 'text/html' }),
  'has an answer of 500 without a page': runs({ ...status(500), body: 'busy' }),
  'has an answer that redirects with a page': runs((origin) => ({
    ...redirect(`${origin}/again`),
    body: '<p>Moved</p>',
  })),
  'has an answer that resets': runs({ does: 'reset' }),
  'has an answer that hangs': runs({ does: 'hang' }),
  'has an answer of 6 GB': runs({ does: 'flood' }),
  'has an answer that redirects': runs((origin) => redirect(`${origin}/again`)),
  'redirects to Google’s login page': redirect('https://accounts.google.com/ServiceLogin?a=x'),
  'redirects elsewhere': redirect('https://example.org/'),
  'redirects to another port': redirect('http://127.0.0.1:9/'),
  'redirects nowhere': status(302),
  'redirects to nonsense': redirect('http://['),
  '200 with a page': body('<!DOCTYPE html>', 'text/html'),
  '200 with a page sent as text': body(' \n<html>', 'text/plain'),
  '200 with an endless page': { does: 'flood', type: 'text/html' },
  '200 with text': body('98 < 99', 'text/plain'),
  '200 with JSON': body('{"ok":true}'),
  '200 with null': body('null'),
  '200 with nothing': body(''),
  '200 and a refusal': body('{"ok":false}'),
  '200 and "result":"error"': body('{"result":"error"}'),
};

const toText = ({ verdict, code, isUncertain, retryAfter }: Outcome) =>
  `${verdict} ${code}${isUncertain ? '?' : ''}${retryAfter === undefined ? '' : ` after ${retryAfter}`}`;

/** One attempt; one at a receiver that never ends is over when its last event has come. */
async function attempt(type: ReceiverType, does: string, gets: number) {
  const receiver = await misbehavingServer();
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException('over', 'TimeoutError'));
  const found = behaviours[does] ?? status(Number(does));
  const behaviour = typeof found === 'function' ? found(receiver) : found;
  receiver.behave((request) => {
    if (/hang/.test(does) && receiver.received.length === 1 + gets) setImmediate(end);
    return typeof behaviour === 'function' ? behaviour(request) : behaviour;
  });
  vi.stubGlobal('fetch', async (...args: Parameters<typeof realFetch>) => {
    const response = await realFetch(...args);
    if (/drips/.test(does)) setImmediate(end);
    return response;
  });
  const outcome = await send(receiverOf(type, receiver.url), row, controller.signal);
  vi.unstubAllGlobals();
  await receiver.close();
  return { outcome, receiver };
}

it('send: reads each response of the table, with one POST and no more of it than is needed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: T0 });
  onTestFinished(() => void vi.useRealTimers());
  for (const [type, does, expected, gets] of readTable('http-responses')) {
    const { outcome, receiver } = await attempt(type as ReceiverType, does!, Number(gets));
    const methods = receiver.received.map(({ method }) => method).join(' ');
    const name = `${type}: ${does}`;
    expect.soft(toText(outcome), name).toBe(expected);
    expect.soft(methods, name).toBe(gets === '1' ? 'POST GET' : 'POST');
    expect.soft(receiver.flooded, name).toBeLessThan(MOST_TAKEN);
  }
});

it('send: uses a connection again', async () => {
  // More than the client buffers of a body that is not read.
  server.behave({ does: 'answer', body: 'thanks '.repeat(8_000) });
  for (let n = 0; n < 10; n++) await send(receiverOf('sheet', server.url));
  expect(new Set(server.received.map(({ port }) => port)).size).toBeLessThan(5);
});

it('send: closes an endless response, a slow one at the end of the attempt', async () => {
  for (const does of ['flood', 'drip'] as const) {
    const receiver = await misbehavingServer();
    receiver.behave({ does });
    const attempt = new AbortController();
    await send(receiverOf('sheet', receiver.url), row, attempt.signal);
    if (does === 'drip') attempt.abort();
    await expect.poll(() => receiver.busy).toBe(0);
    await receiver.close();
  }
});

it('send: reports a refused connection, and one without TLS, as one that never left', async () => {
  const gone = await misbehavingServer();
  await gone.close();
  const never = { verdict: 'retry', isUncertain: false };
  const refused = await send(receiverOf('sheet', gone.url));
  expect(refused).toMatchObject({ ...never, code: 'econnrefused' });
  const plain = await send(receiverOf('sheet', server.url.replace('http:', 'https:')));
  expect(plain).toMatchObject({ ...never, code: expect.stringMatching(/ssl|tls/) as string });
});

it('readScriptResponse: takes the answer of a script from Google over TLS alone', async () => {
  const url = 'https://script.google.com/macros/s/x/exec';
  const fetchAnswer = async () => Response.json({ ok: false });
  for (const [location, code] of [
    ['https://script.googleusercontent.com/macros/echo', 'script-refused'],
    ['http://script.googleusercontent.com/macros/echo', 'redirect'],
    ['https://example.org/', 'redirect'],
    ['/ServiceLogin', 'redirect'],
  ] as const) {
    const response = new Response(null, { status: 302, headers: { location } });
    const outcome = await readScriptResponse(url, response, { now: T0, fetchAnswer });
    expect.soft(outcome, location).toMatchObject({ code });
  }
});
