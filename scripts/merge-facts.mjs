// A merge driver of git for the facts: `npm run merge` sets it (CHANGELOG.md).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mergeFile } from './lib/merge-facts.mjs';

/** As the owner has it; the project has no such file. */
const CONFIRMED = 'content/confirmed.json';

async function format(path, text) {
  try {
    const prettier = await import('prettier');
    const options = await prettier.resolveConfig(path);
    return await prettier.format(text, { ...options, plugins: [], parser: 'json' });
  } catch {
    // Before npm install.
    return `${text}\n`;
  }
}

const [base, ours, theirs, path] = process.argv.slice(2);
try {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8') || '{}');
  const confirmed = existsSync(CONFIRMED) ? read(CONFIRMED)[path] : undefined;
  const merged = mergeFile(path, read(base), read(ours), read(theirs), confirmed);
  writeFileSync(ours, await format(path, JSON.stringify(merged, null, 2)));
} catch (error) {
  console.error(`${path}: ${error.message}`);
  process.exitCode = 1;
}
