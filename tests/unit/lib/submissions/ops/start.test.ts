import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as OutboxRoute from '@/app/api/outbox/route';
import { codedError } from '@/lib/log/error-code';
import { type Kind, kindNames } from '@/lib/submissions/model/kinds';
import { stateOf } from '@/lib/submissions/model/submission';
import { type Outbox } from '@/lib/submissions/outbox';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog } from '@/tests/support/next-request';
import { allRows, contactRow, HOUR, testOutbox } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const secret = 'cron-7f3q-2x9d-5m1w-8h4k-6z0t-9b2c';
const bearer = { authorization: `Bearer ${secret}` };

const { server, contact } = await receiver();
let outbox: Outbox;
let outboxRoute: typeof OutboxRoute;
let health: (request: Request) => Promise<Response>;
let start: () => Promise<void>;

const lines = interceptLog();
const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
const once = vi.spyOn(process, 'once');

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('SITE_URL', 'https://example.in');
  vi.stubEnv('AUTH_SECRET', 'only-for-the-tests-and-long-enough');
  vi.stubEnv('DATA_DIR', ':memory:');
  vi.stubEnv('CRON_SECRET', secret);
  vi.stubEnv('CONTACT_SHEET_URL', server.url);
  ({ startOutbox: start } = await import('@/lib/submissions/ops/start'));
  outboxRoute = await import('@/app/api/outbox/route');
  ({ GET: health } = await import('@/app/api/health/route'));
  const { siteOutbox } = await import('@/lib/submissions/site-outbox');
  outbox = await siteOutbox();
});
afterAll(() => void vi.restoreAllMocks());

const call = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init);
const states = async () => (await allRows(outbox.store)).map(stateOf);

it('/api/outbox: needs the secret, sends waiting rows and returns how many', async () => {
  await outbox.store.create(contactRow('first', { expiresAt: Date.now() + HOUR }));
  lines.length = 0;
  for (const authorization of ['', 'Bearer wrong', `Basic ${secret}`]) {
    const response = await outboxRoute.GET(call('/api/outbox', { headers: { authorization } }));
    expect([response.status, await response.text()]).toEqual([404, '']);
  }
  const refusal = { event: 'outbox-refused', code: 'secret' };
  expect(readLog(lines)).toMatchObject(Array(3).fill(refusal));
  expect(await states()).toEqual(['open']);
  const response = await outboxRoute.GET(call('/api/outbox', { headers: bearer }));
  expect(await response.json()).toEqual({ attempts: 1, delivered: 1, erased: 0 });
  expect(await states()).toEqual(['delivered']);
});

it.each(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const)(
  '/api/outbox: answers %s with 404',
  async (method) => {
    const handle: (request: Request) => Response = outboxRoute[method];
    const response = handle(call('/api/outbox', { method, headers: bearer }));
    expect([response.status, await response.text()]).toEqual([404, '']);
    expect(response.headers.has('allow')).toBe(false);
  },
);

it('/api/health: returns the status to everybody, and the counts with the secret', async () => {
  await outbox.store.create(contactRow('old'));
  for (const authorization of ['', 'Bearer wrong']) {
    const response = await health(call('/api/health', { headers: { authorization } }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'degraded', store: 'up' });
  }
  const response = await health(call('/api/health', { headers: bearer }));
  expect(await response.json()).toMatchObject({
    status: 'degraded',
    open: 1,
    targets: { contact: 'configured', profile: 'unset' },
  });
});

it('/api/health: is 503 when the store fails or the outbox cannot be opened', async () => {
  const down = { status: 'down', store: 'down' } as const;
  const entries = kindNames.map((kind) => [kind, 'unset']);
  const targets = Object.fromEntries(entries) as Record<Kind, 'unset'>;
  const failing = vi.spyOn(outbox, 'readHealth').mockResolvedValueOnce({ ...down, targets });
  expect((await health(call('/api/health'))).status).toBe(503);
  lines.length = 0;
  const error = codedError('app/invalid-credential');
  failing.mockRejectedValueOnce(error);
  const response = await health(call('/api/health'));
  expect([response.status, await response.json()]).toEqual([503, down]);
  const expected = { event: 'outbox-unavailable', code: 'app-invalid-credential' };
  expect(readLog(lines)).toMatchObject([expected]);
  failing.mockRestore();
});

it('startOutbox: drains, and delays the exit until the attempt under way is stored', async () => {
  server.behave({ does: 'answer', after: 150 });
  await start();
  const unset = readLog(lines, 'submission-target-unset');
  expect(unset).toContainEqual(expect.objectContaining({ kind: 'profile' }));
  expect(unset).not.toContainEqual(expect.objectContaining({ kind: 'contact' }));
  await expect.poll(() => server.received).toHaveLength(1);
  const [, onSignal] = once.mock.calls.find(([signal]) => signal === 'SIGTERM')!;
  (onSignal as () => void)();
  process.exit(143);
  expect(exit).not.toHaveBeenCalled();
  await expect.poll(() => exit).toHaveBeenCalledWith(143);
  expect(readLog(lines, 'submission-delivered')).toHaveLength(1);
  expect(readLog(lines, 'submission-not-settled')).toEqual([]);
});

it('startOutbox: lets an exit wait for 9.5 seconds after the signal, and half a second at least', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const stop = vi.spyOn(outbox, 'stop').mockResolvedValue();
  await start();
  const leave = (time: number) => {
    now.mockReturnValue(time);
    stop.mockClear();
    process.exit(143);
    return stop.mock.calls[0]![0];
  };
  expect(leave(20_000)).toBe(9_500);
  const [, onSignal] = once.mock.calls.findLast(([signal]) => signal === 'SIGINT')!;
  for (const time of [20_000, 23_000]) {
    now.mockReturnValue(time);
    (onSignal as () => void)();
  }
  expect([leave(26_000), leave(40_000)]).toEqual([3_500, 500]);
  now.mockRestore();
  stop.mockRestore();
});

it('startOutbox: refuses a wrong key, and starts while the store cannot be read', async () => {
  const reading = vi.spyOn(outbox.store, 'readState');
  reading.mockResolvedValueOnce({ value: ['other'], version: '1' });
  await expect(start()).rejects.toThrow('DATA_KEY is not set');
  lines.length = 0;
  reading.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'SQLITE_IOERR' }));
  await start();
  expect(readLog(lines, 'data-keys-not-checked')).toMatchObject([{ code: 'sqlite-ioerr' }]);
  reading.mockRestore();
});

it('startOutbox: logs an outbox that cannot be opened', async () => {
  const shared = globalThis as Record<symbol, unknown>;
  const slot = Symbol.for('site-outbox');
  const opened = shared[slot];
  shared[slot] = Promise.reject(codedError('SQLITE_CANTOPEN'));
  await start();
  shared[slot] = opened;
  expect(readLog(lines, 'outbox-unavailable').at(-1)).toMatchObject({ code: 'sqlite-cantopen' });
});

it('outbox: drains at once and every 30 s, erases and tells the owner, until it is stopped', () => {
  vi.useFakeTimers();
  const { outbox, store } = testOutbox({});
  const drain = vi.spyOn(outbox, 'drain').mockResolvedValue({ attempts: 0, delivered: 0 });
  const applyRetention = vi.spyOn(outbox, 'applyRetention').mockResolvedValue(0);
  const notifyOwner = vi.spyOn(outbox, 'notifyOwner').mockResolvedValue();
  const calls = () => [drain, applyRetention, notifyOwner].map(({ mock }) => mock.calls.length);
  outbox.start();
  outbox.start();
  expect(calls()).toEqual([1, 1, 0]);
  vi.advanceTimersByTime(HOUR);
  expect(calls()).toEqual([121, 2, 60]);
  void outbox.stopDraining();
  vi.advanceTimersByTime(HOUR);
  expect(calls()).toEqual([121, 2, 60]);
  vi.useRealTimers();
  return store.close();
});

it('outbox: logs how many calls a stop has cut off', async () => {
  const { outbox, send, logged } = contact();
  await send('done');
  server.behave({ does: 'hang' });
  void send('a');
  void send('b');
  await expect.poll(() => server.received).toHaveLength(3);
  await outbox.stop(10);
  expect(logged('shutdown-cut-off')).toMatchObject([{ count: 2 }]);
});

it('outbox: waits for calls under way, and logs a store that cannot be closed', async () => {
  const { outbox, store, send, logged } = contact();
  void send();
  store.close = () => Promise.reject(codedError('SQLITE_FULL'));
  await outbox.stop();
  expect(server.received).toHaveLength(1);
  expect(logged('shutdown-cut-off')).toEqual([]);
  expect(logged('store-not-closed')).toMatchObject([{ code: 'sqlite-full' }]);
});
