import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltWith, builtWithErrors } from '@/lib/server/start/built-with';
import { root } from '../lib/root.mjs';
import { broken, type Check, ok, waiting } from './check';

const FILE = join(root, '.next/built-with.json');

/** Where there is a build on this machine. */
export const build: Check = ({ settings, isOnline }) => {
  if (!existsSync(FILE)) return undefined;
  const errors = builtWithErrors(settings, JSON.parse(readFileSync(FILE, 'utf8')) as BuiltWith);
  if (errors.length === 0) return ok('The pages were built with these settings.');
  return (isOnline ? broken : waiting)(
    errors.join(' '),
    'npm start builds them again by itself. Elsewhere, update the site (docs/hosting.md).',
  );
};
