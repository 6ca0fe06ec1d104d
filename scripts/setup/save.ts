import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isLocal } from '@/lib/env';
import { parseEnv } from '../steps/next-env';
import { root } from '../steps/root.mjs';
import { Failure } from '../steps/run.mjs';
import { ENV } from './ask';
import { type Draft, type Facts } from './questions';
import { toSettings } from './settings';

/** As dotenv reads a value: in quotes over several lines, or up to the end of the line. */
const VALUE = String.raw`'(?:\\'|[^'])*'|"(?:\\"|[^"])*"|\x60(?:\\\x60|[^\x60])*\x60|.*`;

/** Sets a value and keeps everything else. @throws {Failure} when it would be read differently. */
export function setLine(text: string, name: string, value: string): string {
  // Next puts another setting in the place of $NAME, also between quotes.
  const escaped = value.replaceAll('$', String.raw`\$`);
  const line = `${name}=${/^[\w@%+=:,./~?&\\$-]*$/.test(escaped) ? escaped : `'${escaped}'`}`;
  const old = new RegExp(`^[ \t]*(?:export[ \t]+)?${name}[ \t]*=[ \t]*(?:${VALUE})`, 'gm');
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  const next = text.search(old) < 0 ? `${start}${line}\n` : text.replace(old, () => line);
  if (parseEnv(next)[name] !== value) throw new Failure(`.env cannot hold this value of ${name}.`);
  return next;
}

/** Replaces a file in one step, so that none is left half written. */
function replaceFile(name: string, text: string, mode?: number): void {
  const path = join(root, name);
  writeFileSync(`${path}.new`, text, { mode, flush: true });
  renameSync(`${path}.new`, path);
}

/** @returns the names of the files that changed. `.env` begins as a copy of `.env.example`. */
export async function save(before: Draft, after: Draft): Promise<string[]> {
  const isChanged = (name: string) => JSON.stringify(after[name]) !== JSON.stringify(before[name]);
  const saved = Object.keys(after).filter((name) => name !== ENV && isChanged(name));
  for (const name of saved) {
    const options = await resolveConfig(join(root, name));
    const json = JSON.stringify(after[name], null, 2);
    replaceFile(name, await format(json, { ...options, parser: 'json' }));
  }
  const [then, now] = [before, after].map((draft) => toSettings(draft[ENV]!)) as [Facts, Facts];
  if (now.SITE_URL && !isLocal(String(now.SITE_URL))) {
    // A public site needs them, and nobody has to type them.
    for (const name of ['AUTH_SECRET', 'CRON_SECRET']) {
      now[name] ??= randomBytes(32).toString('base64url');
    }
  }
  const names = Object.keys({ ...then, ...now }).filter((name) => now[name] !== then[name]);
  if (names.length === 0) return saved;
  const text = readFileSync(join(root, existsSync(join(root, ENV)) ? ENV : '.env.example'), 'utf8');
  const edited = names.reduce((next, name) => setLine(next, name, String(now[name] ?? '')), text);
  replaceFile(ENV, edited, 0o600);
  return [...saved, ENV];
}
