import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as NextEnv from '@next/env';
import { targetsOf, type TargetSettings } from '@/lib/submissions/targets';

// Its names are not visible to `import`.
const { loadEnvConfig }: typeof NextEnv = createRequire(import.meta.url)('@next/env');

interface Checked {
  /** Everything set, `.env` files included. */
  env: Record<string, string | undefined>;
  port: number;
  /** Folder for what the site stores. */
  data: string;
  /** Whether the site brings its own identity provider. */
  embedsIdentity: boolean;
  /** What an owner should know before the site starts, one sentence each. */
  notes: string[];
}

const EMULATOR_SENTENCE =
  'FIREBASE_AUTH_EMULATOR_HOST must not be set: the site starts an emulator itself where it may.';

const silent = { info() {}, error: console.error };

/** One sentence for a fact of `content/site.ts` that does not have the shape it needs. */
const factSentence = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  `content/site.ts: ${path.join('.')} is not right (${message}).`;

/**
 * Reads the settings as Next will, `.env` files included, and checks them.
 *
 * @returns sentences about what is wrong, each of which names it and none of which tells a value;
 *   or the settings.
 */
export async function checkSettings(
  root: string,
  dev: boolean,
): Promise<{ wrong: string[] } | Checked> {
  loadEnvConfig(root, dev, silent, true);
  try {
    // Both check what they hold as they are read.
    const { env: settings, embedsIdentity } = await import('@/lib/env');
    const { samples } = await import('@/content/site');
    if (settings.FIREBASE_AUTH_EMULATOR_HOST) return { wrong: [EMULATOR_SENTENCE] };
    const embedded = embedsIdentity(settings);
    return {
      env: { ...process.env },
      port: settings.PORT,
      data: resolve(root, settings.DATA_DIR),
      embedsIdentity: embedded,
      notes: notesOn(settings, samples, embedded),
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'SettingsError') return { wrong: error.message.split('\n') };
    if ('issues' in error) return { wrong: (error.issues as never[]).map(factSentence) };
    throw error;
  }
}

/** Where submissions stay in the store because nobody has said where they belong. */
function homeless(settings: TargetSettings): string[] {
  const targets = targetsOf(settings);
  const notes: string[] = [];
  if (!targets.contact) {
    notes.push('Messages from the contact form have no home yet: CONTACT_SHEET_URL is not set.');
  }
  if (!targets.profile) {
    const service = settings.PROFILE_SERVICE ?? 'script';
    const reason = ['script', 'api', 'sheet'].includes(service)
      ? `PROFILE_${service.toUpperCase()}_URL is not set`
      : 'PROFILE_SERVICE is none of script, api and sheet';
    notes.push(`Profiles have no home yet: ${reason}.`);
  }
  if (notes.length > 0) notes.push('What has no home is kept: npm run submissions -- list');
  return notes;
}

function notesOn(
  settings: TargetSettings & { NEXT_PUBLIC_FIREBASE_API_KEY?: string },
  samples: readonly string[],
  embedded: boolean,
): string[] {
  const facts =
    samples.length > 0 ? [`Still samples in content/site.ts: ${samples.join(', ')}.`] : [];
  const identity = embedded
    ? ['No Firebase project is set: the Firebase emulator keeps accounts on this machine.']
    : settings.NEXT_PUBLIC_FIREBASE_API_KEY
      ? []
      : [
          'Visitors cannot sign in yet: NEXT_PUBLIC_FIREBASE_API_KEY is not set (README, Connect your Firebase project).',
        ];
  return [...facts, ...homeless(settings), ...identity];
}
