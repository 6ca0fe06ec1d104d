import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as OutboxRoute from '@/app/api/outbox/route';
import { type Outbox } from '@/lib/submissions/outbox';
import { stateOf } from '@/lib/submissions/types';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog } from '@/tests/support/next-request';
import { allRows } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { contactRow } from '@/tests/support/submissions';

const secret = 'cron-7f3q-2x9d-5m1w-8h4k-6z0t-9b2c';

const { server } = await receiver();
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
  ({ startSubmissions: start } = await import('@/lib/submissions/start'));
  outboxRoute = await import('@/app/api/outbox/route');
  ({ GET: health } = await import('@/app/api/health/route'));
  const { siteOutbox } = await import('@/lib/submissions/site-outbox');
  outbox = await siteOutbox();
});
afterAll(() => void vi.restoreAllMocks());

const bearer = { authorization: `Bearer ${secret}` };
const ask = (authorization = '') =>
  outboxRoute.GET(new Request('http://localhost/api/outbox', { headers: { authorization } }));
const askHealth = (headers: Record<string, string> = {}) =>
  health(new Request('http://localhost/api/health', { headers }));
const due = (key: string) => contactRow(key, { expiresAt: Date.now() + 60_000 });
const states = async () => (await allRows(outbox.store)).map(stateOf);

it('the scheduler needs the secret, sends what waits and hears how much', async () => {
  const { store } = outbox;
  await store.create(due('first'));
  lines.length = 0;
  for (const wrong of ['', 'Bearer wrong', `Basic ${secret}`]) {
    const answer = await ask(wrong);
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  }
  expect(readLog(lines)).toMatchObject(Array(3).fill({ event: 'outbox-refused', code: 'secret' }));
  expect(await states()).toEqual(['open']);
  const answer = await ask(`Bearer ${secret}`);
  expect(await answer.json()).toEqual({ attempts: 1, delivered: 1, erased: 0 });
  expect(await states()).toEqual(['delivered']);
});

it.each(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const)(
  'outbox address: %s is answered as if nothing were there, with the secret too',
  async (method) => {
    const call: (request: Request) => Response = outboxRoute[method];
    const answer = call(new Request('http://localhost/api/outbox', { method, headers: bearer }));
    expect([answer.status, await answer.text()]).toEqual([404, '']);
    expect(answer.headers.has('allow')).toBe(false);
  },
);

it('health address: tells everybody the status, and the counts to the owner', async () => {
  await outbox.store.create(contactRow('old'));
  for (const headers of [undefined, { authorization: 'Bearer wrong' }]) {
    const answer = await askHealth(headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'degraded', store: 'up' });
  }
  expect(await (await askHealth(bearer)).json()).toMatchObject({
    status: 'degraded',
    open: 1,
    targets: { contact: 'configured', profile: 'unset' },
  });
});

it('health address: is 503 when the store fails or the outbox cannot be opened', async () => {
  const failing = vi.spyOn(outbox, 'health').mockResolvedValueOnce({
    status: 'down',
    store: 'down',
    targets: { contact: 'unset', profile: 'unset' },
  });
  expect((await askHealth()).status).toBe(503);
  lines.length = 0;
  failing.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'app/invalid-credential' }));
  const answer = await askHealth();
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'down', store: 'down' }]);
  expect(readLog(lines)).toMatchObject([
    { event: 'outbox-unavailable', code: 'app-invalid-credential' },
  ]);
  failing.mockRestore();
});

it('a start drains, and an end waits until the attempt under way is written down', async () => {
  server.behave({ does: 'answer', after: 150 });
  await start();
  expect(readLog(lines, 'submission-target-unset')).toMatchObject([{ kind: 'profile' }]);
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  const [, end] = once.mock.calls.find(([signal]) => signal === 'SIGTERM')!;
  (end as () => void)();
  process.exit(143);
  expect(exit).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(143));
  expect(lines.join()).toContain('submission-delivered');
  expect(lines.join()).not.toContain('submission-not-settled');
});
