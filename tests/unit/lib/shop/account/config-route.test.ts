import { expect, it, onTestFinished, vi } from 'vitest';
import { type Manner } from '@/tests/support/misbehaving-server';
import { freshServer } from '@/tests/support/fresh-server';

/** Stands for the emulator: only that it answers counts here. */
const { server } = await freshServer();
const { host } = new URL(server.url);
vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host);
const { GET } = await import('@/app/api/account/config/route');
const { env } = await import('@/lib/env');
const { peerHeader } = await import('@/lib/http/request');

const headers = { host: 'localhost:3000', [peerHeader()]: '127.0.0.1' };
const ask = () => GET(new Request('http://localhost:3000/api/account/config', { headers }));

it('config: waits for the emulator once, and for a limited time', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect([(await ask()).status, server.received]).toEqual([503, []]);
  timeout.mockRestore();
  const manners: Manner[] = [{ does: 'answer', status: 503 }, { does: 'reset' }];
  server.behave(() => manners.shift() ?? { does: 'answer' });
  expect(await (await ask()).json()).toEqual({
    apiKey: 'demo',
    authDomain: 'localhost:3000',
    projectId: 'demo-sutra',
    emulator: `http://${host}`,
  });
  expect([(await ask()).status, server.received.length]).toEqual([200, 3]);
});

it('config: is missing without a Firebase project', async () => {
  env.FIREBASE_AUTH_EMULATOR_HOST = undefined;
  onTestFinished(() => void (env.FIREBASE_AUTH_EMULATOR_HOST = host));
  expect((await ask()).status).toBe(503);
});
