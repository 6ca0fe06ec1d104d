import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret that signs session cookies, for a site on this machine alone: made once and kept, so
 * that a restart signs nobody out.
 *
 * @param {string} data folder for what the site stores.
 */
export function keptSecret(data) {
  const file = join(data, 'auth-secret');
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
