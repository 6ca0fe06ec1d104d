import { beforeAll, describe, expect, test } from 'vitest';
import { vedic } from '@/content/en/vedic';
import { antyayor } from '@/lib/vedic/antyayor';
import { anurupyena } from '@/lib/vedic/anurupyena';
import { nikhilam } from '@/lib/vedic/nikhilam';
import { solve, type Solution } from '@/lib/vedic/solve';
import { fillValues, wordsOf } from '@/lib/vedic/words';
import { checkWords, equationsIn } from './checks';

test('a number has a plain, a signed, a bare and an in-the-middle spelling', () => {
  const spell = (d: number) => fillValues('{d} {d_signed} {d_abs} 97 {d_step}', { d });
  expect(spell(-3)).toBe('−3 −3 3 97 − 3');
  expect(spell(4)).toBe('4 +4 4 97 + 4');
  expect(spell(0)).toBe('0 0 0 97 + 0');
});

test('joins the terms of a sum and keeps written zeros', () => {
  expect(fillValues('{terms}', { terms: [[9, 3], [7, -2], 2] })).toBe('9 × 3 + 7 × (−2) + 2');
  expect(fillValues('{right}', { right: '09' })).toBe('09');
});

test('the checker itself finds a false sum', () => {
  expect(equationsIn('9 × 3 + 7 × (−2) − 2 = 11')).toEqual([['9 × 3 + 7 × (−2) − 2 = 11', 11, 11]]);
  expect(equationsIn('97 − 7 = 91')).toEqual([['97 − 7 = 91', 90, 91]]);
  const { steps } = nikhilam(97, 93) as Solution;
  const broken = { ...steps[2]!, values: { ...steps[2]!.values, cross: 91 } };
  expect(() => checkWords(broken)).toThrow();
});

describe('content', () => {
  const used = { steps: new Set<string>(), methods: new Set<string>(), reasons: new Set<string>() };
  const add = (solution: Solution) => {
    used.methods.add(solution.method);
    for (const step of solution.steps) used.steps.add(step.text);
  };
  const run = (...sum: Parameters<typeof solve>) => {
    const solved = solve(...sum);
    if (!solved.ok) return;
    used.reasons.add(solved.reason);
    [solved.chosen, ...solved.others].forEach(add);
  };

  beforeAll(() => {
    for (let a = 0; a <= 130; a++) {
      run(a, '²');
      for (let b = 0; b <= 130; b++) run(a, '×', b);
      for (const b of [7, 9, 11, 12, 98, 112]) run(a * 97, '÷', b);
    }
    run(998, '×', 45);
    run(2400, '×', 99);
    run(497, '×', 498);
    for (const result of [anurupyena(497, 502), anurupyena(498, 497), antyayor(191, 109)]) {
      if (result.ok) add(result);
    }
  });

  test.each(['steps', 'methods', 'reasons'] as const)('has no %s that nothing uses', (part) => {
    expect([...used[part]].sort()).toEqual(Object.keys(vedic[part]).sort());
  });

  test('names a sutra for every method, and each sutra whole', () => {
    for (const { sutra } of Object.values(vedic.methods)) expect(vedic.sutras[sutra]).toBeDefined();
    for (const sutra of Object.values(vedic.sutras)) {
      expect(sutra.devanagari).toMatch(/^[\u0900-\u097F ]+$/);
      expect(sutra.devanagari).toBe(sutra.devanagari.normalize('NFC'));
      expect(sutra.iast).toMatch(/^[a-zāīūṛṃñśṇḥ’ -]+$/);
      expect(sutra.place).toMatch(/^(Sutra ([1-9]|1[0-6])|Sub-sutra ([1-9]|1[0-3]))$/);
    }
  });

  test('keeps a text object whole: title, working and note for every step', () => {
    for (const step of Object.values(vedic.steps)) {
      expect(Object.keys(step).sort()).toEqual(['note', 'title', 'working']);
      for (const text of Object.values(step)) expect(text.trim()).toBe(text);
    }
    expect(wordsOf((nikhilam(97, 93) as Solution).steps[2]!, vedic.steps).working).toBe(
      '97 − 7 = 90',
    );
  });
});
