import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { interceptLog, request } from '@/tests/support/next-request';
import { allRows, contactPayload, profilePayload } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { scratch } from '@/tests/support/scratch';

const { server } = await receiver();

/** The modules as each of Next's bundles has them: fresh instances in the same process. */
async function loadSite() {
  vi.resetModules();
  const [{ submit }, { siteOutbox }] = await Promise.all([
    import('@/lib/submissions/intake/submit'),
    import('@/lib/submissions/site-outbox'),
  ]);
  return { submit, siteOutbox };
}

let folder: ReturnType<typeof scratch>;
let lines: string[];
let site: Awaited<ReturnType<typeof loadSite>>;

async function start(settings: Record<string, string> = {}) {
  const all = { DATA_DIR: folder.root, ...settings };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  site = await loadSite();
}

const entry = (formId: string) => ({
  kind: 'contact' as const,
  formId,
  payload: contactPayload(),
  identity: `${formId}@example.in`,
});
const rows = async () => allRows((await site.siteOutbox()).store);

beforeEach(() => {
  request.ours({ 'x-forwarded-for': '203.0.113.7' });
  folder = scratch();
  lines = interceptLog();
});
afterEach(async () => {
  await (await site.siteOutbox()).stop();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('site-outbox')];
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  folder.remove();
});

describe('submit', () => {
  it('stores under DATA_DIR and sends to the target of the settings', async () => {
    await start({ CONTACT_SHEET_URL: server.url, CONTACT_SHEET_TOKEN: 'token' });
    expect(await site.submit(entry('first-form-id-000'))).toEqual({ status: 'success' });
    expect(await rows()).toMatchObject([{ deliveredAt: expect.any(Number) as number }]);
    expect(server.received[0]?.headers).toMatchObject({ authorization: 'Bearer token' });
  });

  it('uses one outbox, however often its module is loaded', async () => {
    await start();
    const first = await site.siteOutbox();
    expect(await (await loadSite()).siteOutbox()).toBe(first);
  });

  it('sends waiting rows after the response', async () => {
    await start({ CONTACT_SHEET_URL: server.url });
    server.behave({ does: 'answer', status: 500 });
    const refused = { status: 'failed', reason: 'refused', kept: true, id: 'first-form-id-000' };
    expect(await site.submit(entry('first-form-id-000'))).toEqual(refused);
    const { store } = await site.siteOutbox();
    const [row] = await rows();
    await store.replace(row!, { ...row!, due: 1 });
    server.behave({ does: 'answer' });
    await request.finish();
    expect((await rows()).map(({ due }) => due)).toEqual([null]);
  });

  it('drains once for responses of the same second', async () => {
    await start({ CONTACT_SHEET_URL: server.url });
    const drain = vi.spyOn(await site.siteOutbox(), 'drain');
    for (const id of ['first-form-id-000', 'second-form-id-00']) await site.submit(entry(id));
    await request.finish();
    expect(drain).toHaveBeenCalledTimes(1);
  });

  it('holds a profile without a target', async () => {
    await start({ PROFILE_SERVICE: 'simulate', PROFILE_SCRIPT_URL: server.url });
    const profile = { kind: 'profile' as const, payload: profilePayload(), identity: 'uid-canary' };
    expect(await site.submit(profile)).toEqual({ status: 'success' });
    expect(await rows()).toMatchObject([{ kind: 'profile', code: 'unset' }]);
    expect(server.received).toEqual([]);
  });

  it('counts by the address that the trusted proxy saw, not by what the caller wrote', async () => {
    await start();
    const send = (n: number) => {
      request.headers.set('x-forwarded-for', `198.51.100.${n}, 203.0.113.7`);
      return site.submit(entry(`form-id-${String(n).padStart(9, '0')}`));
    };
    const results = await Promise.all(Array.from({ length: 120 }, (_, n) => send(n)));
    expect(results).toEqual(Array(120).fill({ status: 'success' }));
    expect(await send(120)).toMatchObject({ reason: 'limited', kept: false });
  });

  it('returns a failure when its store cannot be opened', async () => {
    await start({ DATA_DIR: join(folder.root, 'what?') });
    const unreachable = { status: 'failed', reason: 'unreachable', kept: false };
    expect(await site.submit(entry('first-form-id-000'))).toMatchObject(unreachable);
    expect(lines.join()).toContain('submission-store-unavailable');
  });
});
