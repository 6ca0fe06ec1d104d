import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planMarks } from '../src/plan.ts';
import { readMark } from '../src/read-mark.ts';
import { folderWith, toolFor } from './files.ts';
import { checkStructure } from './structure.ts';

const folder = join(import.meta.dirname, 'makers');
const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
const marked = files.filter((name) => !name.includes('.refused.'));

const REFERENCE = 'VM-7K3QX2';

const hasQpdf = toolFor('qpdf', '--version');

async function markOf(path: string) {
  const plan = await planMarks(path);
  if (!plan.ok) throw new Error(`${path}: ${plan.code}`);
  return plan.mark(REFERENCE);
}

it('mark: has files of twenty makers or more', () => {
  expect(marked.length).toBeGreaterThanOrEqual(20);
});

it.each(marked)('mark: adds a line to page 1 of %s, and changes nothing else', async (name) => {
  const path = join(folder, name);
  const file = readFileSync(path);
  const mark = await markOf(path);
  expect(mark.length).toBeLessThan(1_000);
  const objects = checkStructure(file, mark);

  const written = [...objects.values()];
  expect(written.filter((body) => body.includes(`(${REFERENCE}) Tj`))).toHaveLength(1);
  expect(written.filter((body) => /\/BaseFont\/Helvetica/.test(body))).toHaveLength(1);
  // No other object of the file has a new version: neither outline nor tags nor title.
  const [page, ...others] = written.filter((body) => body.includes('/Contents['));
  expect([page, others]).toEqual([expect.stringMatching(/\/Type\s*\/Page\b/), []]);
  expect(written.length).toBe(mark.includes('/Type/XRef') ? 5 : 4);

  const copy = join(folderWith({}), name);
  writeFileSync(copy, Buffer.concat([file, mark]));
  expect(await readMark(copy)).toBe(REFERENCE);
  expect(await readMark(path)).toBeUndefined();
  // What was marked can be read, and marked again.
  const again = await markOf(copy);
  checkStructure(Buffer.concat([file, mark]), again);
  if (hasQpdf)
    expect(() => execFileSync('qpdf', ['--check', copy], { stdio: 'pipe' })).not.toThrow();
});

it('mark: refuses a file with a password and a half one', async () => {
  const codes = await Promise.all(
    ['encrypted.refused.pdf', 'cut.refused.pdf'].map((name) => planMarks(join(folder, name))),
  );
  expect(codes).toEqual([
    { ok: false, code: 'encrypted' },
    { ok: false, code: 'damaged' },
  ]);
});
