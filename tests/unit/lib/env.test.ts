import { describe, expect, it } from 'vitest';
import { dataFolder, hasStore, listenAddress, readSettings } from '@/lib/env';
import { complaint, SECRET } from '@/tests/support/settings';

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

  it.each(['EPHEMERAL_DISK', 'AWS_LAMBDA_FUNCTION_NAME', 'VERCEL'])(
    'settings: with %s, only a chosen folder is durable',
    (name) => {
      const host = { [name]: '1' };
      expect(hasStore(readSettings({}))).toBe(true);
      expect(dataFolder(readSettings({}))).toBe('.data');
      expect(hasStore(readSettings(host))).toBe(false);
      expect(dataFolder(readSettings(host))).toBeUndefined();
      const chosen = readSettings({ ...host, DATA_DIR: '/mnt/data' });
      expect(hasStore(chosen)).toBe(true);
      expect(dataFolder(chosen)).toBe('/mnt/data');
    },
  );

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
});
