import { describe, expect, it } from 'vitest';
import { embedsIdentity, readSettings, SettingsError } from '@/lib/env';

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
    expect(complaint({ CRON_SECRET: 'x'.repeat(31) })).toMatch(/^CRON_SECRET must be at least 32/);
    expect(readSettings({ CRON_SECRET: 'x'.repeat(32) }).TRUSTED_HOPS).toBe(1);
    expect(readSettings({ TRUSTED_HOPS: '0' }).TRUSTED_HOPS).toBe(0);
    for (const hops of ['-1', '1.5', '10', 'one'])
      expect(complaint({ TRUSTED_HOPS: hops })).toMatch(/^TRUSTED_HOPS must be/);
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
    const SECRET = 'x'.repeat(32);
    const https = { NODE_ENV: 'production', SITE_URL: 'https://example.in' };
    const firebase = {
      NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
      NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.com',
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project',
    };

    it('refuses a short secret, wherever the site runs', () => {
      expect(complaint({ AUTH_SECRET: 'x'.repeat(31) })).toMatch(
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

    it('brings its own identity on this machine alone, and for no project of the owner', () => {
      expect(embedsIdentity(readSettings({}))).toBe(true);
      expect(embedsIdentity(readSettings({ SITE_URL: 'http://127.0.0.1:3000' }))).toBe(true);
      expect(embedsIdentity(readSettings({ SITE_URL: 'https://example.in' }))).toBe(false);
      expect(embedsIdentity(readSettings(firebase))).toBe(false);
    });
  });
});
