import { expect, test } from 'vitest';
import { fiveOfDay } from '@/lib/practice/todays-five';

const text = (day: number) => fiveOfDay(day).map(({ a, b }) => `${a}x${b}`);

test('today’s five: are the same for everyone, and on every device', () => {
  expect(text(20_783)).toEqual(['33x99', '65x11', '51x59', '102x102', '55x85']);
});

test('today’s five: are five of at least four methods, and others the next day', () => {
  for (let day = 20_783; day < 20_823; day++) {
    const sums = fiveOfDay(day);
    expect(sums).toHaveLength(5);
    expect(new Set(text(day)).size).toBe(5);
    expect(new Set(sums.map(({ method }) => method)).size).toBeGreaterThanOrEqual(4);
    expect(text(day + 1)).not.toEqual(text(day));
  }
});
