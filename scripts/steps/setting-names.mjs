import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Not for owners: tests and the local stand-in for Firebase set it. */
const INTERNAL = ['FIREBASE_AUTH_EMULATOR_HOST'];

/**
 * Every setting of the site by name, read from `.env.example`; a unit test holds that file to
 * `lib/env.ts`.
 *
 * @returns {string[]}
 */
export function settingNames() {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm);
  return [...[...lines].map(([, name]) => name), ...INTERNAL];
}

/**
 * All settings unset, whatever the shell or `.env` files say: an empty value counts as unset and,
 * being there, keeps `.env` files out.
 *
 * @returns {Record<string, string>}
 */
export const noSettings = () => Object.fromEntries(settingNames().map((name) => [name, '']));
