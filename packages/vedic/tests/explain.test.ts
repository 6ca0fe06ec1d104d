import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { divide } from '@sutra/vedic/divide';
import { explain } from '@sutra/vedic/explain';
import { multiply } from '@sutra/vedic/multiply';
import * as english from '@sutra/vedic/words/en';
import * as hindi from '@sutra/vedic/words/hi';
import { solved } from './checks.ts';

test('explain: gives the lines of the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, shown] = /```text\n([^`]+)\n```/.exec(readme)!;
  expect(explain(solved(multiply(97, 93)), english).join('\n')).toBe(shown);
});

test.each([english, hindi])('explain: fills each place of a language', (words) => {
  const sums = [multiply(500, 46), multiply(88, 87), divide(85, 5), divide(1234, 9)];
  const lines = sums.flatMap((sum) => explain(solved(sum), words));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => /[{}]|undefined/.test(line))).toEqual([]);
});
