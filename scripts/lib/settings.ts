import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as NextEnv from '@next/env';
import { type Batch } from '@/content/course-schema';
import { isUpcoming } from '@/lib/words/next-batch';
import { type Settings } from '@/lib/env';
import { type SettingWarning } from '@/lib/server/start/setting-warnings';
import { findDiskWarning, findStartErrors } from '@/lib/server/start/start-errors';
import {
  describeKind,
  findStoreOnly,
  type FormKind,
  formKinds,
} from '@/lib/server/submissions/kinds';
import { findAddresses } from '@/lib/server/submissions/addresses';
import { factErrors } from './fact-errors';
import { root } from './root.mjs';

// Its names are not visible to `import`.
const next: typeof NextEnv = createRequire(import.meta.url)('@next/env');

/** Puts the `.env` files into `process.env` as Next does. */
export const loadEnvFiles = (folder: string, dev = false) =>
  next.loadEnvConfig(folder, dev, { info() {}, error: console.error }, true);

/** A site on the own machine keeps a secret of its own: what a command signs, the site must be able to read. */
function provideSecret(folder: string): void {
  const file = resolve(folder, process.env.DATA_DIR || '.data', 'auth-secret');
  if (process.env.AUTH_SECRET || process.env.SITE_URL?.startsWith('https:') || !existsSync(file))
    return;
  process.env.AUTH_SECRET = readFileSync(file, 'utf8').trim();
}

interface Checked {
  env: Record<string, string | undefined>;
  port: number;
  host?: string;
  data?: string;
  embedsAuthEmulator: boolean;
  notes: string[];
}

const EMULATOR_SENTENCE =
  'FIREBASE_AUTH_EMULATOR_HOST must not be set: the site starts an emulator itself where it may.';

/**
 * @param options `isTrial` creates nothing. `isServing`: a full disk is a note, because pages can be
 *   served all the same; so is it on trial. A command that reads the store cannot work then.
 */
export async function checkSettings({
  dev = false,
  folder = root,
  isTrial = false,
  isServing = false,
} = {}): Promise<{ wrong: string[] } | Checked> {
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
  loadEnvFiles(folder, dev);
  if (!isServing && !isTrial) provideSecret(folder);
  const wrong = [...(await findStartErrors(folder, { isTrial })), ...(await factErrors())];
  if (wrong.length > 0) return { wrong };
  const warning = await findDiskWarning(folder, { isTrial });
  if (warning && !isServing && !isTrial) return { wrong: [warning] };

  const { env: settings, embedsAuthEmulator, listenAddress } = await import('@/lib/env');
  if (settings.FIREBASE_AUTH_EMULATOR_HOST) return { wrong: [EMULATOR_SENTENCE] };
  return {
    env: { ...process.env },
    port: settings.PORT,
    host: listenAddress(settings),
    data: settings.DATA_DIR && resolve(folder, settings.DATA_DIR),
    embedsAuthEmulator: embedsAuthEmulator(settings),
    notes: [...(warning ? [warning] : []), ...(await notesOn(settings))],
  };
}

export const WARNINGS: Record<SettingWarning, string> = {
  'host-without-site-url':
    'HOST lets other machines open the site, but SITE_URL is not set: visitors can sign in on this machine only.',
  'firebase-web-app-unset':
    'NEXT_PUBLIC_FIREBASE_API_KEY is not set: visitors cannot sign in. See docs/connect/firebase.md.',
  'service-account-unset':
    'FIREBASE_SERVICE_ACCOUNT is not set: an account that you disable, or whose password changes, stays signed in for up to 30 days.',
  'node-unsupported': `This is Node ${process.versions.node}, which gets no security fixes: run the site on Node 22 or newer.`,
  'owner-unreachable':
    'OWNER_EMAILS and MAIL_URL are not set: you are not told when messages cannot be delivered. See docs/connect/mail.md.',
  'cron-secret-unset':
    'CRON_SECRET is not set: nothing sends waiting submissions where no process lives long.',
};

export const STORE_ONLY_CAUSE = 'PROFILE_SERVICE is not script, api or sheet';

export function forwardingNote(
  kind: FormKind,
  settings: Settings,
  isStored: boolean,
): string | undefined {
  const { label, requiresSignIn, urlSetting } = describeKind(kind);
  if (findAddresses(settings)[kind] || (requiresSignIn && !isStored)) return undefined;
  const isStoreOnly = findStoreOnly(settings).includes(kind);
  const effect = isStored
    ? 'are stored but not forwarded. npm run submissions -- list shows them.'
    : 'fail, and visitors are offered WhatsApp instead.';
  return `${isStoreOnly ? STORE_ONLY_CAUSE : `${urlSetting} is not set`}: ${label} ${effect}`;
}

/** A past batch stops nothing: the pages leave it out. */
export function pastBatchNote(
  batches: readonly Batch[],
  timeZone: string,
  now = new Date(),
): string | undefined {
  const past = batches.filter(({ start }) => !isUpcoming(start, timeZone, now));
  if (past.length === 0) return undefined;
  const starts = past.map(({ start }) => start).join(', ');
  return `A batch started on ${starts}, and the home page no longer shows it. Write a new one, or take it out of course.next in content/site.json.`;
}

/** Without an ebook nobody signs in or fills in a profile. */
const OF_BUYERS: string[] = ['profile', 'firebase-web-app-unset', 'service-account-unset'];

async function notesOn(settings: Settings): Promise<string[]> {
  const { pricedBooks } = await import('@/content/books');
  const { sampleCount } = await import('@/content/samples');
  const { site } = await import('@/content/site');
  const { settingWarnings } = await import('@/lib/server/start/setting-warnings');
  const { embedsAuthEmulator, hasStore, isHttp } = await import('@/lib/env');
  const { SITE_URL } = settings;
  const hasBuyers = pricedBooks.length > 0;
  const matters = (name: string) => hasBuyers || !OF_BUYERS.includes(name);
  const notes = [
    sampleCount > 0 && `Samples left in content/: ${sampleCount}. npm run doctor lists them.`,
    pastBatchNote(site.course.next, site.timeZone),
    ...formKinds.filter(matters).map((kind) => forwardingNote(kind, settings, hasStore(settings))),
    hasBuyers &&
      embedsAuthEmulator(settings) &&
      'No Firebase project is set: the Firebase Auth emulator keeps accounts on this machine.',
    !isHttp(SITE_URL) &&
      `Forms work at ${SITE_URL} only. To try them on this machine: npm run preview`,
    ...settingWarnings(settings)
      .filter(matters)
      .map((name) => WARNINGS[name]),
  ];
  return notes.filter((note) => typeof note === 'string');
}
