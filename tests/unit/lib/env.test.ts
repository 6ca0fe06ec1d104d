import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { embedsIdentity, listenAddress, readSettings, SettingsError } from '@/lib/env';
import { settingGaps } from '@/lib/setting-gaps';
import { settingCanaries } from '@/scripts/steps/canaries.mjs';

const SECRET = 'only-for-the-tests-and-long-enough';

const pem = (type: 'rsa' | 'ec') =>
  (type === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  ).privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const account = (changes: Record<string, string> = {}) =>
  JSON.stringify({
    project_id: 'project',
    client_email: 'site@project.iam.gserviceaccount.com',
    private_key: RSA_KEY,
    ...changes,
  });
const RSA_KEY = pem('rsa');

function complaint(source: Record<string, string>): string {
  try {
    readSettings(source);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return '';
}

describe('readSettings', () => {
  it('runs with none set', () => {
    expect(readSettings({})).toMatchObject({ PORT: 3000, SITE_URL: 'http://localhost:3000' });
  });

  it('takes an empty or blank value for unset, and trims the others', () => {
    const settings = readSettings({
      PORT: ' ',
      SITE_URL: '',
      CONTACT_SHEET_URL: ' https://sheet.example.in/x\n',
      CONTACT_SHEET_TOKEN: 'secret\n',
    });
    expect(settings).toMatchObject({
      PORT: 3000,
      CONTACT_SHEET_URL: 'https://sheet.example.in/x',
      CONTACT_SHEET_TOKEN: 'secret',
    });
  });

  it('makes the address of the site from the port', () => {
    expect(readSettings({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
    expect(readSettings({ SITE_URL: 'https://example.in/' }).SITE_URL).toBe('https://example.in');
  });

  it.each([
    'https://sheet.example.in/x',
    'http://localhost:9/x',
    'http://127.0.0.1/',
    'http://[::1]/',
  ])('takes %s for an endpoint', (url) => {
    expect(readSettings({ CONTACT_SHEET_URL: url }).CONTACT_SHEET_URL).toBe(url);
  });

  it.each([
    'sheet.example.in',
    'http://sheet.example.in/x',
    'http://localhost.example.in/',
    'ftp://localhost/',
    'javascript:alert(1)',
    'https://user:pass@sheet.example.in/',
  ])('refuses %s and names the setting, not the value', (url) => {
    const message = complaint({ CONTACT_SHEET_URL: url });
    expect(message).toMatch(/^CONTACT_SHEET_URL must .+\.$/m);
    expect(message).not.toContain(url);
  });

  it.each(['https://10.0.0.1/', 'https://169.254.169.254/latest', 'https://[fd00::1]/'])(
    'refuses %s, which is nobody’s public address',
    (url) => {
      expect(complaint({ PROFILE_API_URL: url })).toMatch(/^PROFILE_API_URL must not lie in/);
      expect(readSettings({ SITE_URL: url.replace('latest', '') }).SITE_URL).toMatch(/^https:/);
    },
  );

  it('takes any service for profiles: an unknown one means that none is sent', () => {
    expect(readSettings({ PROFILE_SERVICE: 'none' }).PROFILE_SERVICE).toBe('none');
  });

  it('asks for a long secret and a small number of proxies', () => {
    expect(complaint({ CRON_SECRET: SECRET.slice(3) })).toMatch(/^CRON_SECRET must be at least 32/);
    expect(readSettings({ CRON_SECRET: SECRET }).TRUSTED_HOPS).toBe(1);
    expect(complaint({ CRON_SECRET: `${SECRET} two words` })).toMatch(/^CRON_SECRET must be one/);
    expect(readSettings({ TRUSTED_HOPS: '0' }).TRUSTED_HOPS).toBe(0);
    for (const hops of ['-1', '1.5', '10', 'one'])
      expect(complaint({ TRUSTED_HOPS: hops })).toMatch(/^TRUSTED_HOPS must be/);
  });

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
    const random = Array.from({ length: 200 }, () => randomBytes(16));
    for (const secret of [
      SECRET,
      settingCanaries.AUTH_SECRET,
      settingCanaries.CRON_SECRET,
      ...random.map((bytes) => bytes.toString('hex')),
      ...random.map((bytes) => Buffer.concat([bytes, bytes.reverse()]).toString('base64url')),
    ]) {
      expect(complaint({ AUTH_SECRET: secret, CRON_SECRET: secret }), secret).toBe('');
    }
  });

  it.each(['example.in', '127.0.0.1:3000', 'http://0.0.0.0', '1.2.3'])(
    'settings: rejects the host %s',
    (host) => expect(complaint({ HOST: host })).toMatch(/^HOST must be an IP address/),
  );

  it('settings: listens on loopback without a public address, unless HOST says otherwise', () => {
    const site = { NODE_ENV: 'production', SITE_URL: 'https://example.in', AUTH_SECRET: SECRET };
    expect(listenAddress(readSettings({}))).toBe('127.0.0.1');
    expect(listenAddress(readSettings({ SITE_URL: 'http://localhost:3000' }))).toBe('127.0.0.1');
    expect(listenAddress(readSettings({ HOST: '0.0.0.0' }))).toBe('0.0.0.0');
    expect(listenAddress(readSettings(site))).toBeUndefined();
    expect(listenAddress(readSettings({ ...site, HOST: '127.0.0.1' }))).toBe('127.0.0.1');
  });

  it('settings: rejects a standalone server that other machines reach without SITE_URL', () => {
    const standalone = { NODE_ENV: 'production', __NEXT_PRIVATE_STANDALONE_CONFIG: '{}' };
    const refused = /^SITE_URL must be set, or HOSTNAME must be 127\.0\.0\.1/;
    expect(complaint(standalone)).toMatch(refused);
    expect(complaint({ ...standalone, HOSTNAME: '4f1c0e7a9b21' })).toMatch(refused);
    for (const HOSTNAME of ['127.0.0.1', 'localhost', '::1'])
      expect(complaint({ ...standalone, HOSTNAME })).toBe('');
    const site = { SITE_URL: 'https://example.in', AUTH_SECRET: SECRET };
    expect(complaint({ ...standalone, ...site })).toBe('');
  });

  it.each(['0', '65536', '3000.5', '-1', 'http'])('refuses the port %s', (port) => {
    expect(complaint({ PORT: port })).toMatch(/^PORT must be .+\.$/);
  });

  it('refuses a site address with a path', () => {
    expect(complaint({ SITE_URL: 'https://example.in/site' })).toMatch(
      /^SITE_URL must be an origin/,
    );
  });

  it('refuses a token that no header can carry', () => {
    expect(complaint({ CONTACT_SHEET_TOKEN: 'two words' })).toMatch(/^CONTACT_SHEET_TOKEN must/);
    expect(complaint({ CONTACT_SHEET_TOKEN: 'गुप्त' })).toMatch(/^CONTACT_SHEET_TOKEN must/);
  });

  it('names every wrong setting at once', () => {
    const lines = complaint({ PORT: 'x', CONTACT_SHEET_URL: 'x' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'CONTACT_SHEET_URL']);
  });

  describe('of signing in', () => {
    const https = { NODE_ENV: 'production', SITE_URL: 'https://example.in' };
    const firebase = {
      NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
      NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.com',
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project',
    };

    it('refuses a short secret, wherever the site runs', () => {
      expect(complaint({ AUTH_SECRET: SECRET.slice(3) })).toMatch(
        /^AUTH_SECRET must be at least 32/,
      );
    });

    it('refuses a public site without a secret, but lets it be built', () => {
      expect(complaint(https)).toMatch(/^AUTH_SECRET must be set, to at least 32/);
      expect(complaint({ ...https, NEXT_PHASE: 'phase-production-build' })).toBe('');
      expect(complaint({ ...https, AUTH_SECRET: SECRET })).toBe('');
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
      const half = { ...firebase, NEXT_PUBLIC_FIREBASE_PROJECT_ID: '' };
      expect(complaint(half)).toBe(
        'NEXT_PUBLIC_FIREBASE_PROJECT_ID must be set too, as the other names of the Firebase web app are.',
      );
      expect(complaint(firebase)).toBe('');
    });

    it('settings: accepts the key of a service account, as JSON or in base64', () => {
      const expected = { projectId: 'project', privateKey: RSA_KEY };
      for (const value of [account(), Buffer.from(account()).toString('base64')]) {
        const settings = readSettings({ FIREBASE_SERVICE_ACCOUNT: value });
        expect(settings.FIREBASE_SERVICE_ACCOUNT).toMatchObject(expected);
      }
    });

    it.each([
      ['no JSON', 'service-account.json', /must be the JSON of a service account key/],
      ['half of it', account().slice(0, 99), /must be the JSON of a service account key/],
      ['no mail', account({ client_email: 'site' }), /must be the JSON of a service account key/],
      ['no key', account({ private_key: 'PRIVATE KEY' }), /holds a private_key that is no key/],
      ['a cut key', account({ private_key: RSA_KEY.slice(0, 900) }), /private_key that is no key/],
      ['a key of another kind', account({ private_key: pem('ec') }), /private_key that is no key/],
    ])('settings: rejects a service account with %s', (_name, value, sentence) => {
      const message = complaint({ FIREBASE_SERVICE_ACCOUNT: value });
      expect(message).toMatch(/^FIREBASE_SERVICE_ACCOUNT .+\.$/);
      expect(message).toMatch(sentence);
      expect(message).not.toContain('BEGIN');
    });

    it('settings: rejects a service account of another project than the web app', () => {
      const other = { ...firebase, FIREBASE_SERVICE_ACCOUNT: account({ project_id: 'other' }) };
      expect(complaint(other)).toBe(
        'FIREBASE_SERVICE_ACCOUNT must belong to the project that NEXT_PUBLIC_FIREBASE_PROJECT_ID names, or nobody can sign in.',
      );
      expect(complaint({ ...firebase, FIREBASE_SERVICE_ACCOUNT: account() })).toBe('');
    });

    it.each([
      ['nothing', {}, []],
      ['HOST alone', { HOST: '0.0.0.0' }, ['host-without-site-url']],
      ['a public address', { SITE_URL: 'https://example.in' }, ['firebase-web-app-unset']],
      ['a service account', { FIREBASE_SERVICE_ACCOUNT: account() }, ['firebase-web-app-unset']],
      ['a web app', firebase, ['service-account-unset']],
      ['both', { ...firebase, FIREBASE_SERVICE_ACCOUNT: account() }, []],
      ['Vercel', { VERCEL: '1' }, ['cron-secret-unset']],
      ['Vercel and a secret', { VERCEL: '1', CRON_SECRET: SECRET }, []],
    ])('setting gaps: with %s set, finds %j', (_name, source, gaps) => {
      expect(settingGaps(readSettings(source))).toEqual(gaps);
    });

    it('brings its own identity on this machine alone, and for no project of the owner', () => {
      expect(embedsIdentity(readSettings({}))).toBe(true);
      expect(embedsIdentity(readSettings({ SITE_URL: 'http://127.0.0.1:3000' }))).toBe(true);
      expect(embedsIdentity(readSettings({ SITE_URL: 'https://example.in' }))).toBe(false);
      expect(embedsIdentity(readSettings(firebase))).toBe(false);
    });
  });
});
