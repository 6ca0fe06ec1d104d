import { utimesSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { newestIn } from '@/scripts/doctor/build';
import { scratch } from '@/tests/support/scratch';

test('doctor: facts count from the newest file in any folder of them', () => {
  const folder = scratch();
  onTestFinished(folder.remove);
  for (const [file, at] of [
    ['site.json', 1_000],
    ['hi/home.ts', 3_000],
    ['en/home.ts', 2_000],
  ] as const) {
    folder.write(file, '{}');
    utimesSync(`${folder.root}/${file}`, at, at);
  }
  expect(newestIn(folder.root)).toBe(3_000_000);
});
