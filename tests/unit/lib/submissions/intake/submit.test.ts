import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { interceptLog, request } from '@/tests/support/next-request';
import { allRows, contactPayload, contactRow, DAY, profilePayload } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { scratch } from '@/tests/support/scratch';
import { anyReference, stored } from '@/tests/support/results';
import { serviceAccount } from '@/tests/support/settings';

const { server } = await receiver();

/** The modules as each of Next's bundles has them: fresh instances in the same process. */
async function loadSite() {
  vi.resetModules();
  const [{ submit }, site] = await Promise.all([
    import('@/lib/submissions/intake/submit'),
    import('@/lib/submissions/site-outbox'),
  ]);
  return { submit, ...site };
}

type Site = Awaited<ReturnType<typeof loadSite>>;

/** A site with these settings for the tests of a `describe`. */
function siteWith(settings: (folder: string) => Record<string, string>) {
  const folder = scratch();
  const site = {} as Site;
  beforeAll(async () => {
    for (const [name, value] of Object.entries(settings(folder.root))) vi.stubEnv(name, value);
    Object.assign(site, await loadSite());
  });
  afterAll(async () => {
    await site.siteOutbox().then(
      (outbox) => outbox.stop(),
      () => {},
    );
    delete (globalThis as Record<symbol, unknown>)[Symbol.for('site-outbox')];
    vi.unstubAllEnvs();
    folder.remove();
  });
  return site;
}

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
});
afterAll(() => void vi.restoreAllMocks());

describe('submit', () => {
  const site = siteWith((folder) => ({
    DATA_DIR: folder,
    TRUSTED_HOPS: '1',
    CONTACT_SHEET_URL: server.url,
    CONTACT_SHEET_TOKEN: 'token',
    PROFILE_SERVICE: 'simulate',
    PROFILE_SCRIPT_URL: server.url,
  }));
  let other: Site;
  beforeAll(async () => void (other = await loadSite()));
  const rows = async () => allRows((await site.siteOutbox()).store);
  const rowOf = async (kind: string) => (await rows()).find((row) => row.kind === kind);

  it('submit: stores under DATA_DIR and sends to the target of the settings', async () => {
    expect(await site.submit(entry('first-form-id-000'))).toEqual(stored);
    expect(await rowOf('contact')).toMatchObject({ deliveredAt: expect.any(Number) as number });
    expect(server.received[0]?.headers).toMatchObject({ authorization: 'Bearer token' });
  });

  it('submit: uses one outbox, however often its module is loaded', async () => {
    expect(await other.siteOutbox()).toBe(await site.siteOutbox());
  });

  it('submit: stores a profile that has no target on purpose', async () => {
    const profile = { kind: 'profile' as const, payload: profilePayload(), sender: 'uid-canary' };
    expect(await site.submit(profile)).toEqual(stored);
    expect(await rowOf('profile')).toMatchObject({ code: 'stored' });
    expect(server.received).toEqual([]);
  });

  it('submit: sends waiting rows after the response', async () => {
    server.behave({ does: 'answer', status: 500 });
    const refused = {
      status: 'failed',
      reason: 'refused',
      kept: true,
      id: 'second-form-id-00',
      reference: anyReference,
    };
    expect(await site.submit(entry('second-form-id-00'))).toEqual(refused);
    const { store } = await site.siteOutbox();
    const row = (await rows()).find(({ due }) => due !== null)!;
    await store.replace(row, { ...row, due: 1 });
    server.behave({ does: 'answer' });
    await request.finish();
    expect((await rows()).map(({ due }) => due)).toEqual([null, null, null]);
  });

  it('submit: drains once for responses of the same second', async () => {
    const drain = vi.spyOn(await site.siteOutbox(), 'drain');
    for (const id of ['third-form-id-000', 'fourth-form-id-00']) await site.submit(entry(id));
    time += 999;
    await site.submit(entry('fifth-form-id-000'));
    await request.finish();
    expect(drain).toHaveBeenCalledExactlyOnceWith({ rows: 4, ms: 10_000 });
    time += 1;
    await site.submit(entry('sixth-form-id-000'));
    await request.finish();
    expect(drain).toHaveBeenCalledTimes(2);
    drain.mockRestore();
  });

  it('submit: counts by the address that the trusted proxy saw, not by what the caller wrote', async () => {
    const send = (n: number) => {
      request.headers.set('x-forwarded-for', `198.51.100.${n}, 203.0.113.99`);
      return site.submit(entry(`form-id-${String(n).padStart(9, '0')}`));
    };
    const results = await Promise.all(Array.from({ length: 120 }, (_, n) => send(n)));
    expect(results).toEqual(Array(120).fill(stored));
    expect(await send(120)).toMatchObject({ reason: 'limited', kept: false });
  });
});

const calls = () => server.received.map(({ method }) => method);

describe('site outbox, with a key and an owner who is told', () => {
  vi.doMock('node:fs/promises', async (importActual) => ({
    ...(await importActual<object>()),
    statfs: async () => ({ bavail: 1, blocks: 100, bsize: 2 ** 20 }),
  }));
  const site = siteWith((folder) => ({
    DATA_DIR: folder,
    DATA_KEY: 'Qm3Zk1xV9b7Lr5Tt2Yp8Wc4Nd6Hj0Gs_',
    OWNER_WEBHOOK_URL: server.url,
    KEEP_DAYS: '10',
    KEEP_UNDELIVERED_DAYS: '100',
  }));

  it('site outbox: tells the owner by the channel of the settings', async () => {
    const outbox = await site.siteOutbox();
    expect(outbox.keep).toEqual({ delivered: 10 * DAY, undelivered: 100 * DAY });
    await outbox.notifyOwner();
    expect(calls()).toEqual(['POST']);
    expect(server.received[0]!.body).toContain('1 MB of 100 MB');
  });

  it('site outbox: changes the key of stored texts, and refuses a wrong one', async () => {
    const { store } = await site.siteOutbox();
    await store.create(contactRow('a'));
    expect(await site.rekeySite(store)).toBe(1);
    const keys = await store.readState('data-keys');
    await store.writeState('data-keys', ['other'], keys!.version);
    for (const check of [site.registerSiteKey, site.verifySiteKeys]) {
      await expect(check(store)).rejects.toThrow('DATA_KEY lacks a key');
    }
  });
});

describe('site outbox, with a service account', () => {
  const opened = vi.fn(() => sqliteStore(':memory:'));
  vi.doMock('@/lib/submissions/drivers/firestore-store', () => ({ firestoreStore: opened }));
  opened.mockImplementationOnce(() => {
    throw new Error('down');
  });
  const site = siteWith((folder) => ({
    DATA_DIR: folder,
    FIREBASE_SERVICE_ACCOUNT: serviceAccount(),
    PING_URL: server.url,
  }));

  it('site outbox: stores in Firestore, at the next try if that fails, and pings without a look at a disk', async () => {
    const unreachable = { status: 'failed', reason: 'unreachable', kept: false };
    expect(await site.submit(entry('first-form-id-000'))).toEqual(unreachable);
    expect(lines.join()).toContain('outbox-unavailable');
    const outbox = await site.siteOutbox();
    expect(opened).toHaveBeenCalledTimes(2);
    expect(outbox.store.canStore).toBe(true);
    await outbox.notifyOwner();
    expect(calls()).toEqual(['GET']);
  });
});

describe('site outbox, in a function without a database', () => {
  const site = siteWith(() => ({ VERCEL: '1' }));

  it('site outbox: stores nothing, and has no key to change', async () => {
    const { store } = await site.siteOutbox();
    expect([store.canStore, await site.rekeySite(store)]).toEqual([false, undefined]);
  });
});

describe('submit, where the store cannot be opened', () => {
  const site = siteWith((folder) => ({ DATA_DIR: join(folder, 'what?') }));

  it('submit: returns a failure and logs it', async () => {
    const unreachable = { status: 'failed', reason: 'unreachable', kept: false };
    expect(await site.submit(entry('first-form-id-000'))).toMatchObject(unreachable);
    expect(lines.join()).toContain('submission-store-unavailable');
  });
});
