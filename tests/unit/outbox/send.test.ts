import { expect, it } from 'vitest';
import { type HttpReceiver } from '@/lib/outbox/kinds';
import { readResponse, send } from '@/lib/outbox/send';
import { faults } from '@/tests/support/faults';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import { receiver as startReceiver } from '@/tests/support/receiver';
import { contactReceiver, contactRow, profileReceiver, profileRow, T0 } from '@/tests/support/rows';

const { server } = await startReceiver();

/** The timeout where the receiver never ends; where it does, it may take its time on a busy machine. */
const SHORT = 1_500;
const LONG = 60_000;

const row = contactRow('a'.repeat(64));
const sendTo = (type: HttpReceiver['type'], url = server.url, timeout = LONG) =>
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

it.concurrent.each(faults)(
  'send: reads a response of $name',
  async ({ name, type, manner, expected, gets = 0 }) => {
    const receiver = await misbehavingServer();
    receiver.behave(manner(receiver));
    const timeout = /hangs|drips/.test(name) ? SHORT : LONG;
    expect(await sendTo(type, receiver.url, timeout)).toMatchObject(expected);
    expect(receiver.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(receiver.received).toHaveLength(1 + gets);
    expect(receiver.flooded).toBeLessThan(50 * 1024 ** 2);
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
])('readResponse: reads a redirect of a script to %s as %s', async (location, code) => {
  const receiver = profileReceiver('script', 'https://script.google.com/macros/s/x/exec');
  const response = new Response(null, { status: 302, headers: { location } });
  const fetchAnswer = async () => Response.json({ ok: false });
  expect(await readResponse(receiver, response, { now: T0, fetchAnswer })).toMatchObject({ code });
});
