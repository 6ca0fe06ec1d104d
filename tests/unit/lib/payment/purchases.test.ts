// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastSubmitted, markSubmitted, openReference } from '@/lib/payment/purchases';
import { isPaymentReference } from '@/lib/payment/reference';

const NOON = new Date(2026, 10, 22, 12).getTime();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.setItem('payment:purchases', '[]');
});

describe('reference of a purchase', () => {
  it('stays the same for a person and a book, and differs for others', () => {
    const reference = openReference('asha', 'master', NOON);
    expect(isPaymentReference(reference)).toBe(true);
    expect(openReference('asha', 'master', NOON + HOUR)).toBe(reference);
    const others = [openReference('asha', 'other', NOON), openReference('ravi', 'master', NOON)];
    expect(new Set([reference, ...others]).size).toBe(3);
    expect(openReference('asha', 'master', NOON)).toBe(reference);
  });

  it('is new after the screenshot was submitted', () => {
    const reference = openReference('asha', 'master', NOON);
    markSubmitted('asha', 'master', reference, NOON);
    const next = openReference('asha', 'master', NOON + 1);
    expect(next).not.toBe(reference);
    expect(openReference('asha', 'master', NOON + 2)).toBe(next);
    expect(lastSubmitted('asha', 'master', NOON + 2)?.reference).toBe(reference);
  });

  it('is new on the next day', () => {
    const reference = openReference('asha', 'master', NOON);
    expect(openReference('asha', 'master', NOON + 12 * HOUR - 1)).toBe(reference);
    expect(openReference('asha', 'master', NOON + 12 * HOUR)).not.toBe(reference);
  });
});

describe('submitted screenshot', () => {
  it('is remembered for thirty days, for its person and its book', () => {
    const reference = openReference('asha', 'master', NOON);
    expect(lastSubmitted('asha', 'master', NOON)).toBeUndefined();
    markSubmitted('asha', 'master', reference, NOON);
    const known = lastSubmitted('asha', 'master', NOON + 30 * DAY - 1);
    expect(known).toMatchObject({ reference, submittedAt: NOON });
    expect(lastSubmitted('ravi', 'master', NOON)).toBeUndefined();
    expect(lastSubmitted('asha', 'other', NOON)).toBeUndefined();
    expect(lastSubmitted('asha', 'master', NOON + 30 * DAY)).toBeUndefined();
  });

  it('is remembered when the dialog stood open over midnight', () => {
    const reference = openReference('asha', 'master', NOON);
    markSubmitted('asha', 'master', reference, NOON + DAY);
    expect(lastSubmitted('asha', 'master', NOON + DAY)?.reference).toBe(reference);
  });

  it('leaves no more than twenty purchases behind', () => {
    for (let index = 0; index < 50; index++) openReference(`person-${index}`, 'master', NOON);
    expect(JSON.parse(localStorage.getItem('payment:purchases')!)).toHaveLength(20);
  });
});

describe('storage of purchases', () => {
  it.each(['not json', 'null', '{}', '[null,1,"x",{"reference":7}]'])(
    'reads %s without a crash',
    (stored) => {
      localStorage.setItem('payment:purchases', stored);
      expect(lastSubmitted('nobody', 'master', NOON)).toBeUndefined();
      expect(isPaymentReference(openReference('nobody', stored, NOON))).toBe(true);
    },
  );

  it('keeps a purchase for the page where storage is closed', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    const reference = openReference('mira', 'master', NOON);
    expect(openReference('mira', 'master', NOON)).toBe(reference);
    markSubmitted('mira', 'master', reference, NOON);
    expect(lastSubmitted('mira', 'master', NOON)?.reference).toBe(reference);
  });
});
