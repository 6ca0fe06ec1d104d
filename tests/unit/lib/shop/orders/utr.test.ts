import { expect, it } from 'vitest';
import { dayOfUtr, readUtr } from '@/lib/shop/orders/utr';
import { utrDays, typedUtrs } from './tables';

it('UTR: is read from what a buyer types', () => {
  for (const [given, utr] of typedUtrs) expect.soft(readUtr(given), String(given)).toBe(utr);
});

const now = Date.UTC(2026, 10, 26);
const dayOf = (utr: string) => {
  const day = dayOfUtr(utr, now);
  return day === undefined ? undefined : new Date(day + 6 * 3_600_000).toISOString().slice(0, 10);
};

it('UTR: tells the day of the payment', () => {
  for (const [utr, day] of utrDays) expect.soft(dayOf(utr), utr).toBe(day);
});
