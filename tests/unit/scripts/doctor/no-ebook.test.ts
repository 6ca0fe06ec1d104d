import { expect, it, vi } from 'vitest';
import { receivers } from '@/scripts/doctor/delivery';
import { signIn } from '@/scripts/doctor/online';
import { readSettings } from '@/lib/env';

vi.mock('@/content/books', async (load) => ({ ...(await load<object>()), pricedBooks: [] }));

it('doctor: without an ebook, asks neither for sign-in nor for profiles on a public site', async () => {
  const settings = readSettings({ SITE_URL: 'https://example.in', AUTH_SECRET: 'x'.repeat(43) });
  const input = {
    ...{ settings, isLive: false, isOnline: true, now: Date.now() },
    health: { store: 'ok' },
  } as unknown as Parameters<typeof signIn>[0];
  expect(await signIn(input)).toMatchObject({ state: 'ok' });
  expect(await receivers(input)).toMatchObject({
    why: expect.not.stringMatching(/profile/i) as string,
  });
});
