import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

export function settingNames() {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm);
  return [...[...lines].map(([, name]) => name), 'FIREBASE_AUTH_EMULATOR_HOST'];
}

/**
 * An empty value counts as unset, and keeps Next from reading the variable from a file.
 * @returns {Record<string, string>}
 */
export const noSettings = () => Object.fromEntries(settingNames().map((name) => [name, '']));
