import { expect, test } from 'vitest';
import { divide } from '@/lib/vedic/divide';
import { candidates, multiply, work } from '@/lib/vedic/multiply';
import { vedic } from '@/tests/support/words';
import { sutras } from '@/content/sutras';

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
