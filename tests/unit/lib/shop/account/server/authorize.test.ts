import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { accountLimits } from '@/lib/shop/account/fields';
import { freshServer } from '@/tests/support/fresh-server';

/**
 * Tokens as a real project gets them: signed, and checked against the keys that Google publishes.
 * A local server stands for the address of those keys; everything else is firebase-admin's own.
 */
const PROJECT = 'sutra-signature';

const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const published = { known: google.publicKey.export({ type: 'spki', format: 'pem' }) };

const { server: keys } = await freshServer();
beforeEach(() => {
  const headers = { 'cache-control': 'max-age=60' };
  keys.behave({ does: 'answer', headers, body: JSON.stringify(published) });
});

const { port } = new URL(keys.url);
vi.spyOn(https, 'request').mockImplementation(((options: https.RequestOptions, done: never) => {
  expect(options.hostname ?? options.host).toBe('www.googleapis.com');
  return http.request({ port, host: '127.0.0.1', path: options.path, method: 'GET' }, done);
}) as never);
vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '');
vi.stubEnv('NEXT_PUBLIC_FIREBASE_API_KEY', 'key');
vi.stubEnv('NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'example.in');
vi.stubEnv('NEXT_PUBLIC_FIREBASE_PROJECT_ID', PROJECT);
const { verifyIdToken } = await import('@/lib/shop/account/server/authorize');
const config = await import('@/app/api/account/config/route');

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

it('ID token: is accepted with the signature of Google', async () => {
  const authTime = now() - 60;
  expect(await verifyIdToken(token({ auth_time: authTime }))).toEqual({
    claims: {
      id: 'uid-asha',
      email: 'asha@example.in',
      emailVerified: false,
      name: 'asha',
      photoURL: null,
      provider: 'password',
    },
    signedInAt: authTime * 1000,
  });
});

const photo = `https://example.in/`.padEnd(accountLimits.photo, 'x');
it('ID token: a name and a picture are cleaned', async () => {
  for (const [claim, value, expected] of [
    ['name', 'A\u001b[31m\0s\r\nh\u202ea\u2028 R\ta\u0301o', 'A[31ms ha R \u00e1o'],
    ['name', 'नि'.repeat(131), `${'नि'.repeat(49)}…`],
    ['name', 'न'.repeat(99) + '🙏', `${'न'.repeat(99)}…`],
    ['name', 'x'.repeat(1541), `${'x'.repeat(99)}…`],
    ['name', '\u200b\u202e', 'asha'],
    ['name', { toString: 'x' }, 'asha'],
    ['picture', photo, photo],
    ['picture', `${photo}x`, null],
    ['picture', 'javascript:alert(1)', null],
    ['picture', 7, null],
  ] as const) {
    const { claims: read } = await verifyIdToken(token({ [claim]: value }));
    expect.soft(claim === 'name' ? read.name : read.photoURL, JSON.stringify(value)).toBe(expected);
  }
});

it('ID token: accepts only an address that the forms of the site accept', async () => {
  const domain = Array(4).fill('b'.repeat(60)).join('.');
  const longest = `aaaaaaa@${domain}.in`;
  expect(await verifyIdToken(token({ email: longest, email_verified: true }))).toMatchObject({
    claims: { email: longest, emailVerified: true },
  });
  for (const email of [
    `a${longest}`,
    'asha@example.in ',
    'a\nb@example.in',
    ['a@example.in'],
    'asha',
    undefined,
  ]) {
    const verified = verifyIdToken(token({ email }));
    await expect(verified, String(email)).rejects.toMatchObject({ code: 'no-email' });
  }
});

// The rest is proven by the tests of firebase-admin, which checks the token.
it.each([
  ['signed with another key', () => token({}, {}, stranger.privateKey)],
  ['with the algorithm "none"', () => token({}, { alg: 'none' })],
  ['for another project', () => token({ aud: 'another' })],
  ['that is expired', () => token({ iat: now() - 7200, exp: now() - 3600 })],
])('ID token: is refused %s', async (_which, make) => {
  await expect(verifyIdToken(make())).rejects.toThrow(/Firebase ID token|null/);
});

it.each([
  ['of a sign-in 302 seconds ago', () => ({ auth_time: now() - 302 }), 'stale'],
  ['of a sign-in in the future', () => ({ auth_time: now() + 120 }), 'stale'],
  ['without the time of the sign-in', () => ({ auth_time: undefined }), 'stale'],
  ['with the time of the sign-in in a list', () => ({ auth_time: [now()] }), 'stale'],
  ['that names no provider', () => ({ firebase: undefined }), 'provider'],
  ['of another provider', () => ({ firebase: { sign_in_provider: 'custom' } }), 'provider'],
])('ID token: is refused %s', async (_which, change, code) => {
  await expect(verifyIdToken(token(change()))).rejects.toMatchObject({ code });
});

it('config: is the web app of the settings', async () => {
  const response = await config.GET(new Request('http://localhost:3000/api/account/config'));
  const app = { apiKey: 'key', authDomain: 'example.in', projectId: PROJECT };
  expect(await response.json()).toEqual(app);
});
