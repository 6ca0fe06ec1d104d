import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as Checks from '@/lib/account/id-token';
import { receiver } from '@/tests/support/receiver';

/**
 * Tokens as a real project gets them: signed, and checked against the keys that Google publishes.
 * A server of ours stands for the address of those keys; everything else is firebase-admin's own.
 */
const PROJECT = 'sutra-signature';
const KEYS = 'www.googleapis.com';

const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const published = { known: google.publicKey.export({ type: 'spki', format: 'pem' }) };

const { server: keys } = await receiver();
beforeEach(() => {
  const headers = { 'cache-control': 'max-age=60' };
  keys.behave({ does: 'answer', headers, body: JSON.stringify(published) });
});
let verifyIdToken: typeof Checks.verifyIdToken;

beforeAll(async () => {
  const { port } = new URL(keys.url);
  vi.spyOn(https, 'request').mockImplementation(((options: https.RequestOptions, done: never) => {
    expect(options.hostname ?? options.host).toBe(KEYS);
    return http.request({ port, host: '127.0.0.1', path: options.path, method: 'GET' }, done);
  }) as never);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
  vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '');
  vi.stubEnv('NEXT_PUBLIC_FIREBASE_API_KEY', 'key');
  vi.stubEnv('NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'example.in');
  vi.stubEnv('NEXT_PUBLIC_FIREBASE_PROJECT_ID', PROJECT);
  ({ verifyIdToken } = await import('@/lib/account/id-token'));
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'uid-asha',
  iat: now(),
  auth_time: now(),
  exp: now() + 3600,
  email: 'asha@example.in',
  firebase: { sign_in_provider: 'password' },
});

function token(changes: object = {}, header: object = {}, key: KeyObject = google.privateKey) {
  const head = { alg: 'RS256', kid: 'known', typ: 'JWT', ...header };
  const text = `${encode(head)}.${encode({ ...claims(), ...changes })}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}
const outcome = async (idToken: string) => {
  const result = await verifyIdToken(idToken);
  return 'refusal' in result ? result.refusal : result.identity.id;
};

// First, while firebase-admin keeps no keys of an earlier answer.
it('ID token: is no answer, and not invalid, while the keys cannot be fetched', async () => {
  keys.behave({ does: 'answer', status: 500, body: '<h1>Internal error</h1>' });
  await expect(verifyIdToken(token())).rejects.toMatchObject({ code: 'keys-unavailable' });
  const { exchangeIdToken } = await import('@/lib/account/sign-in');
  const attempt = exchangeIdToken(token(), new AbortController().signal);
  await expect(attempt).rejects.toMatchObject({
    outcome: 'unavailable',
    code: 'keys-unavailable',
    step: 'verify',
  });
});

it('ID token: waits for no keys that do not come', async () => {
  keys.behave({ does: 'hang' });
  const { exchangeIdToken } = await import('@/lib/account/sign-in');
  await expect(exchangeIdToken(token(), AbortSignal.timeout(200))).rejects.toMatchObject({
    outcome: 'unavailable',
    step: 'verify',
  });
});

it('ID token: the name is one clean line of at most 100 characters', async () => {
  const name = async (text: unknown) => {
    const result = await verifyIdToken(token({ name: text }));
    return 'identity' in result && result.identity.name;
  };
  expect(await name('A\u001b[31m\0s\r\nh\u202ea\u2028 R\ta\u0301o')).toBe('A[31ms ha R \u00e1o');
  expect(await name('न'.repeat(99) + '🙏🙏')).toBe('न'.repeat(99));
  expect(await name('x'.repeat(1541))).toHaveLength(100);
  for (const none of [undefined, '', '\u200b\u202e', 7, { toString: 'x' }]) {
    expect(await name(none)).toBe('asha');
  }
});

it('ID token: an address and a picture are bounded', async () => {
  const long = `${'a'.repeat(60)}@${'b'.repeat(200)}.in`;
  for (const email of [long, 'a\nb@example.in', ['a@example.in'], 'asha']) {
    expect(await outcome(token({ email })), String(email)).toBe('no-email');
  }
  const photo = async (picture: unknown) => {
    const result = await verifyIdToken(token({ picture }));
    return 'identity' in result && result.identity.photo;
  };
  expect(await photo('https://lh3.example.in/a.jpg')).toBe('https://lh3.example.in/a.jpg');
  for (const bad of ['javascript:alert(1)', 'x', 7, `https://example.in/${'x'.repeat(2000)}`]) {
    expect(await photo(bad)).toBeNull();
  }
});

it('a token that Google signed is taken', async () => {
  expect(await outcome(token())).toBe('uid-asha');
});

it.each([
  ['signed by somebody else', () => token({}, {}, stranger.privateKey), 'invalid'],
  ['signed with a key that is not published', () => token({}, { kid: 'other' }), 'invalid'],
  ['that names no key', () => token({}, { kid: undefined }), 'invalid'],
  ['that says it needs no signature', () => token({}, { alg: 'none' }), 'invalid'],
  ['that says its key is a password', () => token({}, { alg: 'HS256' }), 'invalid'],
  ['without its signature', () => token().replace(/[^.]*$/, ''), 'invalid'],
  [
    'about somebody else than what was signed',
    () => {
      const [head, , signature] = token().split('.');
      return `${head}.${encode({ ...claims(), sub: 'uid-ravi' })}.${signature}`;
    },
    'invalid',
  ],
  ['for another project', () => token({ aud: 'another' }), 'project-mismatch'],
  ['of another issuer', () => token({ iss: 'https://evil.example/x' }), 'project-mismatch'],
  ['that holds no claims', () => token().replace(/\..*\./, `.${encode(null)}.`), 'malformed'],
  ['about nobody', () => token({ sub: '' }), 'invalid'],
  ['that has expired', () => token({ iat: now() - 7200, exp: now() - 3600 }), 'expired'],
  ['of a sign-in ten minutes ago', () => token({ auth_time: now() - 600 }), 'stale'],
  ['without the time of the sign-in', () => token({ auth_time: undefined }), 'stale'],
  ['with the time of the sign-in in a list', () => token({ auth_time: [now()] }), 'stale'],
  ['that names no provider', () => token({ firebase: undefined }), 'provider'],
  ['of another provider', () => token({ firebase: { sign_in_provider: 'custom' } }), 'provider'],
  ['without an address', () => token({ email: undefined }), 'no-email'],
])('a token %s is refused', async (_which, make, refusal) => {
  expect(await outcome(make())).toBe(refusal);
});
