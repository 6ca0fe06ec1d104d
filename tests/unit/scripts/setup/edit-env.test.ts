import { expect, test } from 'vitest';
import { editEnv } from '@/scripts/setup/edit-env';

test.each([
  ['appends a name', 'B=1', "B=1\nA='new value'\n"],
  ['changes the last of two lines', 'A=1\nA=2 # two\nB=3\n', "A=1\nA='new value' # two\nB=3\n"],
  ['replaces a value of several lines', 'A="1\n2"\nB=3\n', "A='new value'\nB=3\n"],
  ['fills an empty value', 'A=\n# why\nB=\n', "A='new value'\n# why\nB=\n"],
])('.env: %s', (_title, before, after) => {
  expect(editEnv(before, new Map([['A', 'new value']]))).toBe(after);
});

test('.env: refuses a value that would be read differently, and writes a dollar sign', () => {
  expect(() => editEnv('', new Map([['A', "it's # new"]]))).toThrow(
    '.env cannot hold this value of A',
  );
  expect(editEnv('', new Map([['A', 'a$b']]))).toBe('A=a\\$b\n');
});
