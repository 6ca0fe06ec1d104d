import { expect, it } from 'vitest';
import { embedsAuthEmulator, readSettings, missingSecretError } from '@/lib/env';
import { settingWarnings } from '@/lib/start/setting-warnings';
import { complaint, RSA_KEY, SECRET, serviceAccount, WEB_APP } from '@/tests/support/settings';

const FUNCTION = { AWS_LAMBDA_FUNCTION_NAME: 'site', DATA_DIR: '/mnt/data' };

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

it.each([
  ['no JSON', 'service-account.json'],
  ['no mail', serviceAccount({ client_email: 'site' })],
  ['no key', serviceAccount({ private_key: 'PRIVATE KEY' })],
])('settings: a service account with %s is refused', (_name, value) => {
  const message = complaint({ FIREBASE_SERVICE_ACCOUNT: value });
  expect(message).toMatch(
    /^FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account key.*\.$/,
  );
  expect(message).not.toContain('BEGIN');
});

it('settings: a service account of another project than the web app is refused', () => {
  const other = { ...WEB_APP, FIREBASE_SERVICE_ACCOUNT: serviceAccount({ project_id: 'other' }) };
  expect(complaint(other)).toBe(
    'FIREBASE_SERVICE_ACCOUNT must belong to the project that NEXT_PUBLIC_FIREBASE_PROJECT_ID names, or visitors cannot sign in.',
  );
  expect(complaint({ ...WEB_APP, FIREBASE_SERVICE_ACCOUNT: serviceAccount() })).toBe('');
});

const MAIL = { MAIL_URL: 'smtp://localhost', OWNER_EMAILS: 'a@b.in' };
const PUBLIC = { SITE_URL: 'https://example.in' };
const ACCOUNT = { FIREBASE_SERVICE_ACCOUNT: serviceAccount() };
it.each([
  ['nothing', {}, []],
  ['HOST alone', { HOST: '0.0.0.0' }, ['host-without-site-url']],
  ['a public address', PUBLIC, ['firebase-web-app-unset', 'owner-unreachable']],
  ['a public address and mail', { ...PUBLIC, ...MAIL }, ['firebase-web-app-unset']],
  ['a service account', ACCOUNT, ['firebase-web-app-unset']],
  ['a web app', WEB_APP, ['service-account-unset']],
  ['both', { ...WEB_APP, ...ACCOUNT }, []],
  ['a function', FUNCTION, ['cron-secret-unset']],
  ['a function and a secret', { ...FUNCTION, CRON_SECRET: SECRET }, []],
  ['a function without a store', { ...FUNCTION, DATA_DIR: '' }, ['firebase-web-app-unset']],
])('setting warnings: with %s set, finds %j', (_name, source, warnings) => {
  expect(settingWarnings(readSettings(source))).toEqual(warnings);
});

it.each([
  [true, {}],
  [true, { SITE_URL: 'http://127.0.0.1:3000' }],
  [false, PUBLIC],
  [false, WEB_APP],
  [false, { VERCEL: '1' }],
])('embedsAuthEmulator: is %s with %j', (isEmbedded, source) => {
  expect(embedsAuthEmulator(readSettings(source))).toBe(isEmbedded);
});
