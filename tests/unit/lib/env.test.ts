import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  dataFolder,
  embedsAuthEmulator,
  firebaseProject,
  hasServiceAccount,
  hasStore,
  listenAddress,
  missingSecretError,
  readSettings,
  usesFirestore,
} from '@/lib/env';
import { runsInFunctions } from '@/lib/hosts';
import { isGuessable } from '@/lib/env-types';
import { settingCanaries } from '@/tests/support/canaries.mjs';
import { complaint, RSA_KEY, SECRET, serviceAccount, WEB_APP } from '@/tests/support/settings';
import { fill } from '@/lib/text/format';
import { settingWarnings } from '@/lib/server/start/setting-warnings';
import { readTable } from '@/tests/support/table';

const site = { NODE_ENV: 'production', SITE_URL: 'https://example.in', AUTH_SECRET: SECRET };

it('settings: an empty or blank value is unset, and others are trimmed', () => {
  const source = {
    PORT: ' ',
    SITE_URL: '',
    CONTACT_SHEET_URL: ' https://sheet.example.in/x\n',
    CONTACT_SHEET_TOKEN: 'secret\n',
  };
  expect(readSettings(source)).toMatchObject({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    CONTACT_SHEET_URL: 'https://sheet.example.in/x',
    CONTACT_SHEET_TOKEN: 'secret',
  });
});

it('settings: are read with their defaults', () => {
  for (const [source, expected] of [
    [{}, { PORT: 3000, SITE_URL: 'http://localhost:3000', PROXIES: 0 }],
    [{ VERCEL: '1' }, { PROXIES: 1 }],
    [{ PORT: '8080' }, { SITE_URL: 'http://localhost:8080' }],
    [{ SITE_URL: 'https://example.in/' }, { SITE_URL: 'https://example.in', PROXIES: 1 }],
    [{ SITE_URL: 'https://वैदिक.भारत' }, { SITE_URL: 'https://xn--11b7a5b0b3b.xn--h2brj9c' }],
    [{ SITE_URL: 'http://127.0.0.1:3000' }, { SITE_URL: 'http://127.0.0.1:3000', PROXIES: 0 }],
    [{ PROXIES: '0', SITE_URL: 'https://example.in' }, { PROXIES: 0 }],
  ] as [Record<string, string>, object][]) {
    expect.soft(readSettings(source), JSON.stringify(source)).toMatchObject(expected);
  }
});

it('settings: each wrong value is refused, without quoting it', () => {
  for (const [name, sentence, ...typed] of readTable(import.meta.dirname, 'refused-settings.tsv')) {
    const values = typed.map((value) => fill(value, { secret: SECRET, short: SECRET.slice(3) }));
    for (const value of values) {
      const message = complaint({ [name]: value });
      expect.soft(message, name).toMatch(new RegExp(`^${name} ${sentence}.*\\.$`));
      if (value.length > 6) expect.soft(message, name).not.toContain(value);
    }
  }
});

it('settings: a public site refuses a secret that can be guessed', () => {
  for (const [value] of readTable(import.meta.dirname, 'guessable.txt')) {
    for (const name of ['AUTH_SECRET', 'CRON_SECRET']) {
      const refused = `${name} must be at least 32 random characters (.env.example says how to make them): this one can be guessed.`;
      expect.soft(complaint({ ...site, [name]: value }), value).toBe(refused);
      expect.soft(complaint({ [name]: value }), value).toBe('');
    }
  }
});

it('settings: a public site accepts each secret that our own commands make', () => {
  for (let n = 0; n < 1_000; n++) {
    for (const encoding of ['base64url', 'base64', 'hex'] as const)
      expect(isGuessable(randomBytes(32).toString(encoding))).toBe(false);
  }
  for (const value of [SECRET, ...Object.values(settingCanaries).slice(0, 2)])
    expect(complaint({ ...site, AUTH_SECRET: value, CRON_SECRET: value })).toBe('');
});

it('settings: ignores a setting that it does not have', () => {
  expect(complaint({ ANOTHER_SETTING: '365 days' })).toBe('');
});

it('settings: reads a mail server, and where it sends to', () => {
  const settings = (MAIL_URL: string) =>
    readSettings({ MAIL_URL, OWNER_EMAILS: 'a@b.in' }).MAIL_URL;
  expect(settings('smtps://site%40example.in:p%40ss%2F@smtp.example.in')).toEqual({
    host: 'smtp.example.in',
    port: 465,
    isSecure: true,
    isLocal: false,
    auth: { user: 'site@example.in', pass: 'p@ss/' },
  });
  const local = { host: '::1', port: 2525, isSecure: false, isLocal: true, from: 'x@y.in' };
  expect(settings('smtp://[::1]:2525?from=x@y.in')).toEqual(local);
  expect(settings('smtp://mail')).toMatchObject({ port: 587, isLocal: false });
  const server = { MAIL_URL: 'smtp://localhost' };
  const { OWNER_EMAILS } = readSettings({ ...server, OWNER_EMAILS: ' a@b.in , c@d.in,a@b.in' });
  expect(OWNER_EMAILS).toEqual(['a@b.in', 'c@d.in']);
});

it('settings: a mail server and the addresses of the owner go together', () => {
  expect(complaint({ OWNER_EMAILS: 'a@b.in' })).toMatch(/^MAIL_URL must be set too: /);
  expect(complaint({ MAIL_URL: 'smtp://localhost' })).toMatch(/^OWNER_EMAILS must be set too: /);
});

it('settings: every wrong one is named at once', () => {
  const lines = complaint({ PORT: 'x', CONTACT_SHEET_URL: 'x' }).split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'CONTACT_SHEET_URL']);
});

it('settings: a standalone server that other machines reach needs SITE_URL', () => {
  const standalone = { NODE_ENV: 'production', __NEXT_PRIVATE_STANDALONE_CONFIG: '{}' };
  const refused = /^SITE_URL must be set, or HOSTNAME must be 127\.0\.0\.1/;
  expect(complaint(standalone)).toMatch(refused);
  expect(complaint({ ...standalone, HOSTNAME: '4f1c0e7a9b21' })).toMatch(refused);
  for (const HOSTNAME of ['127.0.0.1', 'localhost', '::1']) {
    expect(complaint({ ...standalone, HOSTNAME })).toBe('');
  }
  expect(complaint({ ...standalone, ...site })).toBe('');
});

it('listenAddress: is loopback without a public address or HOST', () => {
  for (const [source, address] of [
    [{}, '127.0.0.1'],
    [{ SITE_URL: 'http://localhost:3000' }, '127.0.0.1'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [site, undefined],
    [{ ...site, HOST: '127.0.0.1' }, '127.0.0.1'],
  ] as const) {
    expect.soft(listenAddress(readSettings(source)), JSON.stringify(source)).toBe(address);
  }
});

it('dataFolder: is chosen where a host throws its disk away', () => {
  for (const [name, isFunction] of [
    ['EPHEMERAL_DISK', true],
    ['AWS_LAMBDA_FUNCTION_NAME', true],
    ['FUNCTIONS_WORKER_RUNTIME', true],
    ['K_SERVICE', true],
    ['VERCEL', true],
    ['DYNO', false],
    ['FLY_APP_NAME', false],
    ['KOYEB_APP_NAME', false],
    ['RAILWAY_PROJECT_ID', false],
    ['RENDER', false],
  ] as const) {
    const folderOf = (source: Record<string, string>) => {
      const settings = readSettings(source);
      return [hasStore(settings), dataFolder(settings)];
    };
    expect.soft(folderOf({}), name).toEqual([true, '.data']);
    expect.soft(folderOf({ [name]: '1' }), name).toEqual([false, undefined]);
    expect
      .soft(folderOf({ [name]: '1', DATA_DIR: '/mnt/data' }), name)
      .toEqual([true, '/mnt/data']);
    expect.soft(runsInFunctions(readSettings({ [name]: '1' })), name).toBe(isFunction);
  }
});

const CLOUD_RUN = { K_SERVICE: 'site' };
const APP_HOSTING = { ...CLOUD_RUN, FIREBASE_CONFIG: '{"projectId":"project"}' };

it('service account: is found, and Firestore chosen as the store', () => {
  for (const [_name, source, has, uses] of [
    ['nothing', {}, false, false],
    ['a key', { FIREBASE_SERVICE_ACCOUNT: serviceAccount() }, true, true],
    [
      'a key and a folder',
      { FIREBASE_SERVICE_ACCOUNT: serviceAccount(), DATA_DIR: 'x' },
      true,
      true,
    ],
    ['a project alone', { ...WEB_APP, GOOGLE_CLOUD_PROJECT: 'project' }, false, false],
    ['Cloud Run', CLOUD_RUN, false, false],
    ['Cloud Run and a web app', { ...CLOUD_RUN, ...WEB_APP }, true, true],
    ['Cloud Run and a project', { ...CLOUD_RUN, GOOGLE_CLOUD_PROJECT: 'project' }, true, true],
    ['a function of Google', { ...CLOUD_RUN, GCLOUD_PROJECT: 'project' }, true, true],
    ['App Hosting', APP_HOSTING, true, true],
    ['App Hosting and a mounted disk', { ...APP_HOSTING, DATA_DIR: '/mnt/data' }, true, false],
    ['the name of a file', { ...CLOUD_RUN, FIREBASE_CONFIG: 'config.json' }, false, false],
  ] as const) {
    const settings = readSettings({ SITE_URL: 'https://example.in', ...source });
    expect.soft([hasServiceAccount(settings), usesFirestore(settings)], _name).toEqual([has, uses]);
    if (has) expect.soft(firebaseProject(settings), _name).toBe('project');
    if (uses) expect.soft(hasStore(settings), _name).toBe(true);
  }
});

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

it('settings: a wrong service account is refused', () => {
  for (const [_name, value] of [
    ['no JSON', 'service-account.json'],
    ['no mail', serviceAccount({ client_email: 'site' })],
    ['no key', serviceAccount({ private_key: 'PRIVATE KEY' })],
    ['half a key', serviceAccount({ private_key: RSA_KEY.slice(0, 400) })],
    ['a key without line breaks', serviceAccount({ private_key: RSA_KEY.replaceAll('\n', ' ') })],
    [
      'a key with typed line breaks',
      serviceAccount({ private_key: RSA_KEY.replaceAll('\n', '\\n') }),
    ],
  ] as const) {
    const message = complaint({ FIREBASE_SERVICE_ACCOUNT: value });
    expect
      .soft(message, _name)
      .toMatch(/^FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account key.*\.$/);
    expect.soft(message, _name).not.toContain('BEGIN');
  }
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
it('setting warnings: name what is missing', () => {
  for (const [_name, source, warnings] of [
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
    ['App Hosting', { ...APP_HOSTING, ...WEB_APP, CRON_SECRET: SECRET }, []],
  ] as const) {
    expect.soft(settingWarnings(readSettings(source), '22.0.0'), _name).toEqual(warnings);
  }
});

it('setting warnings: a public site on Node 20 gets no security fixes', () => {
  const warn = (source: Record<string, string>, version: string) =>
    settingWarnings(readSettings(source), version).includes('node-unsupported');
  expect(warn(PUBLIC, '20.20.2')).toBe(true);
  expect(warn({}, '20.20.2')).toBe(false);
  expect([warn(PUBLIC, '22.0.0'), warn(PUBLIC, '24.1.0')]).toEqual([false, false]);
});

it('embedsAuthEmulator: is so on this machine alone', () => {
  for (const [isEmbedded, source] of [
    [true, {}],
    [true, { SITE_URL: 'http://127.0.0.1:3000' }],
    [false, PUBLIC],
    [false, WEB_APP],
    [false, { VERCEL: '1' }],
  ] as const) {
    expect.soft(embedsAuthEmulator(readSettings(source)), String(isEmbedded)).toBe(isEmbedded);
  }
});
