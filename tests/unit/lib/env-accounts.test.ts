import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { embedsIdentity, readSettings, missingSecretError } from '@/lib/env';
import { settingGaps } from '@/lib/start/setting-gaps';
import { settingCanaries } from '@/scripts/steps/canaries.mjs';
import { complaint, RSA_KEY, SECRET, serviceAccount, WEB_APP } from '@/tests/support/settings';

const ellipticKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string;

const FUNCTION = { AWS_LAMBDA_FUNCTION_NAME: 'site', DATA_DIR: '/mnt/data' };

it.each([
  'x'.repeat(64),
  'changeme'.repeat(4),
  'changeme-'.repeat(6),
  '1234567890'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'password'.repeat(8),
])('settings: rejects the predictable secret %s', (secret) => {
  for (const name of ['AUTH_SECRET', 'CRON_SECRET']) {
    const message = complaint({ [name]: secret });
    expect(message).toMatch(new RegExp(`^${name} must be at least 32 random characters .+\\.$`));
    expect(message).not.toContain(secret);
  }
});

it('settings: accepts random secrets in any spelling, and those of the tests', () => {
  const random = Array.from({ length: 200 }, () => randomBytes(24));
  for (const secret of [
    SECRET,
    settingCanaries.AUTH_SECRET,
    settingCanaries.CRON_SECRET,
    ...random.map((bytes) => bytes.toString('hex').slice(0, 32)),
    ...random.map((bytes) => bytes.toString('base64url')),
  ]) {
    expect(complaint({ AUTH_SECRET: secret, CRON_SECRET: secret }), secret).toBe('');
  }
});

const https = { NODE_ENV: 'production', SITE_URL: 'https://example.in' };

it('settings: a public site needs a secret to run, but not to be built', () => {
  expect(complaint(https)).toBe('');
  const missing = /^AUTH_SECRET must be set, to at least 32/;
  expect(missingSecretError(readSettings(https))).toMatch(missing);
  expect(missingSecretError(readSettings({ ...https, AUTH_SECRET: SECRET }))).toBeUndefined();
});

it('settings: a public site has no emulator, which signs anybody in', () => {
  const emulated = { ...https, AUTH_SECRET: SECRET, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9' };
  expect(complaint(emulated)).toMatch(/^FIREBASE_AUTH_EMULATOR_HOST must not be set/);
  expect(complaint({ ...emulated, SITE_URL: 'http://localhost:3000' })).toBe('');
});

it('settings: half a Firebase project is refused', () => {
  expect(complaint({ ...WEB_APP, NEXT_PUBLIC_FIREBASE_PROJECT_ID: '' })).toBe(
    'NEXT_PUBLIC_FIREBASE_PROJECT_ID must be set too, as the other names of the Firebase web app are.',
  );
  expect(complaint(WEB_APP)).toBe('');
});

it('settings: a service account is accepted as JSON or in base64', () => {
  const expected = { projectId: 'project', privateKey: RSA_KEY };
  for (const value of [serviceAccount(), Buffer.from(serviceAccount()).toString('base64')]) {
    const settings = readSettings({ FIREBASE_SERVICE_ACCOUNT: value });
    expect(settings.FIREBASE_SERVICE_ACCOUNT).toMatchObject(expected);
  }
});

const NO_ACCOUNT = /^FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account key.*\.$/;
const NO_KEY = /^FIREBASE_SERVICE_ACCOUNT holds a private_key that is no key.*\.$/;

it.each([
  ['no JSON', 'service-account.json', NO_ACCOUNT],
  ['half of it', serviceAccount().slice(0, 99), NO_ACCOUNT],
  ['no mail', serviceAccount({ client_email: 'site' }), NO_ACCOUNT],
  ['no key', serviceAccount({ private_key: 'PRIVATE KEY' }), NO_KEY],
  ['a cut key', serviceAccount({ private_key: RSA_KEY.slice(0, 900) }), NO_KEY],
  ['a key of another kind', serviceAccount({ private_key: ellipticKey }), NO_KEY],
])('settings: a service account with %s is refused', (_name, value, sentence) => {
  const message = complaint({ FIREBASE_SERVICE_ACCOUNT: value });
  expect(message).toMatch(sentence);
  expect(message).not.toContain('BEGIN');
});

it('settings: a service account of another project than the web app is refused', () => {
  const other = { ...WEB_APP, FIREBASE_SERVICE_ACCOUNT: serviceAccount({ project_id: 'other' }) };
  expect(complaint(other)).toBe(
    'FIREBASE_SERVICE_ACCOUNT must belong to the project that NEXT_PUBLIC_FIREBASE_PROJECT_ID names, or nobody can sign in.',
  );
  expect(complaint({ ...WEB_APP, FIREBASE_SERVICE_ACCOUNT: serviceAccount() })).toBe('');
});

const PUBLIC = { SITE_URL: 'https://example.in' };
const WEBHOOK = { OWNER_WEBHOOK_URL: 'https://hooks.example.in/x' };
const ACCOUNT = { FIREBASE_SERVICE_ACCOUNT: serviceAccount() };
it.each([
  ['nothing', {}, []],
  ['HOST alone', { HOST: '0.0.0.0' }, ['host-without-site-url']],
  ['a public address', PUBLIC, ['firebase-web-app-unset', 'owner-unreachable']],
  ['a public address and a webhook', { ...PUBLIC, ...WEBHOOK }, ['firebase-web-app-unset']],
  ['a service account', ACCOUNT, ['firebase-web-app-unset']],
  ['a web app', WEB_APP, ['service-account-unset']],
  ['both', { ...WEB_APP, ...ACCOUNT }, []],
  ['a function', FUNCTION, ['cron-secret-unset']],
  ['a function and a secret', { ...FUNCTION, CRON_SECRET: SECRET }, []],
  ['a function without a store', { ...FUNCTION, DATA_DIR: '' }, ['firebase-web-app-unset']],
  ['a function without a store, and a web app', { ...WEB_APP, VERCEL: '1' }, []],
])('setting gaps: with %s set, finds %j', (_name, source, gaps) => {
  expect(settingGaps(readSettings(source))).toEqual(gaps);
});

it.each([
  [true, {}],
  [true, { SITE_URL: 'http://127.0.0.1:3000' }],
  [false, PUBLIC],
  [false, WEB_APP],
  [false, { VERCEL: '1' }],
])('embedsIdentity: is %s with %j', (isEmbedded, source) => {
  expect(embedsIdentity(readSettings(source))).toBe(isEmbedded);
});
