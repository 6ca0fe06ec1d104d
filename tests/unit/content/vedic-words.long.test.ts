import { test } from 'vitest';
import { expectTrueSlips, slipPairs } from './slip-words';

test('words of slips: are true for every sum', () => expectTrueSlips(slipPairs));
