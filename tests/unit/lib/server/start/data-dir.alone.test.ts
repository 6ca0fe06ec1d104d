import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { DataDirError, prepareDataDir } from '@/lib/server/start/data-dir';
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

it('data folder: refuses one to which a link in a served folder leads', async () => {
  for (const name of ['linked', 'deep/inner']) mkdirSync(at(name), { recursive: true });
  symlinkSync(at('linked'), at('public/link'));
  mkdirSync(at('.next/static/a'));
  symlinkSync(at('deep/inner'), at('.next/static/a/link'));
  for (const dataDir of ['linked', 'linked/data', 'deep', 'deep/inner'])
    expect(await refusal(dataDir)).toMatch(/, or is linked from it: choose another folder/);
});

it('data folder: accepts one beside a served folder whose name begins like it', async () => {
  expect(await prepare('public-data')).toBe(at('public-data'));
});

it('data folder: refuses what is none and cannot become one, at once', async () => {
  symlinkSync(at('gone'), at('dead'));
  symlinkSync(at('loop'), at('loop'));
  for (const [what, dataDir] of [
    ['a symlink that leads nowhere', 'dead'],
    ['a folder below one', 'dead/deep/data'],
    ['a symlink that leads to itself', 'loop'],
    ['a folder below one', 'loop/deep/data'],
    ['a name that is too long', 'x'.repeat(300)],
    ['a folder below one', `${'x'.repeat(300)}/data`],
    ['a path that is too long', Array(500).fill('long-name').join('/')],
    ['a file system that holds no folders', '/proc/x'],
    ['a folder below one', '/proc/x/data/deep'],
    ['a folder of processes', '/proc/self/fd/x'],
    ['a device', '/dev/null'],
  ] as const) {
    for (const isTrial of [true, false])
      expect
        .soft(await refusal(dataDir, isTrial), what)
        .toMatch(/^DATA_DIR cannot be created or written \([a-z]+\): check its path/);
  }
});

it('data folder: refuses one that answers an error', async () => {
  for (const code of ['eacces', 'eperm', 'eio']) {
    vi.mocked(fs.writeFile).mockRejectedValueOnce(codedError(code));
    expect.soft(await refusal('.data'), code).toContain(`cannot be created or written (${code})`);
  }
});

/** Whether a disk fails that holds the right folder. */
const isTemporary = (dataDir: string, isTrial = false) =>
  prepare(dataDir, isTrial).then(
    () => undefined,
    (error: DataDirError) => error.isTemporary,
  );

it('data folder: tells a full disk from a wrong folder', async () => {
  const full = await fs.statfs(folder.root);
  const fill = () => vi.mocked(fs.statfs).mockResolvedValueOnce({ ...full, bavail: 0 });
  fill();
  expect(await refusal('.data', true)).toMatch(
    /^DATA_DIR cannot be written, because its disk is full/,
  );
  fill();
  expect(await isTemporary('.data', true)).toBe(true);
  for (const code of ['enospc', 'edquot', 'erofs']) {
    vi.mocked(fs.writeFile).mockRejectedValueOnce(codedError(code));
    expect(await isTemporary('.data')).toBe(true);
  }
  expect(await isTemporary('/proc/x')).toBe(false);
});

const modes = async (name: string, before: number) => {
  mkdirSync(at(name), { recursive: true });
  chmodSync(at(name), before);
  await prepare(name);
  return mode(at(name));
};

it('data folder: closes its own one to other users, and leaves one with other files open', async () => {
  expect(await modes('empty', 0o755)).toBe('700');
  folder.write('own/submissions.db', '');
  folder.write('own/backups/20261126T021500Z/submissions.db', '');
  mkdirSync(at('own/lost+found'));
  expect(await modes('own', 0o775)).toBe('700');
  folder.write('shared/letter.txt', '');
  folder.write('shared/accounts.db', '');
  chmodSync(at('shared/accounts.db'), 0o644);
  expect(await modes('shared', 0o755)).toBe('755');
  expect([mode(at('shared/accounts.db')), mode(at('shared/letter.txt'))]).toEqual(['600', '644']);
  expect(await modes('temporary', 0o1777)).toBe('777');
});
