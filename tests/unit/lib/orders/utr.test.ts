import { expect, it } from 'vitest';
import { dayOfUtr, readUtr } from '@/lib/orders/utr';

/** What a buyer types, and the UTR that is read from it. */
const typed = [
  ['412345678901', '412345678901'],
  [' 412345678901 ', '412345678901'],
  ['4123 4567 8901', '412345678901'],
  ['4123-4567-8901', '412345678901'],
  ['412345678901.', '412345678901'],
  ['UTR: 412345678901', '412345678901'],
  ['UPI Ref No. 412345678901', '412345678901'],
  ['UPI transaction ID\n412345678901', '412345678901'],
  ['४१२३४५६७८९०१', '412345678901'],
  ['４１２３４５６７８９０１', '412345678901'],
  ['4123\u00a04567\u00a08901', '412345678901'],
  ['412345678901, Rs. 299 Asha', '412345678901'],
  ['T2411221534567890123456', 'T2411221534567890123456'],
  ['41234567890', '41234567890'],
  ['4123456789012', '4123456789012'],
  ['pay_29QQoUBi66xm2f', 'PAY29QQOUBI66XM2F'],
  ['8XG12345AB678901C', '8XG12345AB678901C'],
  ['https://evil.example/x', 'HTTPSEVILEXAMPLEX'],
  ['', null],
  ['   ', null],
  ['नहीं पता', null],
  ['\u202e\u200b', null],
  ['x'.repeat(400), 'X'.repeat(35)],
  [undefined, null],
  [null, null],
  [412345678901, null],
  [{}, null],
  [['412345678901'], null],
] as const;

it('UTR: is read from what a buyer types', () => {
  for (const [given, utr] of typed) expect.soft(readUtr(given), String(given)).toBe(utr);
});

const now = Date.UTC(2026, 10, 26);
const dayOf = (utr: string) => {
  const day = dayOfUtr(utr, now);
  return day === undefined ? undefined : new Date(day + 6 * 3_600_000).toISOString().slice(0, 10);
};

/** UTRs, and the day on which they were made. */
const days = [
  ['632910345678', '2026-11-25'],
  ['600110345678', '2026-01-01'],
  ['536510345678', '2025-12-31'],
  ['733010345678', '2017-11-26'],
  // A phone number: the owner is told that the day is older than the account.
  ['919000000000', '2019-07-09'],
  ['600010345678', undefined],
  ['636610345678', undefined],
  ['633910345678', undefined],
  ['PAY29QQ', undefined],
] as const;

it('UTR: tells the day of the payment', () => {
  for (const [utr, day] of days) expect.soft(dayOf(utr), utr).toBe(day);
});
