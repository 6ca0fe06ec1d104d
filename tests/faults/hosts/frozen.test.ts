import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { LEASE } from '@sutra/outbox/row';
import { SEND_TIMEOUT } from '@sutra/outbox/timeouts';
import { startFunctionHost } from '@/tests/support/function-host';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import { postMessage } from '@/tests/support/server-actions';
import { expect, test } from '@/tests/support/server-test';
import { AUTH_SECRET } from '@/tests/support/session';
import { typed } from '@/tests/support/visitor';

const CRON_SECRET = 'cron-kanari-7f3q-2x9d-5m1w-8h4k-6z0t';
/** As slow as an Apps Script, so that a pass is cut where it may be. */
const SCRIPT_DELAY = 100;
/** Longer than an attempt may take: one that the freeze had cut would count as failed, and be repeated. */
const FROZEN_MS = SEND_TIMEOUT + 1_000;
const WAITING = 50;
/** Two with the answer and two without it. */
const KILLS = 4;

test('function host: sends each waiting message once, however often it is frozen', async () => {
  const sheet = await misbehavingServer();
  onTestFinished(sheet.close);
  sheet.behave(() => wait(SCRIPT_DELAY, { does: 'answer' } as const));
  const host = await startFunctionHost(WAITING, {
    AUTH_SECRET,
    CRON_SECRET,
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
  await wait(FROZEN_MS);
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

test('function host: loses no message of instances that are killed while they are frozen', async () => {
  const sheet = await misbehavingServer();
  onTestFinished(sheet.close);
  const host = await startFunctionHost(WAITING, {
    AUTH_SECRET,
    CRON_SECRET,
    CONTACT_SHEET_URL: sheet.url,
  });
  onTestFinished(host.stop);
  const headers = { authorization: `Bearer ${CRON_SECRET}` };
  const restart = (kills: number) => host.restart(kills * 2 * LEASE);

  // A visitor is told that the message is kept, and the instance never runs again.
  sheet.behave({ does: 'answer', status: 503 });
  const values = { ...typed, email: 'asha@example.in' };
  const { text } = await host.request((url) => postMessage(url, values));
  expect(text).toContain('"kept":true');
  await host.kill();
  sheet.received.length = 0;

  for (let kill = 1; kill <= KILLS; kill++) {
    await restart(kill);
    let attempts = 0;
    const moment = new Promise<void>((resolve) =>
      sheet.behave(() => {
        if (++attempts < 4) return { does: 'answer' };
        resolve();
        // Every other kill comes together with the answer.
        return kill % 2 === 0 ? { does: 'hang' } : { does: 'answer' };
      }),
    );
    await host.killDuring('/api/outbox', headers, moment);
  }

  await restart(KILLS + 1);
  sheet.behave({ does: 'answer' });
  expect((await host.get('/api/outbox', headers)).status).toBe(200);
  const rows = host.rows();
  expect(rows.filter(({ state }) => state !== 'delivered')).toEqual([]);
  const arrivals = new Map<string, number>();
  for (const { headers: sent } of sheet.received) {
    const key = String(sent['idempotency-key']);
    arrivals.set(key, (arrivals.get(key) ?? 0) + 1);
  }
  const lost = rows.filter(({ id }) => !arrivals.has(id));
  const twice = rows.filter(({ id }) => arrivals.get(id)! > 1);
  const unmarked = twice.filter((row) => row.possibleDuplicates < arrivals.get(row.id)! - 1);
  expect([rows.length, lost, unmarked]).toEqual([WAITING + 1, [], []]);
  expect(twice.length).toBeGreaterThan(0);
  expect(twice.length).toBeLessThanOrEqual(KILLS);
  const health = JSON.parse((await host.get('/api/health', headers)).text) as object;
  const marked = rows.filter(({ possibleDuplicates }) => possibleDuplicates > 0).length;
  expect(health).toMatchObject({ open: 0, possiblyTwice: marked });
});
