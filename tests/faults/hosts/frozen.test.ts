import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { SEND_TIMEOUT } from '@/lib/outbox/send';
import { startFunctionHost } from '@/tests/support/function-host';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import { postMessage } from '@/tests/support/server-actions';
import { expect, test } from '@/tests/support/server-test';
import { AUTH_SECRET } from '@/tests/support/session';
import { typed } from '@/tests/support/visitor';

const CRON_SECRET = 'cron-kanari-7f3q-2x9d-5m1w-8h4k-6z0t';
const WAITING = 50;

test('function host: sends each waiting message once, however often it is frozen', async () => {
  const sheet = await misbehavingServer();
  onTestFinished(sheet.close);
  // As slow as an Apps Script, so that a pass is cut where it may be.
  sheet.behave(() => wait(100, { does: 'answer' } as const));
  const host = await startFunctionHost(WAITING, {
    ...{ AUTH_SECRET, CRON_SECRET },
    CONTACT_SHEET_URL: sheet.url,
  });
  onTestFinished(host.stop);

  // Visitors wake it, each time for a moment.
  for (const path of ['/', '/api/account/session', '/books', '/contact']) {
    expect((await host.get(path)).status, path).toBe(200);
  }
  const values = { ...typed, email: 'asha@example.in' };
  const { state } = await host.request((url) => postMessage(url, values));
  expect(state).toBe('success');
  // As long as an attempt may take: one that was cut would count as failed now, and be repeated.
  await wait(SEND_TIMEOUT + 1_000);
  await host.get('/api/account/session');
  expect(sheet.received.map(({ body }) => body)).toEqual([expect.stringContaining('asha@')]);

  const authorization = `Bearer ${CRON_SECRET}`;
  const call = async (path: string) => {
    const { status, text } = await host.get(path, { authorization });
    return { status, body: JSON.parse(text) as Record<string, unknown> };
  };
  const report = { attempts: WAITING, delivered: WAITING };
  expect(await call('/api/outbox')).toEqual({ status: 200, body: report });
  expect((await call('/api/health')).body).toMatchObject({ store: 'up', open: 0 });
  await call('/api/outbox');
  const keys = sheet.received.map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([WAITING + 1, WAITING + 1]);
});

test('function host: without a project, the start says that nothing is kept', async () => {
  const host = await startFunctionHost(0, { GOOGLE_CLOUD_PROJECT: '', AUTH_SECRET });
  onTestFinished(host.stop);
  expect(host.output()).toContain('are not set on a host with an ephemeral disk');
  expect(host.output()).toContain('GOOGLE_CLOUD_PROJECT is enough, without a key');
  expect(JSON.parse((await host.get('/api/health')).text)).toMatchObject({ store: 'none' });
});
