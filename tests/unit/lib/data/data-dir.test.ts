import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataDirError, prepareDataDir } from '@/lib/data/data-dir';
import { scratch } from '@/tests/support/scratch';

vi.mock('node:fs/promises', { spy: true });

let folder: ReturnType<typeof scratch>;
beforeEach(() => {
  folder = scratch();
  for (const name of ['public', '.next/static'])
    mkdirSync(join(folder.root, name), { recursive: true });
});
afterEach(() => folder.remove());

const at = (...names: string[]) => join(folder.root, ...names);
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const prepare = (dataDir: string, isTrial = false) =>
  prepareDataDir(dataDir, folder.root, { isTrial });

/** The sentence with which a folder is refused. */
async function refusal(dataDir: string, isTrial?: boolean): Promise<string> {
  const error: unknown = await prepare(dataDir, isTrial).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DataDirError);
  return (error as Error).message;
}

it('data folder: accepts a new folder below the project, and leaves nothing in it', async () => {
  expect(await prepare('.data/site')).toBe(at('.data/site'));
  expect([mode(at('.data')), mode(at('.data/site'))]).toEqual(['700', '700']);
  expect(readdirSync(at('.data/site'))).toEqual([]);
});

it('data folder: accepts an absolute path, a symlink to a folder, and one with other files', async () => {
  folder.write('disk/letter.txt', '');
  symlinkSync(at('disk'), at('link'));
  expect(await prepare(at('link'))).toBe(at('link'));
  expect(readdirSync(at('disk'))).toEqual(['letter.txt']);
});

it.each([
  ['must be a folder', ':memory:'],
  ['must not contain ?, # or %', 'a?b', 'a#b', 'a%20b', 'deep/a#b/c'],
  ['cannot be created or written \\((enotdir|eexist)\\)', 'note.txt', 'note.txt/data/deep'],
  ['lies in a folder that the site serves', 'public', 'public/data', '.next', '.next/static/data'],
  ['lies in a folder that the site serves', './x/../public/a/b', 'innocent/data'],
])('data folder: %s, or it is refused', async (sentence, ...dataDirs) => {
  folder.write('note.txt', '');
  symlinkSync(at('public'), at('innocent'));
  for (const dataDir of dataDirs) {
    const isThere = existsSync(at(dataDir));
    for (const isTrial of [true, false]) {
      const pattern = new RegExp(`^DATA_DIR ${sentence.replace('?', '\\?')}`);
      expect(await refusal(dataDir, isTrial)).toMatch(pattern);
    }
    expect(existsSync(at(dataDir))).toBe(isThere);
  }
});

it('data folder: accepts one beside a served folder whose name begins like it', async () => {
  expect(await prepare('public-data')).toBe(at('public-data'));
});

it('data folder: refuses a symlink that leads nowhere', async () => {
  symlinkSync(at('gone'), at('link'));
  expect(await refusal('link')).toMatch(/^DATA_DIR cannot be created or written/);
});

it('data folder: refuses a folder on a full disk, with a message', async () => {
  const full = await fs.statfs(folder.root);
  vi.mocked(fs.statfs).mockResolvedValueOnce({ ...full, bavail: 0 });
  expect(await refusal('.data', true)).toMatch(
    /^DATA_DIR cannot be written, because its disk is full/,
  );
});
