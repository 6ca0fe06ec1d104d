import fs from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { findDiskWarning, findStartErrors, findStartNote } from '@/lib/server/start/start-errors';
import { scratch } from '@/tests/support/scratch';

vi.mock('node:fs/promises', { spy: true });

let folder: ReturnType<typeof scratch>;
beforeEach(() => void (folder = scratch()));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  vi.mocked(fs.writeFile).mockReset();
  folder.remove();
});

const start = async (DATA_DIR: string) => {
  vi.stubEnv('DATA_DIR', DATA_DIR);
  vi.resetModules();
  return [await findStartErrors(folder.root), await findDiskWarning(folder.root)] as const;
};

it.each([
  ['enospc', 'its disk is full: delete files'],
  ['edquot', 'its disk is full: delete files'],
  ['erofs', 'its disk can only be read (erofs): mend the disk'],
])('start: %s is no error but a warning', async (code, sentence) => {
  vi.mocked(fs.writeFile).mockRejectedValue(codedError(code));
  const [errors, warning] = await start('.data');
  expect(errors).toEqual([]);
  expect(warning).toContain(`DATA_DIR cannot be written, because ${sentence}`);
  expect(warning).toMatch(
    /Until then nothing is stored, nobody can sign in, and the site only sends each message once\.$/,
  );
});

it('start: a wrong folder is an error', async () => {
  vi.stubEnv('DATA_DIR', '/proc/x');
  expect(await findStartErrors(folder.root)).toEqual([
    expect.stringMatching(/^DATA_DIR cannot be created or written/),
  ]);
});

it('start: on a host without a disk, says what is not kept, and what is enough on Google’s', async () => {
  const noteOn = async (host: object) => {
    vi.unstubAllEnvs();
    for (const [name, value] of Object.entries({ ...host, DATA_DIR: '' })) vi.stubEnv(name, value);
    vi.resetModules();
    return findStartNote();
  };
  const note =
    /DATA_DIR are not set on a host with an ephemeral disk: .* visitors cannot sign in\./;
  expect(await noteOn({ AWS_LAMBDA_FUNCTION_NAME: 'site' })).toMatch(RegExp(`${note.source}$`));
  expect(await noteOn({ K_SERVICE: 'site' })).toMatch(
    RegExp(`${note.source} .* GOOGLE_CLOUD_PROJECT is enough, without a key\\.$`),
  );
  expect(await noteOn({ K_SERVICE: 'site', GOOGLE_CLOUD_PROJECT: 'project' })).toBeUndefined();
});

it('start: a folder that can be written is neither', async () => {
  expect(await start('.data')).toEqual([[], undefined]);
});
