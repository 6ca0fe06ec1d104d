import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { embedsIdentity, readSettings, secretComplaint } from '@/lib/env';
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

describe('of signing in', () => {
  const https = { NODE_ENV: 'production', SITE_URL: 'https://example.in' };

  it('refuses a short secret, wherever the site runs', () => {
    expect(complaint({ AUTH_SECRET: SECRET.slice(3) })).toMatch(/^AUTH_SECRET must be at least 32/);
  });

  it('refuses a public site without a secret, but lets it be built', () => {
    expect(complaint(https)).toBe('');
    expect(secretComplaint(readSettings(https))).toMatch(
      /^AUTH_SECRET must be set, to at least 32/,
    );
    expect(secretComplaint(readSettings({ ...https, AUTH_SECRET: SECRET }))).toBeUndefined();
  });

  it('refuses a public site with an emulator, which signs anybody in', () => {
    const emulated = {
      ...https,
      AUTH_SECRET: SECRET,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    };
    expect(complaint(emulated)).toMatch(/^FIREBASE_AUTH_EMULATOR_HOST must not be set/);
    expect(complaint({ ...emulated, SITE_URL: 'http://localhost:3000' })).toBe('');
  });

  it('refuses half a Firebase project', () => {
    const half = { ...WEB_APP, NEXT_PUBLIC_FIREBASE_PROJECT_ID: '' };
    expect(complaint(half)).toBe(
      'NEXT_PUBLIC_FIREBASE_PROJECT_ID must be set too, as the other names of the Firebase web app are.',
    );
    expect(complaint(WEB_APP)).toBe('');
  });

  it('settings: accepts the key of a service account, as JSON or in base64', () => {
    const expected = { projectId: 'project', privateKey: RSA_KEY };
    for (const value of [serviceAccount(), Buffer.from(serviceAccount()).toString('base64')]) {
      const settings = readSettings({ FIREBASE_SERVICE_ACCOUNT: value });
      expect(settings.FIREBASE_SERVICE_ACCOUNT).toMatchObject(expected);
    }
  });

  it.each([
    ['no JSON', 'service-account.json', /must be the JSON of a service account key/],
    ['half of it', serviceAccount().slice(0, 99), /must be the JSON of a service account key/],
    [
      'no mail',
      serviceAccount({ client_email: 'site' }),
      /must be the JSON of a service account key/,
    ],
    [
      'no key',
      serviceAccount({ private_key: 'PRIVATE KEY' }),
      /holds a private_key that is no key/,
    ],
    [
      'a cut key',
      serviceAccount({ private_key: RSA_KEY.slice(0, 900) }),
      /private_key that is no key/,
    ],
    [
      'a key of another kind',
      serviceAccount({ private_key: ellipticKey }),
      /private_key that is no key/,
    ],
  ])('settings: rejects a service account with %s', (_name, value, sentence) => {
    const message = complaint({ FIREBASE_SERVICE_ACCOUNT: value });
    expect(message).toMatch(/^FIREBASE_SERVICE_ACCOUNT .+\.$/);
    expect(message).toMatch(sentence);
    expect(message).not.toContain('BEGIN');
  });

  it('settings: rejects a service account of another project than the web app', () => {
    const other = { ...WEB_APP, FIREBASE_SERVICE_ACCOUNT: serviceAccount({ project_id: 'other' }) };
    expect(complaint(other)).toBe(
      'FIREBASE_SERVICE_ACCOUNT must belong to the project that NEXT_PUBLIC_FIREBASE_PROJECT_ID names, or nobody can sign in.',
    );
    expect(complaint({ ...WEB_APP, FIREBASE_SERVICE_ACCOUNT: serviceAccount() })).toBe('');
  });

  it.each([
    ['nothing', {}, []],
    ['HOST alone', { HOST: '0.0.0.0' }, ['host-without-site-url']],
    ['a public address', { SITE_URL: 'https://example.in' }, ['firebase-web-app-unset']],
    [
      'a service account',
      { FIREBASE_SERVICE_ACCOUNT: serviceAccount() },
      ['firebase-web-app-unset'],
    ],
    ['a web app', WEB_APP, ['service-account-unset']],
    ['both', { ...WEB_APP, FIREBASE_SERVICE_ACCOUNT: serviceAccount() }, []],
    ['a function', FUNCTION, ['cron-secret-unset']],
    ['a function and a secret', { ...FUNCTION, CRON_SECRET: SECRET }, []],
    ['a function without a store', { ...FUNCTION, DATA_DIR: '' }, ['firebase-web-app-unset']],
    ['a function without a store, and a web app', { ...WEB_APP, VERCEL: '1' }, []],
  ])('setting gaps: with %s set, finds %j', (_name, source, gaps) => {
    expect(settingGaps(readSettings(source))).toEqual(gaps);
  });

  it('brings its own identity on this machine alone, and for no project of the owner', () => {
    expect(embedsIdentity(readSettings({}))).toBe(true);
    expect(embedsIdentity(readSettings({ SITE_URL: 'http://127.0.0.1:3000' }))).toBe(true);
    expect(embedsIdentity(readSettings({ SITE_URL: 'https://example.in' }))).toBe(false);
    expect(embedsIdentity(readSettings(WEB_APP))).toBe(false);
    expect(embedsIdentity(readSettings({ VERCEL: '1' }))).toBe(false);
  });
});
