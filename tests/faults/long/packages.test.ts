import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { packed } from '@/tests/support/packed';

let remove = () => {};
afterEach(() => remove());

test('vedic: its tarball has JavaScript and types, and runs its example in an empty folder', async () => {
  const vedic = await packed('vedic');
  remove = vedic.remove;
  const [tarball] = readdirSync(vedic.folder);
  const listed = execFileSync('tar', ['-tzf', join(vedic.folder, tarball!)], { encoding: 'utf8' });
  const files = listed.trim().split('\n');
  expect(files).toEqual(
    expect.arrayContaining(['package/multiply.js', 'package/multiply.d.ts', 'package/README.md']),
  );
  expect(files.filter((file) => /(?<!\.d)\.tsx?$|tests\//.test(file))).toEqual([]);

  const { code, output } = await vedic.start();
  expect([code, output]).toEqual([0, expect.stringContaining('sums.html: 20 sums')]);
  const page = readFileSync(join(vedic.folder, 'sums.html'), 'utf8');
  expect(page.match(/ =<\/li>/g)).toHaveLength(20);
  const worked = [...page.matchAll(/<b>(\d+) × (\d+) = (\d+)<\/b>/g)];
  expect(worked).toHaveLength(20);
  for (const [sum, a, b, answer] of worked) expect(Number(answer), sum).toBe(Number(a) * Number(b));
});
