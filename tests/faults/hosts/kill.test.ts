import { onTestFinished } from 'vitest';
import { outboxSite } from '@/tests/support/outbox-site';
import { postMessage } from '@/tests/support/server-actions';
import { expect, test } from '@/tests/support/server-test';
import { respond } from '@/tests/support/sheet';
import { nextStart, startSite } from '@/tests/support/site';
import { typed } from '@/tests/support/visitor';

const CLOCK = 'const now = Date.now; Date.now = () => now() + 60_000';
/** Started a minute later, when the next attempt is due. */
const aMinuteLater = {
  ...nextStart,
  args: (port: number) => [`--import=data:text/javascript,${CLOCK}`, ...nextStart.args(port)],
};

test('outbox: a refused message survives kill -9', async ({ sheet, sender }) => {
  const { settings, secret, start, remove, storedRows } = outboxSite();
  onTestFinished(remove);
  await sheet.plan(sender, respond(503), respond(201));
  const killed = await start();
  onTestFinished(killed.stop);
  const values = { ...typed, email: sender };
  expect((await postMessage(killed.url, values)).text).toContain('"reason":"refused","kept":true');
  expect(await storedRows(sender)).toMatchObject([{ payload: values, attempts: 1 }]);
  await killed.end('SIGKILL');

  const { url, stop } = await startSite(settings, aMinuteLater);
  onTestFinished(stop);
  const get = (path: string) =>
    fetch(url + path, { headers: { authorization: `Bearer ${secret}` } });
  expect((await get('/api/outbox')).status).toBe(200);
  // The site may be sending it by itself.
  await expect.poll(() => sheet.received(sender)).toHaveLength(2);
  const [first, second] = await sheet.received(sender);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  await expect
    .poll(async () => (await storedRows(sender)).map(({ state }) => state))
    .toEqual(['delivered']);
  expect(await (await get('/api/health')).json()).toMatchObject({
    status: 'ok',
    open: 0,
    receivers: { contact: 'configured' },
  });
});
