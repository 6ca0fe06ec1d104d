import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const RECORD = join(root, 'node_modules/.cache/tested-packages.json');

const readRecord = () => (fs.existsSync(RECORD) ? JSON.parse(fs.readFileSync(RECORD, 'utf8')) : {});

/** Of what its tests read: its files, the packages that are installed, and how tests run. */
function hashOf(name) {
  const hash = createHash('sha256');
  const folder = join(root, 'packages', name);
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const others = ['package-lock.json', 'vitest.config.ts'].map((file) => join(root, file));
  for (const file of [...files.sort(), ...others]) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  }
  return hash.update(process.version).digest('hex');
}

/** @returns {{ name: string, hash: string }[]} packages that have changed since their tests passed. */
export function changedPackages() {
  const record = readRecord();
  return fs
    .readdirSync(join(root, 'packages'))
    .map((name) => ({ name, hash: hashOf(name) }))
    .filter(({ name, hash }) => record[name] !== hash);
}

/** Keeps that the tests of these have passed as they were then. */
export function recordTested(packages) {
  const now = Object.fromEntries(packages.map(({ name, hash }) => [name, hash]));
  fs.mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  fs.writeFileSync(RECORD, JSON.stringify({ ...readRecord(), ...now }));
}
