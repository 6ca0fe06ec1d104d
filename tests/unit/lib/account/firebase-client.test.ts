// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>(async (address) =>
  Response.json(address === '/api/account/config' ? { apiKey: 'key', projectId: 'demo' } : {}),
);
// Outside a browser, Firebase keeps the `fetch` that it finds when it is imported.
vi.stubGlobal('fetch', fetched);
const { sendReset } = await import('@/lib/account/firebase-client');

it('firebase client: asks for mails in the language of the page', async () => {
  history.replaceState(null, '', '/hi/books');
  await sendReset('asha@example.in', new AbortController().signal);
  const [address, init] = fetched.mock.calls.at(-1)!;
  expect(address).toContain(':sendOobCode');
  expect(new Headers(init!.headers).get('X-Firebase-Locale')).toBe('hi');
});
