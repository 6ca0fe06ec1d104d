import { expect, it } from 'vitest';
import { dayOfUtr, findUtr, readUtr } from '@/lib/shop/orders/utr';
import { readTable } from '@/tests/support/table';
import { utrDays } from './tables';

it('UTR: is read from what a buyer pastes on the 332nd day of 2026, and read again as the same', () => {
  const now = Date.UTC(2026, 10, 28, 10);
  const long = ['x'.repeat(400), 'X'.repeat(35), 'doubt'];
  for (const [pasted, cell, doubt] of [...readTable(import.meta.dirname, 'utrs.tsv'), long]) {
    const kept = cell || null;
    expect.soft(readUtr(pasted, now), pasted).toBe(kept);
    expect.soft(findUtr(pasted!, now), pasted).toBe(doubt ? undefined : kept);
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
  ])
    expect.soft(readUtr(given)).toBeNull();
});

const now = Date.UTC(2026, 10, 26);
const dayOf = (utr: string) => {
  const day = dayOfUtr(utr, now);
  return day === undefined ? undefined : new Date(day + 6 * 3_600_000).toISOString().slice(0, 10);
};

it('UTR: tells the day of the payment', () => {
  for (const [utr, day] of utrDays) expect.soft(dayOf(utr), utr).toBe(day);
});
