import { rawRequest } from '../support/raw-request';
import { actionBody, callAction, hiddenFields, serverActions } from '../support/server-actions';
import { AUTH_SECRET } from '../support/session';
import { type RunningSite, startSite } from '../support/site';
import { loggedBy } from '../support/site-log';
import { expect, test } from '../support/test';

const actions = serverActions();
let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://example.in', AUTH_SECRET });
});
test.afterAll(() => site.stop());

/** A request of each kind that changes something, as a proxy passes it on that rewrites the host. */
const posts: Record<string, (headers: Record<string, string>) => Promise<unknown>> = {
  'a contact message': (headers) =>
    callAction(`${site.url}/contact`, actions.contactAction!, {
      body: actionBody([{ status: 'idle' }, '$K1']),
      headers,
    }),
  'a contact message without scripts': async (headers) => {
    const body = new FormData();
    const fields = await hiddenFields(`${site.url}/contact`);
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return rawRequest(site.url, '/contact', { method: 'POST', headers, body });
  },
  'a sign-in': (headers) =>
    rawRequest(site.url, '/api/account/session', { method: 'POST', headers, body: '{}' }),
};

const CODES: [string, string | undefined][] = [
  ['www-mismatch', 'https://www.example.in'],
  ['foreign', 'https://evil.example'],
  ['null', 'null'],
  ['missing', undefined],
];

for (const name of Object.keys(posts)) {
  test(`origins: ${name} that is refused leaves one line with a code`, async () => {
    for (const [code, origin] of CODES) {
      const lines = await loggedBy(site, () => posts[name]!(origin ? { origin } : {}));
      expect(lines).toMatchObject([{ level: 'warn', event: 'origin-refused', code }]);
      expect(JSON.stringify(lines)).not.toMatch(/example|evil/);
    }
  });
}
