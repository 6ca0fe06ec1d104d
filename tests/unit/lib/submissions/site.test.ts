import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stateOf } from '@/lib/submissions/types';
import { interceptLog, request } from '@/tests/support/next-request';
import { misbehavingServer, type MisbehavingServer } from '@/tests/support/misbehaving-server';
import { allRows } from '@/tests/support/outbox';
import { scratch } from '@/tests/support/scratch';
import { contactPayload, profilePayload } from '@/tests/support/submissions';

/** The module as each of Next's bundles has it: a fresh instance in the same process. */
const loadSite = () => {
  vi.resetModules();
  return Promise.all([
    import('@/lib/submissions/site'),
    import('@/lib/submissions/site-outbox'),
  ]).then(([{ acceptSubmission }, { siteOutbox }]) => ({ acceptSubmission, siteOutbox }));
};

let server: MisbehavingServer;
let folder: ReturnType<typeof scratch>;
let lines: string[];
let site: Awaited<ReturnType<typeof loadSite>>;

async function start(settings: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ DATA_DIR: folder.root, ...settings }))
    vi.stubEnv(name, value);
  site = await loadSite();
}

const entry = (formId: string, message = 'Namaste') => ({
  kind: 'contact' as const,
  formId,
  payload: contactPayload({ message }),
  identity: `${formId}@example.in`,
});
const rows = async () => allRows((await site.siteOutbox()).store);

beforeEach(async () => {
  request.ours({ 'x-forwarded-for': '203.0.113.7' });
  server = await misbehavingServer();
  folder = scratch();
  lines = interceptLog();
});
afterEach(async () => {
  await (await site.siteOutbox()).stop();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('site-outbox')];
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  folder.remove();
  await server.close();
});

it('stores under DATA_DIR, sends to what the settings name, and answers', async () => {
  await start({ CONTACT_SHEET_URL: server.url, CONTACT_SHEET_TOKEN: 'word' });
  const answer = await site.acceptSubmission(entry('first-form-id-000'));
  expect(answer).toMatchObject({ result: 'success', kept: true });
  expect((await rows()).map(stateOf)).toEqual(['delivered']);
  expect(server.received[0]?.headers).toMatchObject({ authorization: 'Bearer word' });
});

it('is one outbox, however often its module is loaded', async () => {
  await start();
  const first = await site.siteOutbox();
  expect(await (await loadSite()).siteOutbox()).toBe(first);
});

it('sends what has waited once the visitor has been answered', async () => {
  await start({ CONTACT_SHEET_URL: server.url });
  server.behave({ does: 'answer', status: 500 });
  const refused = await site.acceptSubmission(entry('first-form-id-000'));
  expect(refused).toMatchObject({ result: 'refused', kept: true });
  const { store } = await site.siteOutbox();
  const [row] = await rows();
  await store.replace(row!, { ...row!, due: 1 });
  request.afterwards = [];
  server.behave({ does: 'answer' });
  await site.acceptSubmission(entry('second-form-id-00'));
  await request.finish();
  expect((await rows()).map(stateOf)).toEqual(['delivered', 'delivered']);
});

it('keeps a profile for which no address is set, and counts it as sent', async () => {
  await start({ PROFILE_SERVICE: 'simulate', PROFILE_SCRIPT_URL: server.url });
  const profile = { kind: 'profile' as const, payload: profilePayload(), identity: 'uid-canary' };
  expect(await site.acceptSubmission(profile)).toMatchObject({ result: 'success', kept: true });
  expect(await rows()).toMatchObject([{ kind: 'profile', code: 'unset' }]);
  expect(server.received).toEqual([]);
});

it('counts by the address that the trusted proxy saw, not by what the caller wrote', async () => {
  await start();
  const send = (n: number) => {
    request.headers.set('x-forwarded-for', `198.51.100.${n}, 203.0.113.7`);
    return site.acceptSubmission(entry(`form-id-${String(n).padStart(9, '0')}`));
  };
  const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => send(n)));
  expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['success']));
  expect(await send(120)).toMatchObject({ result: 'limited', kept: false });
});

it('says so when its store cannot be opened, instead of throwing', async () => {
  await start({ DATA_DIR: join(folder.root, 'what?') });
  const answer = await site.acceptSubmission(entry('first-form-id-000'));
  expect(answer).toMatchObject({ result: 'unreachable', kept: false });
  expect(lines.join()).toContain('submission-store-unavailable');
  await start();
});
