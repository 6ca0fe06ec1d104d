import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { firestoreStore } from '@sutra/outbox/stores/firestore';
import { collect } from '@sutra/outbox/store';
import { openFirestore } from '@/tests/support/firestore';
import { freshServer } from '@/tests/support/fresh-server';
import { readLog } from '@/tests/support/log-lines';
import { fill } from '@/tests/support/outbox';
import { interceptLog, request } from '@/tests/support/next-request';
import { anyReference, stored } from '@/tests/support/results';
import { contactPayload } from '@/tests/support/rows';
import { scratch } from '@/tests/support/scratch';
import { serviceAccount } from '@/tests/support/settings';

const getFirestore = vi.fn(() => openFirestore());
vi.doMock('firebase-admin/firestore', async (importActual) => ({
  ...(await importActual<object>()),
  getFirestore,
}));

/** The modules as each of Next's bundles has them: fresh instances in the same process. */
async function loadSite() {
  vi.resetModules();
  const [{ root }, { submit }, { startOutbox }, route] = await Promise.all([
    import('@/lib/server/root'),
    import('@/lib/server/submit'),
    import('@/lib/server/start/start-outbox'),
    import('@/app/api/outbox/route'),
  ]);
  return { outbox: async () => root().outbox(), submit, startOutbox, route };
}

/** A site with these settings, until the end of the test. */
async function openSite(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const site = await loadSite();
  onTestFinished(async () => {
    await (await site.outbox().catch(() => undefined))?.stop();
    delete (globalThis as Record<symbol, unknown>)[Symbol.for('site-root')];
    vi.unstubAllEnvs();
  });
  return site;
}

const { server } = await freshServer();
const secret = 'cron-7f3q-2x9d-5m1w-8h4k-6z0t-9b2c';
const folder = scratch();
const openWithDisk = () =>
  openSite({
    DATA_DIR: folder.root,
    PROXIES: '1',
    CRON_SECRET: secret,
    CONTACT_SHEET_URL: server.url,
  });

const entry = (formId: string) => ({
  kind: 'contact' as const,
  formId,
  payload: contactPayload(),
  sender: `${formId}@example.in`,
});

const lines = interceptLog();
let time = 0;
vi.spyOn(performance, 'now').mockImplementation(() => time);
beforeEach(() => {
  request.ours({ 'x-forwarded-for': '203.0.113.7' });
  time += 1_000;
  lines.length = 0;
});
afterAll(() => {
  vi.restoreAllMocks();
  folder.remove();
});

it('submit: uses one outbox, also on a host that does nothing after the response', async () => {
  const site = await openWithDisk();
  expect(await (await loadSite()).outbox()).toBe(await site.outbox());
  request.canContinue = false;
  expect(await site.submit(entry('no-wait-form-id-0'))).toEqual(stored);
  expect(server.received).toHaveLength(1);
  expect(readLog(lines, 'delivery-not-scheduled')).toHaveLength(1);
});

it('submit: sends waiting rows after the response, once for responses of the same second', async () => {
  const site = await openWithDisk();
  const outbox = await site.outbox();
  const deliver = vi.spyOn(outbox, 'deliver');
  server.behave({ does: 'answer', status: 500 });
  const kept = { status: 'failed', reason: 'refused', kept: true, reference: anyReference };
  const refused = { ...kept, id: 'second-form-id-00' };
  expect(await site.submit(entry('second-form-id-00'))).toEqual(refused);
  const [row] = await collect(outbox.store!.rows({ state: 'open' }));
  await outbox.store!.change(row!, (current) => ({ ...current, due: 1 }));
  server.behave({ does: 'answer' });
  expect(await site.submit(entry('third-form-id-000'))).toEqual(stored);
  await request.finish();
  expect(deliver).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(await collect(outbox.store!.rows({ state: 'open' }))).toEqual([]);
});

/** A function of Google with this store, which has open rows, and its scheduler. */
async function openFunction(rows: number) {
  const firestore = openFirestore();
  getFirestore.mockReturnValue(firestore);
  await fill(firestoreStore(firestore), rows);
  const site = await openSite({
    K_SERVICE: 'site',
    GOOGLE_CLOUD_PROJECT: 'project',
    DATA_DIR: '',
    CRON_SECRET: secret,
    CONTACT_SHEET_URL: server.url,
  });
  const outbox = await site.outbox();
  const headers = { authorization: `Bearer ${secret}` };
  const call = () => site.route.GET(new Request('http://localhost/api/outbox', { headers }));
  return { ...site, outbox, call };
}

it('outbox: in functions the start sends nothing, and neither does a message after its response', async () => {
  const { startOutbox, submit, outbox, call } = await openFunction(2);
  const deliver = vi.spyOn(outbox, 'deliver');
  const upkeep = vi.spyOn(outbox, 'upkeep');
  await startOutbox();
  expect(await submit(entry('function-form-id-0'))).toEqual(stored);
  await request.finish();
  expect([deliver.mock.calls, upkeep.mock.calls]).toEqual([[], []]);
  expect(server.received).toHaveLength(1);
  expect(await (await call()).json()).toEqual({ attempts: 2, delivered: 2 });
  expect(server.received).toHaveLength(3);
});

it('outbox: a function whose host waits for it sends waiting rows after the response', async () => {
  const { submit, outbox } = await openFunction(2);
  vi.stubGlobal(Symbol.for('@next/request-context') as never, {
    get: () => ({ waitUntil: () => {} }),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const deliver = vi.spyOn(outbox, 'deliver');
  expect(await submit(entry('function-form-id-1'))).toEqual(stored);
  await request.finish();
  expect(deliver).toHaveBeenCalledExactlyOnceWith(10_000);
});

it('/api/outbox: does upkeep first, and takes no row after 35 s of a backlog', async () => {
  const { outbox, call } = await openFunction(50);
  const received: number[] = [];
  vi.spyOn(outbox, 'upkeep').mockImplementation(async () => {
    received.push(server.received.length);
  });
  server.behave(() => {
    time += 2_000;
    return { does: 'answer' };
  });
  expect(await (await call()).json()).toEqual({ attempts: 18, delivered: 18 });
  expect(received).toEqual([0]);
});

it('/api/outbox: waits for a pass that runs, but not longer than it may', async () => {
  const { outbox, call } = await openFunction(1);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  server.behave(() => released.then(() => ({ does: 'answer' })));
  const running = outbox.deliver();
  await expect.poll(() => server.received).toHaveLength(1);
  vi.spyOn(outbox, 'upkeep').mockImplementation(async () => void (time += 35_000));
  expect(await (await call()).json()).toEqual({ attempts: 0, delivered: 0 });
  release();
  expect(await running).toEqual({ attempts: 1, delivered: 1 });
});

it('/api/outbox: tells the owner at once what has just failed, and answers other methods with 404', async () => {
  const { outbox, call, route } = await openFunction(1);
  server.behave({ does: 'answer', status: 500 });
  const upkeep = vi.spyOn(outbox, 'upkeep');
  expect(await (await call()).json()).toEqual({ attempts: 1, delivered: 0 });
  expect(upkeep).toHaveBeenCalledTimes(2);
  for (const method of ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const) {
    const handle: (request: Request) => Response = route[method];
    const headers = { authorization: `Bearer ${secret}` };
    const response = handle(new Request('http://localhost/api/outbox', { method, headers }));
    expect([response.status, response.headers.has('allow')]).toEqual([404, false]);
  }
});

it('outbox: stores in Firestore, at the next try if that fails, and pings', async () => {
  const firestore = openFirestore();
  getFirestore.mockReturnValue(firestore).mockImplementationOnce(() => {
    throw new Error('down');
  });
  const site = await openSite({
    FIREBASE_SERVICE_ACCOUNT: serviceAccount(),
    PING_URL: server.url,
  });
  const unreachable = { status: 'failed', reason: 'unreachable', kept: false };
  expect(await site.submit(entry('first-form-id-000'))).toEqual(unreachable);
  expect(lines.join()).toContain('outbox-unavailable');
  expect(await site.submit(entry('first-form-id-000'))).toEqual(stored);
  expect((await firestore.collection('outbox').get()).size).toBe(1);
  await (await site.outbox()).upkeep();
  expect(server.received.map(({ method }) => method)).toEqual(['GET']);
});
