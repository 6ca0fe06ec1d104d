import { expect, it } from 'vitest';
import { dayOfUtr, findUtr, readUtr } from '@/lib/shop/orders/utr';
import { utrDays } from './tables';
import { pastedUtrs } from './utrs';

it('UTR: is read from what a buyer pastes, and read again as the same', () => {
  const now = Date.UTC(2026, 10, 28, 10);
  for (const [pasted, kept, doubt] of pastedUtrs) {
    expect.soft(readUtr(pasted, now), pasted).toBe(kept);
    expect.soft(findUtr(pasted, now), pasted).toBe(doubt ? undefined : kept);
    expect.soft(readUtr(kept, now), pasted).toBe(kept);
  }
});

it('UTR: is none in what shows nothing, or is no text', () => {
  for (const given of [
    '',
    '   ',
    '\u202e\u200b',
    undefined,
    null,
    412345678901,
    {},
    ['412345678901'],
  ]) {
    expect.soft(readUtr(given)).toBeNull();
  }
});

const now = Date.UTC(2026, 10, 26);
const dayOf = (utr: string) => {
  const day = dayOfUtr(utr, now);
  return day === undefined ? undefined : new Date(day + 6 * 3_600_000).toISOString().slice(0, 10);
};

it('UTR: tells the day of the payment', () => {
  for (const [utr, day] of utrDays) expect.soft(dayOf(utr), utr).toBe(day);
});
