import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { DAY, MINUTE } from '@/lib/time';
import { removeLeftFolders, scratch } from '@/tests/support/scratch';

/** No process has it: Linux gives fewer. */
const ENDED = 99_999_999;

it('scratch: removes what runs left that were killed, and nothing else', () => {
  const folder = scratch();
  vi.stubEnv('TMPDIR', folder.root);
  vi.stubEnv('TEMP', folder.root);
  const now = Date.now();
  const left = [`scratch folder ${ENDED} aB3_x9`, 'scratch folder aB3_x9'];
  const others = [
    `scratch folder ${process.pid} aB3_x9`,
    `scratch folder ${ENDED} new_x9`,
    'scratch folder of mine',
    'my scratch folder aB3_x9',
  ];
  for (const name of [...left, ...others]) {
    const path = join(tmpdir(), name);
    const at = (now - DAY + (name.includes('new') ? MINUTE : -MINUTE)) / 1_000;
    mkdirSync(join(path, 'full'), { recursive: true });
    utimesSync(path, at, at);
  }
  removeLeftFolders(now);
  expect(readdirSync(folder.root).toSorted()).toEqual(others.toSorted());
  folder.remove();
});
