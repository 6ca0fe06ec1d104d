import { expect, test } from 'vitest';
import { divide } from '@/lib/vedic/divide';
import { candidates, multiply, work } from '@/lib/vedic/multiply';
import { fillValues } from '@/lib/vedic/words';
import { vedic } from '@/tests/support/words';
import { sutras } from '@/content/sutras';

test('words: spell a number plain, signed, without its sign and inside a sum', () => {
  const spell = (d: number) => fillValues('{d} {d_signed} {d_abs} 97 {d_step}', { d });
  expect(spell(-3)).toBe('−3 −3 3 97 − 3');
  expect(spell(4)).toBe('4 +4 4 97 + 4');
  expect(spell(0)).toBe('0 0 0 97 + 0');
});

test('words: join the terms of a sum and keep leading zeros', () => {
  expect(fillValues('{terms}', { terms: [[9, 3], [7, -2], 2] })).toBe('9 × 3 + 7 × (−2) + 2');
  expect(fillValues('{right}', { right: '09' })).toBe('09');
});

test.each(['products', 'divisions'] as const)('words: have no %s key that nothing uses', (kind) => {
  const used = { methods: new Set(), reasons: new Set(), steps: new Set() };
  const numbers = [0, 4, 7, 9, 10, 11, 12, 43, 47, 88, 93, 96, 98, 99, 100, 105, 112, 497, 498];
  const pairs = numbers.flatMap((a) => [...numbers, a].map((b) => [a, b] as const));
  for (const [a, b] of pairs) {
    const result = kind === 'products' ? multiply(a, b) : divide(a * 97, b);
    if (!result.ok) continue;
    used.methods.add(result.solution.method);
    used.reasons.add(result.reason);
    for (const { key } of result.solution.steps) used.steps.add(key);
    if (kind === 'divisions') continue;
    for (const method of candidates(a, b)) {
      for (const { key } of work(method, a, b).steps) used.steps.add(key);
    }
  }
  for (const part of ['methods', 'reasons', 'steps'] as const) {
    expect([...used[part]].sort()).toEqual(Object.keys(vedic[kind][part]).sort());
  }
});

test('words: give each sutra in Devanagari and in transliteration', () => {
  for (const { devanagari, iast } of Object.values(sutras)) {
    expect(devanagari).toMatch(/^[\u0900-\u097F ]+$/);
    expect(devanagari).toBe(devanagari.normalize('NFC'));
    expect(iast).toMatch(/^[a-zāīūṛṃñśṇḥ’ -]+$/);
  }
});
