import { expect, it } from 'vitest';
import { readFailure, readResponse } from '@/lib/submissions/delivery/read-response';
import { isReachable, send } from '@/lib/submissions/delivery/send';
import { type HttpTarget } from '@/lib/submissions/model/kind';
import { faults } from '@/tests/support/faults';
import { readLog } from '@/tests/support/log-lines';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import {
  captureLog,
  contactRow,
  contactTarget,
  profileRow,
  profileTarget,
  T0,
} from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { server, posts } = await receiver();

/** The timeout where the target never ends; where it does, it may take its time on a busy machine. */
const SHORT = 1_500;
const LONG = 60_000;

const row = contactRow('a'.repeat(64));
const sendTo = (type: HttpTarget['type'], url = server.url, timeout = LONG) =>
  type === 'sheet'
    ? send(contactTarget(url), row, { timeout })
    : send(profileTarget(type, url), profileRow('b'.repeat(64)), { timeout });

it('send: posts the same body with the same idempotency key each time, and the token', async () => {
  const target = contactTarget(server.url);
  await send({ ...target, token: 'secret' }, row);
  await send(target, row);
  await send(target, { ...row, payloadHash: 'f'.repeat(64) });
  const [first, second, other] = server.received;
  expect(first).toMatchObject({ method: 'POST', path: '/exec' });
  expect(first?.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer secret',
    'idempotency-key': expect.stringMatching(/^a{32}-[0-9a-f]{16}$/) as string,
  });
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(second?.headers.authorization).toBeUndefined();
  expect(second?.body).toBe(first?.body);
  expect(other?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
});

it('send: holds a row without a payload', async () => {
  const outcome = await send(contactTarget(server.url), { ...row, payload: null });
  expect(outcome).toMatchObject({ verdict: 'hold', code: 'erased' });
  expect(server.received).toEqual([]);
});

it.concurrent.each(faults)(
  'send: reads a response of $name',
  async ({ name, type, manner, expected, gets = 0 }) => {
    const target = await misbehavingServer();
    target.behave(manner(target));
    const timeout = /hangs|drips/.test(name) ? SHORT : LONG;
    expect(await sendTo(type, target.url, timeout)).toMatchObject(expected);
    expect(target.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(target.received).toHaveLength(1 + gets);
    expect(target.flooded).toBeLessThan(50 * 1024 ** 2);
    await target.close();
  },
);

it('send: uses a connection again', async () => {
  server.behave({ does: 'answer', body: 'thanks' });
  for (let n = 0; n < 10; n++) await sendTo('sheet');
  expect(new Set(server.received.map(({ port }) => port)).size).toBeLessThan(5);
});

it.each(['drip', 'flood'] as const)('send: closes an endless response (%s)', async (does) => {
  const endless = await misbehavingServer();
  endless.behave({ does });
  await send(contactTarget(endless.url), row, { timeout: SHORT });
  expect(endless.busy).toBe(1);
  await expect.poll(() => endless.busy).toBe(0);
  await endless.close();
});

it('send: reports a refused connection as one that never left', async () => {
  const gone = await misbehavingServer();
  await gone.close();
  const outcome = await send(contactTarget(gone.url), row);
  const expected = { verdict: 'retry', isUncertain: false };
  expect(outcome).toMatchObject({ ...expected, code: 'econnrefused' });
});

it.each([
  [{ name: 'AbortError' }, 'timeout', true],
  [{ code: 'ENOTFOUND' }, 'enotfound', false],
  [{ code: 'CERT_HAS_EXPIRED' }, 'cert-has-expired', false],
  [{ code: 14, cause: { cause: { code: 'UND_ERR_SOCKET' } } }, 'und-err-socket', true],
  [{ code: 'at asha@example.in', cause: null }, 'network', true],
  [{ code: 'E'.repeat(41) }, 'network', true],
  [{ code: '_E_NO_CODE' }, 'network', true],
  [undefined, 'network', true],
])('readFailure: reads the code of %j as %s', (error, code, isUncertain) => {
  const expected = { verdict: 'retry', code, isUncertain };
  expect(readFailure(error)).toEqual(expected);
});

it.each([
  ['https://script.googleusercontent.com/macros/echo', 'script-refused'],
  ['http://script.googleusercontent.com/macros/echo', 'redirect'],
  ['https://example.org/', 'redirect'],
  ['/ServiceLogin', 'redirect'],
])('readResponse: reads a redirect of a script to %s as %s', async (location, code) => {
  const target = profileTarget('script', 'https://script.google.com/macros/s/x/exec');
  const response = new Response(null, { status: 302, headers: { location } });
  const fetchAnswer = async () => Response.json({ ok: false });
  expect(await readResponse(target, response, { now: T0, fetchAnswer })).toMatchObject({ code });
});

it('isReachable: is false for a target that is down, throttles or cannot be reached', async () => {
  const { lines, log } = captureLog();
  const target = contactTarget(server.url);
  for (const status of [200, 404, 429, 499, 500, 503]) {
    server.behave({ does: 'answer', status });
    expect(await isReachable(target, log), `${status}`).toBe(![429, 500, 503].includes(status));
  }
  server.behave({ does: 'reset' });
  expect(await isReachable(target, log)).toBe(false);
  const expected = { event: 'target-not-reachable', target: 'contact-sheet' };
  expect(readLog(lines)).toMatchObject([expected]);
  expect(posts()).toEqual([]);
});
