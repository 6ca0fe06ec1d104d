import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltWith, builtWithErrors } from '@/lib/server/start/built-with';
import { root } from '../lib/root.mjs';
import { advice, broken, type Check, ok, waiting } from './check';

const FILE = join(root, '.next/built-with.json');

const NEXT = 'npm start builds them again by itself. Elsewhere, update the site (docs/hosting.md).';

/** When a file in a folder was last written, in milliseconds. */
export const newestIn = (folder: string) =>
  Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );

/** Where there is a build on this machine. */
export const build: Check = ({ settings, isOnline }) => {
  if (!existsSync(FILE)) return undefined;
  const errors = builtWithErrors(settings, JSON.parse(readFileSync(FILE, 'utf8')) as BuiltWith);
  if (errors.length > 0) return (isOnline ? broken : waiting)(errors.join(' '), NEXT);
  if (newestIn(join(root, 'content')) <= statSync(FILE).mtimeMs)
    return ok('The pages were built with these settings and facts.');
  return (isOnline ? advice : waiting)(
    'Facts or words in content/ have changed since the pages were built: visitors do not see that yet.',
    NEXT,
  );
};
