import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { run, runBin } from '@/scripts/lib/run.mjs';
import { packed } from '@/tests/support/packed';

/** Written by somebody who uses the package. */
const TYPED = `
import { multiply } from '@sutra/vedic/multiply';
import { type StepKey } from '@sutra/vedic/types';
const solved = multiply(97, 93);
export const key: StepKey | undefined = solved.ok ? solved.solution.steps[0]!.key : undefined;
// @ts-expect-error
export const wrong: StepKey = 'no.step';
`;

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

  const options = { cwd: vedic.folder, quiet: true };
  const [, example] = /^```js\n([^`]+(?:`[^`]+)*?)\n```$/m.exec(vedic.readme)!;
  writeFileSync(join(vedic.folder, 'first.mjs'), `${example}\nconsole.log(solution.answer);`);
  const first = await run(process.execPath, ['first.mjs'], options);
  expect([first.code, first.output]).toEqual([0, '9021']);
  const [, quiz] = /^```js\n(\/\/ quiz\.mjs\n[^]+?)\n```$/m.exec(vedic.readme)!;
  writeFileSync(join(vedic.folder, 'quiz.mjs'), quiz!);
  const asked = execFileSync(process.execPath, ['quiz.mjs'], {
    cwd: vedic.folder,
    input: 'many\n',
    encoding: 'utf8',
  });
  expect(asked).toMatch(/^\d+ × \d+ = notANumber\n\d+ × \d+ = $/);
  writeFileSync(join(vedic.folder, 'typed.ts'), TYPED);
  const flags = ['--noEmit', '--strict', '--lib', 'es2023', '--module', 'nodenext'];
  const typed = await runBin('typescript/bin/tsc', [...flags, 'typed.ts'], options);
  expect([typed.code, typed.output]).toEqual([0, '']);
});
