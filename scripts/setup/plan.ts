import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { siteSchema } from '@/content/schema';
import { isLocal } from '@/lib/env';
import { root } from '../steps/root.mjs';
import { type Draft, factAt } from './answer';
import { type Collected } from './collect';
import { editEnv } from './edit-env';
import { editFacts, removeSamples } from './edit-facts';
import { isSetting } from './questions';
import { type Replacement } from './replace-files';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

const importFile = (file: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(file).href);

export function addSecrets(settings: Draft['settings']): Draft['settings'] {
  if (!settings.SITE_URL || isLocal(settings.SITE_URL)) return settings;
  const missing = ['AUTH_SECRET', 'CRON_SECRET'].filter((name) => !settings[name]?.trim());
  const secrets = missing.map((name) => [name, randomBytes(32).toString('base64url')] as const);
  return { ...settings, ...Object.fromEntries(secrets) };
}

/** The new `content/site.ts`, and the list of samples without the facts in it. */
export async function planFacts({ draft, answered }: Collected): Promise<Replacement[]> {
  const paths = answered.filter((question) => !isSetting(question)).map(({ name }) => name);
  if (paths.length === 0) return [];
  const facts = new Map(paths.map((path) => [path, factAt(draft.site, path)]));
  const samples = paths.map((path) => `site.${path}`);
  return [
    {
      file: join(root, 'content/site.ts'),
      text: await editFacts(read('content/site.ts'), facts),
      async verify(file) {
        const { site } = await importFile(file);
        if (!isDeepStrictEqual(site, siteSchema.parse(draft.site))) throw new Error('differs');
      },
    },
    {
      file: join(root, 'content/samples.ts'),
      text: await removeSamples(read('content/samples.ts'), samples),
      verify: importFile,
    },
  ];
}

/** The new `.env`, which begins as a copy of `.env.example`. */
export function planSettings(before: Draft['settings'], after: Draft['settings']): Replacement[] {
  const changes = Object.entries(after).filter(([name, value]) => value && value !== before[name]);
  if (changes.length === 0) return [];
  const file = join(root, '.env');
  const text = read(existsSync(file) ? '.env' : '.env.example');
  return [{ file, text: editEnv(text, new Map(changes as [string, string][])), mode: 0o600 }];
}
