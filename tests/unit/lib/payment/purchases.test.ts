// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { lastSubmitted, markSubmitted, openReference } from '@/lib/payment/purchases';
import { isReference } from '@/lib/text/reference';

const NOON = new Date(2026, 10, 22, 12).getTime();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.setItem('payment:purchases', '[]');
});

it('openReference: stays the same for a person, a book and a day, and differs for others', () => {
  const reference = openReference('asha', 'master', NOON);
  expect(isReference(reference)).toBe(true);
  expect(openReference('asha', 'master', NOON + 12 * HOUR - 1)).toBe(reference);
  const others = [openReference('asha', 'other', NOON), openReference('ravi', 'master', NOON)];
  expect(new Set([reference, ...others]).size).toBe(3);
  expect(openReference('asha', 'master', NOON)).toBe(reference);
  expect(openReference('asha', 'master', NOON + 12 * HOUR)).not.toBe(reference);
});

it('openReference: is new after the screenshot was submitted', () => {
  const reference = openReference('asha', 'master', NOON);
  markSubmitted('asha', 'master', reference, NOON);
  const next = openReference('asha', 'master', NOON + 1);
  expect(next).not.toBe(reference);
  expect(openReference('asha', 'master', NOON + 2)).toBe(next);
  expect(lastSubmitted('asha', 'master', NOON + 2)?.reference).toBe(reference);
});

it('markSubmitted: is remembered for thirty days, for its person and its book', () => {
  const reference = openReference('asha', 'master', NOON);
  const other = openReference('ravi', 'master', NOON);
  expect(lastSubmitted('asha', 'master', NOON)).toBeUndefined();
  markSubmitted('asha', 'master', reference, NOON);
  const purchase = lastSubmitted('asha', 'master', NOON + 30 * DAY - 1);
  expect(purchase).toMatchObject({ reference, submittedAt: NOON });
  expect(lastSubmitted('ravi', 'master', NOON)).toBeUndefined();
  expect(lastSubmitted('asha', 'other', NOON)).toBeUndefined();
  expect(lastSubmitted('asha', 'master', NOON + 30 * DAY)).toBeUndefined();
  expect(openReference('ravi', 'master', NOON)).toBe(other);
});

it('purchases: are at most twenty', () => {
  for (let index = 0; index < 50; index++) openReference(`person-${index}`, 'master', NOON);
  expect(JSON.parse(localStorage.getItem('payment:purchases')!)).toHaveLength(20);
});

it.each(['not json', 'null', '{}', '[null,1,"x",{"reference":7}]'])(
  'purchases: read %s',
  (stored) => {
    localStorage.setItem('payment:purchases', stored);
    expect(lastSubmitted('nobody', 'master', NOON)).toBeUndefined();
    expect(isReference(openReference('nobody', stored, NOON))).toBe(true);
  },
);

it('purchases: last as long as the page where storage is closed', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const reference = openReference('mira', 'master', NOON);
  expect(openReference('mira', 'master', NOON)).toBe(reference);
  markSubmitted('mira', 'master', reference, NOON);
  expect(lastSubmitted('mira', 'master', NOON)?.reference).toBe(reference);
});

it('markSubmitted: is remembered when the dialog was open over midnight', () => {
  const reference = openReference('asha', 'master', NOON);
  markSubmitted('asha', 'master', reference, NOON + DAY);
  expect(lastSubmitted('asha', 'master', NOON + DAY)?.reference).toBe(reference);
});
