import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Every setting of the site: those of `.env.example`, which a unit test compares with `lib/env.ts`. */
export function settingNames() {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm);
  return [...[...lines].map(([, name]) => name), 'FIREBASE_AUTH_EMULATOR_HOST'];
}

/**
 * All settings unset, whatever the shell or `.env` files say: Next does not read a variable from a
 * file when it is there, and an empty value counts as unset.
 *
 * @returns {Record<string, string>}
 */
export const noSettings = () => Object.fromEntries(settingNames().map((name) => [name, '']));
