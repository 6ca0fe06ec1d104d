import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from '@/lib/submissions/send';
import { type Target } from '@/lib/submissions/targets';
import { faults } from '@/tests/support/faults';
import { misbehavingServer, type MisbehavingServer } from '@/tests/support/misbehaving-server';
import { contactRow, profilePayload } from '@/tests/support/submissions';

/** Patience with what never ends; whatever does end may take its time on a busy machine. */
const SHORT = 250;
const LONG = 5_000;

let server: MisbehavingServer;

beforeAll(async () => {
  server = await misbehavingServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.behave({ does: 'answer' });
  server.received.length = 0;
  server.flooded = 0;
});

const target = (type: Target['type'], changes: Partial<Target> = {}): Target => ({
  name: type === 'script' ? 'profile-script' : type === 'api' ? 'profile-api' : 'contact-sheet',
  type,
  url: server.url,
  ...changes,
});

const row = () => contactRow('a'.repeat(64));
const profileRow = () => contactRow('b'.repeat(64), { kind: 'profile', payload: profilePayload() });

describe('send', () => {
  it('posts the body with an idempotency key that stays, and the token', async () => {
    await send(target('sheet', { token: 'secret' }), row());
    await send(target('sheet'), row());
    const [first, second] = server.received;
    expect(first).toMatchObject({ method: 'POST', path: '/exec' });
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer secret',
    });
    expect(first?.headers['idempotency-key']).toMatch(/^a{32}-[0-9a-f]{16}$/);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.headers.authorization).toBeUndefined();
    expect(second?.body).toBe(first?.body);
  });

  it('gives another text of the same submission another key', async () => {
    await send(target('sheet'), row());
    await send(target('sheet'), { ...row(), payloadHash: 'f'.repeat(64) });
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('holds a row whose payload is gone', async () => {
    const outcome = await send(target('sheet'), { ...row(), payload: null });
    expect(outcome).toMatchObject({ verdict: 'hold', code: 'erased' });
    expect(server.received).toEqual([]);
  });

  it.each(faults)('$name', async (fault) => {
    server.behave(fault.manner(server));
    const timeout = /hangs|drips/.test(fault.name) ? SHORT : LONG;
    const start = performance.now();
    const outcome = await send(target(fault.type), fault.type === 'sheet' ? row() : profileRow(), {
      timeout,
    });
    expect(outcome).toMatchObject(fault.expected);
    expect(performance.now() - start).toBeLessThan(timeout + 1_000);
    expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(server.received.filter(({ method }) => method !== 'POST')).toHaveLength(fault.gets ?? 0);
    expect(server.flooded).toBeLessThan(50 * 1024 ** 2);
  });

  it('uses a connection again', async () => {
    server.behave({ does: 'answer', body: 'thanks' });
    for (let n = 0; n < 10; n++) await send(target('sheet'), row());
    expect(new Set(server.received.map(({ port }) => port)).size).toBeLessThan(5);
  });

  it.each(['drip', 'flood'] as const)(
    'hangs up on a receiver that sends without end (%s)',
    async (does) => {
      const endless = await misbehavingServer();
      endless.behave({ does });
      await send(target('sheet', { url: endless.url }), row(), { timeout: SHORT });
      expect(endless.busy).toBe(1);
      await vi.waitFor(() => expect(endless.busy).toBe(0));
      await endless.close();
    },
  );

  it('says so when nobody listens, within 0.3 s', async () => {
    const gone = await misbehavingServer();
    await gone.close();
    const start = performance.now();
    const outcome = await send(target('api', { url: gone.url }), profileRow());
    expect(outcome).toMatchObject({
      verdict: 'retry',
      code: 'econnrefused',
      answered: false,
      doubtful: false,
    });
    expect(performance.now() - start).toBeLessThan(300);
  });
});
