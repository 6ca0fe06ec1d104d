import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirError, prepareDataDir } from '@/lib/data/data-dir';
import { scratch } from '@/tests/support/scratch';

let folder: ReturnType<typeof scratch>;
beforeEach(() => {
  folder = scratch();
  for (const name of ['public', '.next/static'])
    mkdirSync(join(folder.root, name), { recursive: true });
});
afterEach(() => folder.remove());

const at = (...names: string[]) => join(folder.root, ...names);
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const prepare = (dataDir: string) => prepareDataDir(dataDir, folder.root);

/** The sentence with which a folder is refused. */
function refusal(dataDir: string): string {
  try {
    prepare(dataDir);
  } catch (error) {
    expect(error).toBeInstanceOf(DataDirError);
    return (error as Error).message;
  }
  throw new Error(`${dataDir} was accepted`);
}

it('data folder: accepts a new folder below the project, and leaves nothing in it', () => {
  expect(prepare('.data/site')).toBe(at('.data/site'));
  expect([mode(at('.data')), mode(at('.data/site'))]).toEqual(['700', '700']);
  expect(readdirSync(at('.data/site'))).toEqual([]);
});

it('data folder: accepts an absolute path, and a symlink to a folder', () => {
  mkdirSync(at('disk'));
  symlinkSync(at('disk'), at('link'));
  expect(prepare(at('link'))).toBe(at('link'));
  expect(mode(at('disk'))).toBe('700');
});

it('data folder: accepts an older folder, and takes it and its databases away from other users', () => {
  const names = ['submissions.db', 'submissions.db-wal', 'submissions.db-shm', 'accounts.db'];
  for (const name of names) {
    folder.write(`.data/${name}`, '');
    chmodSync(at('.data', name), 0o644);
  }
  mkdirSync(at('.data/identity'));
  chmodSync(at('.data'), 0o755);
  prepare('.data');
  expect(mode(at('.data'))).toBe('700');
  expect(names.map((name) => mode(at('.data', name)))).toEqual(names.map(() => '600'));
});

it('data folder: accepts a closed folder that holds other files too', () => {
  folder.write('.data/backup.db', '');
  chmodSync(at('.data'), 0o700);
  expect(prepare('.data')).toBe(at('.data'));
});

it.each([
  ['must be the path of a folder on a disk', ':memory:', 'file:data'],
  ['must not contain ?, # or %', 'a?b', 'a#b', 'a%20b', 'deep/a#b/c'],
  ['is a file', 'note.txt', 'note.txt/data/deep'],
  ['lies in a folder that the site serves', 'public', 'public/data', '.next', '.next/static/data'],
  ['lies in a folder that the site serves', './x/../public/a/b'],
])('data folder: %s, or it is refused', (sentence, ...dataDirs) => {
  folder.write('note.txt', '');
  for (const dataDir of dataDirs) {
    const isThere = existsSync(at(dataDir));
    expect(refusal(dataDir)).toContain(`DATA_DIR ${sentence}`);
    expect(existsSync(at(dataDir))).toBe(isThere);
  }
});

it('data folder: refuses a symlink into a served folder', () => {
  symlinkSync(at('public'), at('innocent'));
  expect(refusal('innocent/data')).toMatch(/that the site serves/);
});

it.each([
  ['itself', '.data'],
  ['a folder above it', '.'],
  ['a file in it', '.data/submissions.db'],
])('data folder: refuses one when a served symlink leads to %s', (_what, target) => {
  folder.write('.data/submissions.db', '');
  mkdirSync(at('public/files'));
  symlinkSync(at(target), at('public/files/link'));
  expect(refusal('.data')).toMatch(/or is linked from it/);
});

it('data folder: refuses a folder that others use and can read', () => {
  folder.write('shared/letter.txt', '');
  chmodSync(at('shared'), 0o755);
  expect(refusal('shared')).toMatch(/^DATA_DIR holds other files and is open to other users/);
  expect(mode(at('shared'))).toBe('755');
});

it.runIf(existsSync('/proc/self'))('data folder: refuses folders below /proc, at once', () => {
  expect(refusal('/proc/site/data')).toMatch(/^DATA_DIR cannot be created or written \(enoent\)/);
  expect(refusal('/proc/self')).toMatch(/^DATA_DIR /);
});

it('data folder: refuses a symlink that leads nowhere', () => {
  symlinkSync(at('gone'), at('link'));
  expect(refusal('link')).toMatch(/^DATA_DIR cannot be created or written/);
});
