import { mkdirSync, statSync, truncateSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { readSettings } from '@/lib/env';
import { recordDays } from '@/lib/law/built-days';
import { checkDataKeys } from '@/lib/submissions/drivers/data-keys';
import { createPayloadCipher } from '@/lib/submissions/drivers/payload-cipher';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { hold } from '@/lib/submissions/model/transitions';
import { root } from '@/scripts/steps/root.mjs';
import { copyProject, type Project, startInternet } from '@/tests/support/kit';
import { contactRow } from '@/tests/support/outbox';
import { serviceAccount, WEB_APP } from '@/tests/support/settings';
import { smallDisk } from '@/tests/support/small-disk';

// Each test starts commands of the project several times.
vi.setConfig({ testTimeout: 120_000 });

interface Row {
  name: string;
  state: 'ok' | 'advice' | 'broken';
  why: string;
  next: string;
}

let internet: Awaited<ReturnType<typeof startInternet>>;
beforeAll(async () => void (internet = await startInternet()));
afterAll(() => internet.close());
beforeEach(() => internet.reset());

const SHIFTED = pathToFileURL(join(root, 'tests/support/shift-clock.mjs')).href;

async function doctor(project: Project, args: string[], env: Record<string, string> = {}) {
  const shift = env.CLOCK_AHEAD_MS ? ['--import', SHIFTED] : [];
  return project.node([...internet.args, ...shift, 'scripts/doctor.mjs', ...args], {
    ...internet.env,
    ...env,
  });
}

const rowsOf = ({ output }: { output: string }) => JSON.parse(output) as Row[];
const rowOf = (result: { output: string }, name: string) =>
  rowsOf(result).find((row) => row.name === name);

const SECRETS = {
  AUTH_SECRET: 'kanari-auth-X7dk2Lq9ZpR4vW8sYb3n',
  CRON_SECRET: 'kanari-cron-T5hj8Mw2QxC6fN9gKd4r',
  CONTACT_SHEET_URL: 'https://sheet.example.in/kanari-contact',
  CONTACT_SHEET_TOKEN: 'kanari-contact-token',
  PROFILE_SCRIPT_URL: 'https://script.example.in/kanari-script/exec',
};

/** A site that is online and in order, but for the samples in its texts. */
const ONLINE = { ...SECRETS, ...WEB_APP, SITE_URL: 'https://example.in' };

const envFile = (settings: Record<string, string | undefined>) =>
  Object.entries(settings)
    .map(([name, value = '']) => `${name}='${value}'\n`)
    .join('');

const setUp = (project: Project, answers: Record<string, string>) => {
  project.write('answers.json', JSON.stringify(answers));
  return project.node(['scripts/setup.mjs', '--answers', 'answers.json']);
};

const change = (project: Project, settings: Record<string, string | undefined>) =>
  project.write('.env', envFile({ ...ONLINE, ...settings }));

const replace = (project: Project, file: string, before: string | RegExp, after: string) =>
  project.write(file, project.read(file).replace(before, after));

const keepSamples = (project: Project, samples: string[]) =>
  project.write(
    'content/samples.ts',
    `export const samples: Record<string, string[]> = ${JSON.stringify({ 'content/site.ts': samples })};`,
  );

const DATA_KEY = 'kanari-key-Qm3Zk1xV9b7Lr5Tt2Yp8Wc4Nd6';

const disk = smallDisk();
afterAll(() => disk.remove());

function fillDisk(project: Project) {
  const data = join(disk.directory, 'data');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  change(project, { DATA_DIR: data });
  disk.fill(process.pid);
}

interface Broken {
  title: string;
  row: string;
  isLive?: true;
  env?: Record<string, string>;
  make: (project: Project) => unknown;
  why: RegExp;
  next: RegExp;
  /** What `next` says. */
  follow: (project: Project) => unknown;
}

// A quota, which stands for a small disk elsewhere, would hold this process.
const FULL_DISKS: Broken[] = [
  {
    title: 'a full disk',
    row: 'Settings',
    make: fillDisk,
    why: /DATA_DIR cannot be written, because its disk is full: delete files/,
    next: /Then run npm run doctor again/,
    follow: () => disk.empty(process.pid),
  },
  {
    title: 'a nearly full disk',
    row: 'Disk',
    make(project) {
      fillDisk(project);
      const filler = join(disk.directory, 'filler');
      truncateSync(filler, statSync(filler).size - 40_000);
    },
    why: /^0 MB are free/,
    next: /Delete files/,
    follow: () => disk.empty(process.pid),
  },
];

const BROKEN: Broken[] = [
  {
    title: 'a wrong setting',
    row: 'Settings',
    make: (project) => change(project, { CONTACT_SHEET_URL: 'http://sheet.example.in' }),
    why: /CONTACT_SHEET_URL must start with https:/,
    next: /in \.env, by hand or with npm run setup/,
    follow: (project) => setUp(project, { CONTACT_SHEET_URL: 'https://sheet.example.in' }),
  },
  {
    title: 'a missing quote in content/site.ts',
    row: 'Settings',
    make: (project) => replace(project, 'content/site.ts', "'Jaipur'", "'Jaipur"),
    why: /content\/site\.ts cannot be read \(line 9:/,
    next: /Correct it in the file that is named/,
    follow: (project) => replace(project, 'content/site.ts', "'Jaipur", "'Jaipur'"),
  },
  {
    title: 'a public site without a secret',
    row: 'Settings',
    make: (project) => change(project, { AUTH_SECRET: '' }),
    why: /AUTH_SECRET must be set/,
    next: /npm run setup/,
    follow: (project) => setUp(project, { SITE_URL: 'example.in' }),
  },
  {
    title: 'two Firebase projects',
    row: 'Settings',
    make: (project) => {
      project.write('account.json', serviceAccount());
      change(project, { FIREBASE_SERVICE_ACCOUNT: serviceAccount({ project_id: 'other' }) });
    },
    why: /FIREBASE_SERVICE_ACCOUNT must belong to the project/,
    next: /npm run setup/,
    follow: (project) => setUp(project, { FIREBASE_SERVICE_ACCOUNT: project.path('account.json') }),
  },
  {
    title: 'the sample UPI ID on a public site',
    row: 'Samples',
    make: (project) => keepSamples(project, ['site.upi.id']),
    why: /Visitors would pay or write to a sample.*site\.upi\.id/,
    next: /npm run setup/,
    follow: (project) => setUp(project, { 'upi.id': 'asha@okbank' }),
  },
  {
    title: 'a DATA_KEY that did not encrypt the stored texts',
    row: 'Store',
    make: async (project) => {
      const cipher = createPayloadCipher([DATA_KEY]);
      const store = sqliteStore(project.path('.data'), undefined, cipher);
      await checkDataKeys(store, cipher);
      await store.create(contactRow('encrypted'));
      await store.close();
      change(project, { DATA_KEY: 'kanari-key-aP0xK8sVd2Lq6RfT4ZyHw1Uc9' });
    },
    why: /DATA_KEY lacks a key/,
    next: /Put the key that was used before back into DATA_KEY/,
    follow: (project) => change(project, { DATA_KEY }),
  },
  ...(disk.isMounted ? FULL_DISKS : []),
  {
    title: 'a disk that is thrown away',
    row: 'Store',
    env: { VERCEL: '1' },
    make: () => {},
    why: /until one of them is set, messages are not stored/,
    next: /DATA_DIR to a folder/,
    follow: (project) => change(project, { DATA_DIR: '.data' }),
  },
  {
    title: 'no schedule where no process lives long',
    row: 'Schedule',
    env: { VERCEL: '1' },
    make: (project) => change(project, { DATA_DIR: '.data', CRON_SECRET: '' }),
    why: /CRON_SECRET is not set/,
    next: /npm run setup/,
    follow: (project) => setUp(project, { SITE_URL: 'example.in' }),
  },
  {
    title: 'a held message',
    row: 'Waiting messages',
    make: async (project) => {
      const store = sqliteStore(project.path('.data'));
      await store.create(hold(contactRow('held'), 'status-404', Date.now()));
      await store.close();
    },
    why: /not delivered \(held: 1,/,
    next: /npm run submissions -- list/,
    follow: (project) =>
      project.node([
        join(root, 'node_modules/tsx/dist/cli.mjs'),
        ...['scripts/submissions.ts', 'purge', '--state', 'held', '--older-than', '0', '--yes'],
      ]),
  },
  {
    title: 'a spreadsheet that refuses the token',
    row: 'Contact messages',
    isLive: true,
    make: () => (internet.state.status['sheet.example.in'] = 401),
    why: /contact-sheet did not take a test row \(status-401\)/,
    next: /Check its token/,
    follow: () => (internet.state.status['sheet.example.in'] = 201),
  },
  {
    title: 'a script that wants a login',
    row: 'Profiles',
    isLive: true,
    make: () => (internet.state.status['script.example.in'] = 302),
    why: /\(login-page\)/,
    next: /access Anyone/,
    follow: () => (internet.state.status['script.example.in'] = 200),
  },
  {
    title: 'no Firebase project on a public site',
    row: 'Sign-in',
    make: (project) =>
      change(project, Object.fromEntries(Object.keys(WEB_APP).map((name) => [name, '']))),
    why: /visitors cannot sign in/,
    next: /docs\/connect\/firebase\.md, then run npm run setup/,
    follow: (project) => setUp(project, WEB_APP),
  },
  {
    title: 'a domain that Firebase does not know',
    row: 'Sign-in',
    isLive: true,
    make: () => (internet.state.domains = ['localhost']),
    why: /Firebase does not know the domain example\.in/,
    next: /Add domain → example\.in/,
    follow: () => (internet.state.domains = ['localhost', 'example.in']),
  },
  {
    title: 'a service account that Google has deleted',
    row: 'Sign-in',
    isLive: true,
    make: (project) => {
      change(project, { FIREBASE_SERVICE_ACCOUNT: serviceAccount() });
      internet.state.isAccountKnown = false;
    },
    why: /Firebase refuses the service account/,
    next: /make a new key/,
    follow: () => (internet.state.isAccountKnown = true),
  },
  {
    title: 'a HOST for other machines without an address',
    row: 'Address',
    env: { HOST: '0.0.0.0' },
    make: (project) => change(project, { SITE_URL: '' }),
    why: /HOST lets other machines open the site, but SITE_URL is not set/,
    next: /npm run setup/,
    follow: (project) => setUp(project, { SITE_URL: 'example.in' }),
  },
  {
    title: 'a proxy that drops the policy',
    row: 'Address',
    isLive: true,
    make: () => delete internet.state.siteHeaders['content-security-policy'],
    why: /without content-security-policy/,
    next: /let the proxy pass on/,
    follow: () => internet.reset(),
  },
  {
    title: 'http that stays http',
    row: 'Address',
    isLive: true,
    make: () => (internet.state.location = 'http://example.in/home'),
    why: /http:\/\/example\.in does not lead to https:\/\/example\.in/,
    next: /Let the proxy redirect it/,
    follow: () => internet.reset(),
  },
  {
    title: 'a certificate that browsers do not trust',
    row: 'Certificate',
    make: () => internet.presentCertificate('untrusted'),
    why: /do not trust the certificate \(depth-zero-self-signed-cert\)/,
    next: /new certificate/,
    follow: () => internet.reset(),
  },
  {
    title: 'an expired certificate',
    row: 'Certificate',
    make: () => internet.presentCertificate('expired'),
    why: /The certificate has expired/,
    next: /new certificate/,
    follow: () => internet.reset(),
  },
  {
    title: 'a privacy page of other days',
    row: 'Privacy page',
    make: (project) => {
      mkdirSync(project.path('.next'));
      recordDays(project.path('.next'), readSettings({}));
      change(project, { KEEP_DAYS: '365' });
    },
    why: /\/privacy tells visitors 7 days, but KEEP_DAYS is 365\./,
    next: /Update the site/,
    follow: (project) => recordDays(project.path('.next'), readSettings({ KEEP_DAYS: '365' })),
  },
  {
    title: 'a clock that is ten minutes ahead',
    row: 'Clock',
    env: { CLOCK_AHEAD_MS: '600000' },
    make: () => {},
    why: /The clock is (599|600|601) seconds ahead/,
    next: /timedatectl/,
    follow: () => 'clock',
  },
  {
    title: 'a backup that stopped three days ago',
    row: 'Backups',
    make: (project) => {
      mkdirSync(project.path('backups'));
      project.write('backups/monday.db', '');
      const day = Date.now() / 1000 - 3 * 86_400;
      utimesSync(project.path('backups/monday.db'), day, day);
      change(project, { BACKUP_DIR: 'backups' });
    },
    why: /newest backup is 72 hours old/,
    next: /Make a backup now/,
    follow: (project) => project.write('backups/thursday.db', ''),
  },
];

function createProject(): Project {
  const project = copyProject();
  onTestFinished(() => project.remove());
  keepSamples(project, []);
  change(project, {});
  return project;
}

describe('doctor: names what is broken, and what it says mends it', () => {
  const cases = BROKEN.map((broken) => [broken.title, broken] as const);
  test.each(cases)('%s', async (_title, { row, isLive, env = {}, make, why, next, follow }) => {
    const project = createProject();
    const args = ['--json', ...(isLive ? ['--live'] : [])];
    await make(project);
    const before = await doctor(project, args, env);
    expect(rowOf(before, row)).toMatchObject({
      state: 'broken',
      why: expect.stringMatching(why),
      next: expect.stringMatching(next),
    });
    expect(before.code).toBe(1);
    const isClock = (await follow(project)) === 'clock';
    const after = await doctor(project, args, isClock ? {} : env);
    expect(rowOf(after, row)).toMatchObject({ state: expect.not.stringMatching('broken') });
    expect(before.output + after.output).not.toContain('kanari');
  });
});

test('doctor: with --live, sends rows that are marked as tests and opens the site', async () => {
  const project = createProject();
  const result = await doctor(project, ['--json', '--live']);
  const states = Object.fromEntries(rowsOf(result).map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({
    'Contact messages': 'ok',
    Profiles: 'ok',
    Address: 'ok',
    Certificate: 'ok',
  });
  expect(internet.state.bodies).toEqual([
    expect.stringMatching(/^sheet.*kanari-contact-token.*TEST by npm run doctor, please delete/),
    expect.stringMatching(/^script.*TEST by npm run doctor, please delete/),
  ]);
  expect(result.output).not.toContain('kanari');
});

test('doctor: gives advice without failing, and sends nothing without --live', async () => {
  const project = createProject();
  project.write('.env', '');
  keepSamples(project, ['site.phone']);
  const { code, output } = await doctor(project, []);
  expect(code).toBe(0);
  expect(output).toContain(
    'advice  Samples: Samples to replace in content/site.ts: site.phone.\n        → Run npm run setup',
  );
  expect(output).toMatch(/\n\n0 broken, \d advice, \d+ ok$/);
  expect(internet.state.bodies).toEqual([]);
});

test('doctor: from 60 days before, names the date of the law and what to switch', async () => {
  const project = createProject();
  const until = (date: string) => ({ CLOCK_AHEAD_MS: String(Date.parse(date) - Date.now()) });
  const early = await doctor(project, ['--json'], until('2027-03-13'));
  expect(rowOf(early, 'Law dates')).toMatchObject({ state: 'ok' });
  const late = await doctor(project, ['--json'], until('2027-03-15'));
  expect(rowOf(late, 'Law dates')).toMatchObject({
    state: 'advice',
    why: expect.stringContaining('13 May 2027'),
    next: expect.stringMatching(/meity\.gov\.in.*KEEP_DAYS=365.*parent-first/),
  });
});
