import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loginFields, registerFields } from '@/lib/account/fields';

/** What runs at a visitor's request, on the server or in the browser. */
const FOLDERS = ['app', 'components', 'lib', 'packages/outbox/src', 'packages/vedic/src'];
const files = [
  ...['proxy.ts', 'instrumentation.ts', 'packages/quiet-next/src/loader.js'],
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|js)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  ),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Each pattern is code, so no comment of a file matches. */
test.each([
  ['starts no program', /from 'node:(child_process|cluster)'|\bprocess\.binding\b/],
  ['runs no text as code', /\beval\(|\bnew Function\(|from 'node:vm'|import\((?!'|"|\n)/],
  [
    'writes no text as HTML',
    /\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|setHTMLUnsafe/,
  ],
  ['opens no other connection', /\bnew (WebSocket|EventSource|RTCPeerConnection)\b/],
  ['has no weak hash', /(createHash|createHmac|hkdf(Sync)?)\((?!'sha256')|crypto\.subtle/],
  ['keeps no paste from a field', /\bonPaste\b|addEventListener\('paste'/],
  ['has nothing of the tests and the page of parts', /from '(@\/|(\.\.\/)+)(tests|scripts)\//],
  ['listens to no message of another window', /\bonmessage\b|addEventListener\('message'/],
])('code that runs: %s', (_, forbidden) => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(({ text }) => forbidden.test(text)).map(({ file }) => file)).toEqual([]);
});

test('code that runs: writes HTML for its own scripts alone', () => {
  const written = files.flatMap(({ file, text }) =>
    [...text.matchAll(/dangerouslySetInnerHTML=\{\{ __html: (.+?) \}\}/g)].map(
      ([, what]) => `${file}: ${what}`,
    ),
  );
  const all = files.flatMap(({ text }) => text.match(/dangerouslySetInnerHTML/g) ?? []);
  expect(all).toHaveLength(written.length);
  expect(written.sort()).toEqual([
    'app/global-not-found.tsx: fontScript',
    'components/contact/contact-page.tsx: draftScript',
    'components/layout/site-layout.tsx: earlyScript',
    'components/layout/site-layout.tsx: speculationRules(language)',
    'components/not-found/one-language.tsx: script',
    'components/practice/practice-page.tsx: waitingScript',
    'components/site/page.tsx: json',
  ]);
});

test('passwords: a manager knows which field is which', () => {
  expect(loginFields).toMatchObject({
    email: { autoComplete: 'username' },
    password: { autoComplete: 'current-password' },
  });
  expect(registerFields).toMatchObject({
    email: { autoComplete: 'username' },
    password: { autoComplete: 'new-password' },
    confirm: { autoComplete: 'new-password' },
  });
});
