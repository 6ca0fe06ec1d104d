import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Outbox } from '@/lib/submissions/outbox';
import { stateOf } from '@/lib/submissions/types';
import { misbehavingServer, type MisbehavingServer } from '@/tests/support/misbehaving-server';
import { interceptLog } from '@/tests/support/next-request';
import { allRows } from '@/tests/support/outbox';
import { contactRow } from '@/tests/support/submissions';

const secret = 'cron-secret-cron-secret-cron-secret';

let server: MisbehavingServer;
let outbox: Outbox;
let drain: (request: Request) => Promise<Response>;
let health: () => Promise<Response>;
let start: () => Promise<void>;

const lines = interceptLog();
const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
const once = vi.spyOn(process, 'once');

beforeAll(async () => {
  server = await misbehavingServer();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('SITE_URL', 'https://example.in');
  vi.stubEnv('AUTH_SECRET', 'only-for-the-tests-and-long-enough');
  vi.stubEnv('DATA_DIR', ':memory:');
  vi.stubEnv('CRON_SECRET', secret);
  vi.stubEnv('CONTACT_SHEET_URL', server.url);
  ({ startSubmissions: start } = await import('@/lib/submissions/start'));
  ({ GET: drain } = await import('@/app/api/outbox/route'));
  ({ GET: health } = await import('@/app/api/health/route'));
  const { siteOutbox } = await import('@/lib/submissions/site-outbox');
  outbox = await siteOutbox();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const ask = (authorization = '') =>
  drain(new Request('http://localhost/api/outbox', { headers: { authorization } }));
const due = (key: string) => contactRow(key, { expiresAt: Date.now() + 60_000 });
const states = async () => (await allRows(outbox.store)).map(stateOf);

it('the scheduler needs the secret, sends what waits and hears how much', async () => {
  const { store } = outbox;
  await store.create(due('first'));
  for (const wrong of ['', 'Bearer wrong', `Basic ${secret}`]) {
    const answer = await ask(wrong);
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  }
  expect(await states()).toEqual(['open']);
  const answer = await ask(`Bearer ${secret}`);
  expect(await answer.json()).toEqual({ attempts: 1, delivered: 1, erased: 0 });
  expect(await states()).toEqual(['delivered']);
});

it('health counts, and is unwell only when the store is', async () => {
  const { store } = outbox;
  await store.create(contactRow('old'));
  const answer = await health();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    status: 'degraded',
    open: 1,
    targets: { contact: 'configured', profile: 'unset' },
  });
  vi.spyOn(store, 'counts').mockRejectedValueOnce(new Error('down'));
  expect((await health()).status).toBe(503);
});

it('a start drains, and an end waits until the attempt under way is written down', async () => {
  server.received.length = 0;
  server.behave({ does: 'answer', after: 150 });
  await start();
  expect(lines.join()).toMatch(/"kind":"profile","event":"submission-target-unset"/);
  expect(lines.join()).not.toMatch(/"kind":"contact","event":"submission-target-unset"/);
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  const [, end] = once.mock.calls.find(([signal]) => signal === 'SIGTERM')!;
  (end as () => void)();
  process.exit(143);
  expect(exit).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(143));
  expect(lines.join()).toContain('submission-delivered');
  expect(lines.join()).not.toContain('submission-not-settled');
});
