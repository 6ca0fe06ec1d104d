import { expect, it, vi } from 'vitest';
import { type Manner } from '@/tests/support/misbehaving-server';
import { receiver } from '@/tests/support/receiver';

/** Stands for the emulator: only that it answers counts here. */
const { server } = await receiver();
const { host } = new URL(server.url);
vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host);
const { clientConfig, isIdentityUp } = await import('@/lib/account/client-config');
const { env } = await import('@/lib/env');

it('isIdentityUp: is false when its time is over', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect([await isIdentityUp(), server.received]).toEqual([false, []]);
  timeout.mockRestore();
});

it('isIdentityUp: waits for the emulator, once', async () => {
  const manners: Manner[] = [{ does: 'answer', status: 503 }, { does: 'reset' }];
  server.behave(() => manners.shift() ?? { does: 'answer' });
  expect([await isIdentityUp(), await isIdentityUp()]).toEqual([true, true]);
  expect(server.received).toHaveLength(3);
});

it('clientConfig: points the browser to the emulator, and is missing without a Firebase project', () => {
  expect(clientConfig()).toEqual({
    apiKey: 'demo',
    authDomain: 'localhost:3000',
    projectId: 'demo-sutra',
    emulator: `http://${host}`,
  });
  env.FIREBASE_AUTH_EMULATOR_HOST = undefined;
  expect(clientConfig()).toBeUndefined();
});
