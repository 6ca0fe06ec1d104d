import { refusedForm as en } from '@/content/en/refused-form';
import { refusedForm as hi } from '@/content/hi/refused-form';
import { rawRequest } from '../support/raw-request';
import { hiddenFields } from '../support/server-actions';
import { expect, test } from '../support/server-test';
import { typed } from '../support/visitor';

const UNKNOWN = '60'.padEnd(42, 'a');

/** Posts the form of a page as another build had it, without scripts. Each build has other actions. */
async function postOutdated(site: string, path: string, values: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(await hiddenFields(`${site}/hi/contact`))) {
    body.append(name, name === 'build' ? '0' : value.replace(/[0-9a-f]{42}/, UNKNOWN));
  }
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return rawRequest(site, path, { method: 'POST', headers: { origin: site }, body });
}

test('form of another build: is answered with a page that says what to do', async ({
  baseURL,
  get,
  sheet,
  sender,
}) => {
  const answer = await postOutdated(baseURL, '/hi/contact', { ...typed, email: sender });
  expect(answer.status).toBe(409);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; base-uri 'none'; form-action 'none'/,
    ),
    'x-content-type-options': 'nosniff',
  });
  for (const text of [...Object.values(hi.outdated), hi.copyHere])
    expect(answer.text).toContain(text);
  expect(answer.text).toContain('<a href="/hi/contact" target="_blank">');
  expect(await sheet.received(sender)).toEqual([]);
  const [font = ''] = /\/_next\/static\/media\/texthi[^)]+/.exec(answer.text) ?? [];
  expect((await get(font)).status).toBe(200);
});

test('form of another build: shows what was typed, and nothing else', async ({
  baseURL,
  sender,
}) => {
  const values = {
    name: 'Asha "Kanari" Verma',
    email: sender,
    subject: '<b>98 & 97</b>',
    message: '\nनमस्ते,\n</textarea><script>alert(1)</script>\n98 × 97?',
    password: 'kanari-secret',
    phone: 'kanari-phone',
  };
  const { text } = await postOutdated(baseURL, '/contact', values);
  for (const shown of [en.outdated.text, en.copyHere, sender]) expect(text).toContain(shown);
  expect(text).toContain('value="Asha &quot;Kanari&quot; Verma" readonly');
  expect(text).toContain('value="&lt;b&gt;98 &amp; 97&lt;/b&gt;" readonly');
  expect(text).toMatch(
    /readonly>\n\r?\nनमस्ते,\r?\n&lt;\/textarea&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;\r?\n98 × 97\?<\/textarea>/,
  );
  expect(text).not.toMatch(/kanari-|<b>|<script/);
});

test('form of another build: says how to copy what cannot be shown', async ({ baseURL }) => {
  const { status, text } = await postOutdated(baseURL, '/contact', {});
  expect([status, text.includes(en.copyBack), text.includes(en.copyHere)]).toEqual([
    409,
    true,
    false,
  ]);
});

test('unknown action: a call of a script gets plain text, which the page shows as its own', async ({
  baseURL,
}) => {
  const { headers } = await rawRequest(baseURL, '/contact', {
    method: 'POST',
    headers: { origin: baseURL, 'next-action': UNKNOWN },
    body: new FormData(),
  });
  expect(headers['content-type']).toBe('text/plain');
});
