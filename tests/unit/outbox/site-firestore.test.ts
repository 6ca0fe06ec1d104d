import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codedError } from '@/lib/log/error-code';
import { openFirestore } from '@/tests/support/firestore';
import { interceptLog, request } from '@/tests/support/next-request';
import { readLog } from '@/tests/support/log-lines';
import { captureLog } from '@/tests/support/outbox';
import { entry, siteWith } from '@/tests/support/outbox-site';
import { freshServer } from '@/tests/support/fresh-server';
import { stored } from '@/tests/support/results';
import { serviceAccount } from '@/tests/support/settings';

const { server } = await freshServer();
const lines = interceptLog();
beforeEach(() => {
  request.ours({ 'x-forwarded-for': '203.0.113.7' });
  lines.length = 0;
});
afterAll(() => void vi.restoreAllMocks());

describe('a site with a service account', () => {
  const firestore = openFirestore();
  const getFirestore = vi.fn(() => firestore);
  vi.doMock('firebase-admin/firestore', async (importActual) => ({
    ...(await importActual<object>()),
    getFirestore,
  }));
  getFirestore.mockImplementationOnce(() => {
    throw new Error('down');
  });
  const site = siteWith(() => ({
    FIREBASE_SERVICE_ACCOUNT: serviceAccount(),
    PING_URL: server.url,
  }));

  it('outbox: stores in Firestore, at the next try if that fails, and pings', async () => {
    const unreachable = { status: 'failed', reason: 'unreachable', kept: false };
    expect(await site.submit(entry('first-form-id-000'))).toEqual(unreachable);
    expect(lines.join()).toContain('outbox-unavailable');
    expect(await site.submit(entry('first-form-id-000'))).toEqual(stored);
    expect((await firestore.collection('outbox').get()).size).toBe(1);
    await (await site.siteOutbox()).upkeep();
    expect(server.received.map(({ method }) => method)).toEqual(['GET']);
  });
});

describe('a site whose Firestore cannot be reached', () => {
  const site = siteWith(() => ({ FIREBASE_SERVICE_ACCOUNT: serviceAccount() }));

  it('openOutbox: reports it in the log of a command, not in its output', async () => {
    const { getFirestore } = await import('firebase-admin/firestore');
    const firestore = openFirestore();
    vi.spyOn(firestore, 'collection').mockImplementationOnce(() => {
      throw codedError('down');
    });
    vi.mocked(getFirestore).mockReturnValueOnce(firestore);
    const command = captureLog();
    await (await site.openOutbox(command.log)).stop();
    expect(readLog(command.lines)).toMatchObject([{ event: 'outbox-unavailable', code: 'down' }]);
    expect(lines).toEqual([]);
  });
});

describe('a site with rows of an earlier version in Firestore', () => {
  const firestore = openFirestore();
  const site = siteWith(() => ({ FIREBASE_SERVICE_ACCOUNT: serviceAccount() }));
  beforeAll(async () => {
    const { getFirestore } = await import('firebase-admin/firestore');
    vi.mocked(getFirestore).mockReturnValue(firestore);
    await firestore.collection('submissions').doc('old').set({ queue: 'contact:0' });
  });

  it('start: is refused, and nothing is written', async () => {
    await expect(site.startOutbox()).rejects.toThrow(/another version of this site/);
    expect((await firestore.listCollections()).map(({ id }) => id)).toEqual(['submissions']);
  });
});
