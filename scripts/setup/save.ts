import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isHttp } from '@/lib/env';
import { root } from '../lib/root.mjs';
import { COPIES, ENV, SAMPLES } from './answer';
import { EBOOKS } from './ebooks';
import { type Draft, type Facts } from './questions';
import { toSettings } from './settings';

/** Sets a value and keeps everything else. */
function setLine(text: string, name: string, value: string): string {
  const line = `${name}=${value}`;
  const old = new RegExp(`^[ \t]*(export[ \t]+)?${name}[ \t]*=.*`, 'gm');
  return old.test(text) ? text.replace(old, () => line) : `${text.trimEnd()}\n${line}\n`;
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
  const written = Object.keys(after).filter(
    (name) => ![ENV, COPIES, SAMPLES, EBOOKS].includes(name) && isChanged(name),
  );
  // Before the facts that name them.
  const named = JSON.stringify(written.map((name) => after[name]));
  const copies = Object.entries(after[COPIES] as Record<string, string>);
  const copied = copies
    .filter(([name]) => named.includes(JSON.stringify(name)))
    .map(([name, from]) => {
      copyFileSync(from, join(root, 'content', name));
      return join('content', name);
    });
  const saved = [...copied, ...written];
  for (const name of written) {
    const options = await resolveConfig(join(root, name));
    const json = JSON.stringify(after[name], null, 2);
    replaceFile(name, await format(json, { ...options, parser: 'json' }));
  }
  const [then, now] = [before, after].map((draft) => toSettings(draft[ENV]!)) as [Facts, Facts];
  if (now.SITE_URL && !isHttp(String(now.SITE_URL))) {
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
