import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { hashAll } from '@/content/sample-state';
import { readContent, shippedPaths } from '@/content/samples';
import { root } from './lib/root.mjs';

/**
 * `npm run samples`, in the project itself after a change of what content/samples.json lists: writes
 * what `npm run doctor` recognizes as a sample in the copies of owners.
 */
const hashes = hashAll(shippedPaths, readContent);
const empty = Object.entries(hashes).flatMap(([name, paths]) =>
  Object.entries(paths).flatMap(([path, parts]) => (parts.length > 0 ? [] : `${path} in ${name}`)),
);
if (empty.length > 0) {
  console.error(`content/samples.json lists what is not there: ${empty.join(', ')}.`);
  process.exitCode = 1;
} else {
  const file = join(root, 'content/sample-hashes.json');
  const json = JSON.stringify(hashes, null, 2);
  writeFileSync(file, await format(json, { ...(await resolveConfig(file)), parser: 'json' }));
  console.log('Written: content/sample-hashes.json.');
}
