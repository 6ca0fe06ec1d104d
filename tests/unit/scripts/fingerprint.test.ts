import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, putStamp, stamped } from '@/scripts/steps/fingerprint.mjs';
import { scratch } from '@/tests/support/scratch';

let folder: ReturnType<typeof scratch>;
const print = (words: unknown[] = []) => fingerprint(folder.root, ['app', 'next.config.ts'], words);

beforeEach(() => {
  folder = scratch();
  folder.write('app/page.tsx', 'one');
  folder.write('app/about/page.tsx', 'two');
});
afterEach(() => folder.remove());

test('the same contents have the same print, whatever their times', () => {
  const before = print();
  folder.write('app/page.tsx', 'one');
  expect(print()).toBe(before);
});

test('so has a copy in another place', () => {
  const copy = scratch();
  copy.write('app/about/page.tsx', 'two');
  copy.write('app/page.tsx', 'one');
  expect(fingerprint(copy.root, ['app'])).toBe(fingerprint(folder.root, ['app']));
  copy.remove();
});

test.each([
  ['a changed file', () => folder.write('app/page.tsx', 'One')],
  ['a new file', () => folder.write('app/books/page.tsx', '')],
  ['a file that did not exist before', () => folder.write('next.config.ts', '')],
  [
    'text that moved from one file to the next',
    () => {
      folder.write('app/page.tsx', 'on');
      folder.write('app/about/page.tsx', 'etwo');
    },
  ],
])('%s changes it', (_, change) => {
  const before = print();
  change();
  expect(print()).not.toBe(before);
});

test('files beside the named ones do not change it', () => {
  const before = print();
  folder.write('tests/page.test.ts', '');
  expect(print()).toBe(before);
});

test('words change it, and do not run into one another', () => {
  expect(print(['ab', 'c'])).not.toBe(print(['a', 'bc']));
});

test('a stamp holds what was put', () => {
  const stamp = `${folder.root}/deep/stamp`;
  expect(stamped(stamp, print())).toBe(false);
  putStamp(stamp, print());
  expect(stamped(stamp, print())).toBe(true);
  expect(stamped(stamp, print(['other']))).toBe(false);
});
