import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { samples } from '@/content/samples';
import { isLocal } from '@/lib/env';
import { root } from '../steps/root.mjs';
import { type Draft, type Facts, MAIL, type Settings } from './draft';
import { editEnv } from './edit-env';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

export const readJson = (name: string) => JSON.parse(read(name)) as Facts;

/** Replaces a file in one step, so that none is left half written. */
function replaceFile(name: string, text: string, mode?: number): void {
  const path = join(root, name);
  const file = existsSync(path) ? realpathSync(path) : path;
  writeFileSync(`${file}.new`, text, { mode, flush: true });
  renameSync(`${file}.new`, file);
}

/** A public site needs these; nobody has to type them. */
export function withSecrets(settings: Settings): Settings {
  if (!settings.SITE_URL || isLocal(settings.SITE_URL)) return settings;
  const missing = ['AUTH_SECRET', 'CRON_SECRET'].filter((name) => !settings[name]?.trim());
  const secrets = missing.map((name) => [name, randomBytes(32).toString('base64url')] as const);
  return { ...settings, ...Object.fromEntries(secrets) };
}

const isWithin = (one: string, other: string) => one === other || one.startsWith(`${other}.`);

/** The samples that were not answered, of books that are still there. */
function remainingSamples({ files, answered }: Draft): Facts {
  const isLeft = (file: string) => (path: string) =>
    (file !== 'content/books.json' || path.split('.')[0]! in files[file]!) &&
    !answered.some(
      (name) => isWithin(name, `${file} ${path}`) || isWithin(`${file} ${path}`, name),
    );
  const left = Object.entries(samples).map(
    ([file, paths]) => [file, paths === 'all' ? paths : paths.filter(isLeft(file))] as const,
  );
  return Object.fromEntries(left.filter(([, paths]) => paths.length > 0));
}

/** @returns the names of the files that changed. `.env` begins as a copy of `.env.example`. */
export async function save(before: Draft, after: Draft): Promise<string[]> {
  const saved: string[] = [];
  const facts = { ...after.files, 'content/samples.json': remainingSamples(after) };
  const isSame = (name: string, value: Facts) =>
    JSON.stringify(value) === JSON.stringify(before.files[name] ?? samples);
  for (const [name, value] of Object.entries(facts)) {
    if (name === MAIL || isSame(name, value)) continue;
    const options = await resolveConfig(join(root, name));
    replaceFile(name, await format(JSON.stringify(value, null, 2), { ...options, parser: 'json' }));
    saved.push(name);
  }
  const changes = Object.entries(after.settings).filter(
    ([name, value]) => (value ?? '') !== (before.settings[name] ?? ''),
  );
  if (changes.length > 0) {
    const text = read(existsSync(join(root, '.env')) ? '.env' : '.env.example');
    const settings = changes.map(([name, value = '']) => [name, value] as const);
    replaceFile('.env', editEnv(text, new Map(settings)), 0o600);
    saved.push('.env');
  }
  return saved;
}
