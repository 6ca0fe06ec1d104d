import { copyFileSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import site from '@/content/site.json';
import { settleRow } from '@sutra/outbox/row';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { root } from '@/scripts/lib/root.mjs';
import { type Project } from '@/tests/support/kit';
import { contactRow } from '@/tests/support/rows';
import { WEB_APP } from '@/tests/support/settings';
import { ENTER } from '@/tests/support/terminal';
import { answer, change, keepSamples, replace } from './project';

interface Broken {
  env?: Record<string, string>;
  make?: (project: Project) => unknown;
  why: RegExp;
  /** `npm run setup` where it is not given. */
  next?: RegExp;
  /** What `next` says. */
  follow: (project: Project) => unknown;
}

const SITE = 'content/site.json';
const city = `"${site.city}"`;
const lines = readFileSync(join(root, SITE), 'utf8').split('\n');
const cityLine = lines.findIndex((line) => line.includes('"city":')) + 1;
const atHost = { env: { VERCEL: '1' } };
const withDomain = (project: Project) =>
  answer(project, 'domain', [['domain of your site', `example.in${ENTER}`]]);

const withReceiver = (project: Project) =>
  answer(project, 'messages', [
    ['contact messages go', `https://sheet.example.in/kanari-contact${ENTER}`],
    ['And profiles', ENTER],
  ]);

const withFirebase = (project: Project) =>
  answer(project, 'sign-in', [
    ['your Firebase project', `yes${ENTER}`],
    ['the apiKey', `${WEB_APP.NEXT_PUBLIC_FIREBASE_API_KEY}${ENTER}`],
    ['authDomain', `${WEB_APP.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN}${ENTER}`],
    ['projectId', `${WEB_APP.NEXT_PUBLIC_FIREBASE_PROJECT_ID}${ENTER}`],
    ['service account file', ENTER],
  ]);

/** A mistake in a file of facts, and its remedy. */
const inSiteJson = (before: string, after: string, why: RegExp): Broken => ({
  make: (project) => replace(project, SITE, before, after),
  why,
  next: /Correct it by hand in the file that is named/,
  follow: (project) => replace(project, SITE, after, before),
});

const RESCUED = '.data/accounts.rescued-20261126T021500123Z.db';
const hindiBooks = 'content/hi/books.json';

/** What the owner can break and mend, by the row that names it. */
export const broken: Record<string, Record<string, Broken>> = {
  'Settings and facts': {
    'a wrong setting': {
      make: (project) => change(project, { CONTACT_SHEET_URL: 'http://sheet.example.in' }),
      why: /CONTACT_SHEET_URL must start with https:/,
      next: /in \.env, which npm run setup writes/,
      follow: withReceiver,
    },
    'a missing quote': inSiteJson(
      city,
      city.slice(0, -1),
      RegExp(`^content/site.json cannot be read at line ${cityLine}: .*Texts are in "quotes"`),
    ),
    'a missing comma': inSiteJson(
      `${city},`,
      city,
      RegExp(`^content/site.json cannot be read at line ${cityLine + 1}: .*with a comma between`),
    ),
    'a missing file': {
      make: (project) => rmSync(project.path(hindiBooks)),
      why: /content\/hi\/books\.json is missing: git checkout content\/hi\/books\.json brings it/,
      next: /Then run npm run doctor again/,
      follow: (project) => copyFileSync(hindiBooks, project.path(hindiBooks)),
    },
  },
  Samples: {
    'the sample UPI ID on a public site': {
      make: (project) => keepSamples(project, ['upi.id']),
      why: /Visitors would pay or write to a sample[^]*upi\.id/,
      follow: (project) =>
        answer(project, 'upi', [
          ['To which UPI ID', `asha@okbank${ENTER}`],
          ['Which name', ENTER],
          ['personal one', ENTER],
        ]),
    },
  },
  Store: {
    'a disk that is thrown away': {
      ...atHost,
      why: /until one of them is set, messages are not stored/,
      next: /DATA_DIR to a folder/,
      follow: (project) => change(project, { DATA_DIR: '.data' }),
    },
    'a database that was replaced while the site ran': {
      make: (project) => {
        mkdirSync(project.path('.data'), { recursive: true });
        writeFileSync(project.path(RESCUED), '');
      },
      why: /Another file took the place of a database[^]*accounts\.rescued-20261126T0215001/,
      next: /docs\/trouble\.md, The database was replaced/,
      follow: (project) => rmSync(project.path(RESCUED)),
    },
  },
  'Waiting messages': {
    'no schedule where no process lives long': {
      ...atHost,
      make: (project) => change(project, { DATA_DIR: '.data', CRON_SECRET: '' }),
      why: /CRON_SECRET is not set/,
      follow: withDomain,
    },
    'a held message': {
      make: async (project) => {
        const store = sqliteStore(project.path('.data'));
        await store.insert(settleRow(contactRow('aa'), 'held', 'status-404', Date.now()));
        await store.close();
      },
      why: /not delivered \(held: 1,/,
      next: /npm run submissions -- list/,
      follow: (project) =>
        project.node([
          join(root, 'node_modules/tsx/dist/cli.mjs'),
          'scripts/submissions/index.ts',
          'erase',
          'aa',
          '--also-kept',
          '--yes',
        ]),
    },
  },
  Receivers: {
    'messages that nobody stores or takes': {
      ...atHost,
      make: (project) => change(project, { CONTACT_SHEET_URL: '', CONTACT_SHEET_TOKEN: '' }),
      why: /CONTACT_SHEET_URL is not set: contact messages fail/,
      next: /npm run setup -- messages/,
      follow: withReceiver,
    },
  },
  'Sign-in': {
    'no Firebase project on a public site': {
      make: (project) =>
        change(project, Object.fromEntries(Object.keys(WEB_APP).map((name) => [name, '']))),
      why: /visitors cannot sign in/,
      next: /docs\/connect\/firebase\.md, then answer npm run setup -- sign-in/,
      follow: withFirebase,
    },
  },
  Address: {
    'a HOST for other machines without an address': {
      env: { HOST: '0.0.0.0' },
      make: (project) => change(project, { SITE_URL: '' }),
      why: /HOST lets other machines open the site, but SITE_URL is not set/,
      follow: withDomain,
    },
  },
  'Newest backup': {
    'a backup that stopped three days ago': {
      make: (project) => {
        const monday = '.data/backups/20261116T021500Z';
        mkdirSync(project.path(monday), { recursive: true });
        const day = Date.now() / 1000 - 3 * 86_400;
        utimesSync(project.path(monday), day, day);
      },
      why: /It is 72 hours old/,
      next: /Make one now with npm run backup/,
      follow: (project) => mkdirSync(project.path('.data/backups/20261119T021500Z')),
    },
  },
};
