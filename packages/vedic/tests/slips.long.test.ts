import { test } from 'vitest';
import { oneIn } from './checks.ts';
import { allPairs, expectNamed, expectOthersUnnamed, smallPairs } from './slip-checks.ts';

test('find slip: names the slip of each number of every pair', () => expectNamed(allPairs));

test('find slip: says nothing of numbers that no slip gives, of more pairs', () => {
  expectOthersUnnamed(oneIn(Math.floor(smallPairs.length / 100), smallPairs));
});
