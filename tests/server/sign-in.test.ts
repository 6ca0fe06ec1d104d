import { onTestFinished } from 'vitest';
import { processorTime, slowness } from '../support/processor-time';
import { rawRequest } from '../support/raw-request';
import { expect, test } from '../support/server-test';
import { AUTH_SECRET } from '../support/session';
import { startSite } from '../support/site';

const deep = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);

/** What no page of ours sends. */
const bodies: Record<string, string> = {
  nothing: '',
  'no JSON': 'idToken=a',
  'no token': '{}',
  'a token of another type': '{"idToken":{"toString":"a"}}',
  'a token beside something else': '{"idToken":"a.b.c","user":{"id":"uid-asha"}}',
  'a prototype': '{"__proto__":{"idToken":"a.b.c"},"constructor":{"prototype":{}}}',
  'deep arrays': deep('[', ']', 30_000),
  'deep objects': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'a long token': `{"idToken":"${'a'.repeat(60_000)}"}`,
  'a token of dots': `{"idToken":"${'.'.repeat(4_000)}"}`,
  'a token of three long parts': `{"idToken":"${Array(3).fill('e'.repeat(1_300)).join('.')}"}`,
  'more than 64 kB': `{"idToken":"a.b.c","more":"${'x'.repeat(200_000)}"}`,
};

test('sign-in: answers whatever is sent, at little cost', async () => {
  const site = await startSite({
    FIREBASE_AUTH_EMULATOR_HOST: new URL(process.env.IDENTITY_URL!).host,
    AUTH_SECRET,
  });
  onTestFinished(site.stop);
  const limit = 50 * slowness();
  const post = (body: string) =>
    rawRequest(site.url, '/api/account/session', {
      method: 'POST',
      headers: { origin: site.url },
      body,
    });
  // The first one loads Firebase.
  await post('{"idToken":"a.b.c"}');
  for (const [what, body] of Object.entries(bodies)) {
    const costs: number[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const before = processorTime(site.pid);
      const { status, text, cookies } = await post(body);
      costs.push(processorTime(site.pid) - before);
      expect([status, text], what).toEqual([200, '{"outcome":"unavailable"}']);
      expect(cookies, what).toEqual([]);
    }
    expect(Math.min(...costs), what).toBeLessThan(limit);
  }
});
