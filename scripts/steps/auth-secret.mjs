import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const newSecret = () => randomBytes(32).toString('base64url');

/**
 * The secret that signs session cookies, for a site on this machine alone: made once and kept, so
 * that a restart signs nobody out.
 *
 * @param {string} [data] folder for what the site stores; without one the secret is not kept.
 */
export function keptSecret(data) {
  if (!data) return newSecret();
  const file = join(data, 'auth-secret');
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${newSecret()}\n`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
