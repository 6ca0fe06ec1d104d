import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { books } from '@/content/books';
import { site } from '@/content/site';
import { announcement, formatCountdown, PAYMENT_MS, secondsLeft } from '@/lib/payment/countdown';
import { qrCode } from '@/lib/payment/qr';
import { isPaymentReference, paymentReference } from '@/lib/payment/reference';
import { upiLink } from '@/lib/payment/upi';
import { decodeQr } from '@/tests/support/qr';

const { id, payee } = site.upi;
const price = books[0]!.price!.upi;

describe('upiLink', () => {
  it('is what UPI apps read: %20 and no +, a readable @, whole rupees', () => {
    const link = upiLink({ id, payee, amount: price, note: 'Vedic ebook VM-7K2Q9D' });
    expect(link).toBe(
      'upi://pay?pa=teacher.sample@upi&pn=Sutra%20Sample&am=299&cu=INR&tn=Vedic%20ebook%20VM-7K2Q9D',
    );
    const query = new URL(link).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      pa: id,
      pn: payee,
      am: String(price),
      cu: 'INR',
      tn: 'Vedic ebook VM-7K2Q9D',
    });
  });

  it('without an amount leaves the payer to type it', () => {
    expect(upiLink({ id, payee })).toBe('upi://pay?pa=teacher.sample@upi&pn=Sutra%20Sample');
  });

  it('escapes what would end a value, and keeps the note plain and short', () => {
    const link = upiLink({
      id: 'a&b@upi',
      payee: 'Asha & Co? #1',
      note: `पुस्तक é&=${'x'.repeat(80)}`,
    });
    const query = new URL(link).searchParams;
    expect(query.get('pa')).toBe('a&b@upi');
    expect(query.get('pn')).toBe('Asha & Co? #1');
    expect(query.get('tn')).toMatch(/^[A-Za-z0-9 .-]{1,50}$/);
    expect(link).not.toContain('+');
  });

  it.each([0, -1, 0.5, 2.5, 99_999.5, 100_001, Infinity, Number.NaN])(
    'refuses the amount %s',
    (amount) => {
      expect(() => upiLink({ id, payee, amount })).toThrow(RangeError);
    },
  );

  it.each([1, 2, 99_999, 100_000])('takes the amount %i', (amount) => {
    expect(new URL(upiLink({ id, payee, amount })).searchParams.get('am')).toBe(String(amount));
  });

  it.each([
    ['Vedic ebook VM-7K2Q9D', 'Vedic ebook VM-7K2Q9D'],
    ['Pâthaśālā ﬁrst', 'Pathasala first'],
    ['a&b=c#d?e_f/g', 'abcdefg'],
    ['\u200Ba\n.b-', 'a.b-'],
    ['x'.repeat(51), 'x'.repeat(50)],
    [`${'x'.repeat(49)} y`, 'x'.repeat(49)],
    [' a ', 'a'],
  ])('writes the note %j as %j', (note, written) => {
    expect(new URL(upiLink({ id, payee, note })).searchParams.get('tn')).toBe(written);
  });
});

describe('qrCode', () => {
  it.each([
    upiLink({ id, payee, amount: price, note: 'Vedic ebook VM-7K2Q9D' }),
    upiLink({ id, payee }),
    'x'.repeat(500),
  ])('is read back as %s', (text) => {
    expect(decodeQr(qrCode(text))).toBe(text);
  });

  it('keeps four white modules on every side', () => {
    const { path, size } = qrCode('upi://pay');
    const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...n]) => n.map(Number));
    for (const [x, y, length] of corners as [number, number, number][]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4);
    }
  });

  it('is no code once a module row is painted over', () => {
    const whole = qrCode('upi://pay');
    const torn = { ...whole, path: whole.path.replace(/M\d+ ([5-9]|1\d)h\d+v1h-\d+z/g, '') };
    expect(decodeQr(torn)).toBeUndefined();
  });
});

describe('the reference', () => {
  it('is short, readable, and hardly ever the same twice', () => {
    const made = Array.from({ length: 2000 }, () => paymentReference());
    for (const reference of made) expect(reference).toMatch(/^VM-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(made.every(isPaymentReference)).toBe(true);
    expect(new Set(made).size).toBeGreaterThan(1995);
    expect(paymentReference(new Uint8Array([0, 1, 29, 30, 255, 7]))).toBe('VM-23Z2H9');
  });

  it.each(['', 'VM-12345', 'VM-ABCDE0', 'VM-ABCDEFG', 'vm-ABCDEF'])('%j is none', (text) =>
    expect(isPaymentReference(text)).toBe(false),
  );
});

describe('the countdown', () => {
  it('rounds up, and stops at nothing', () => {
    const start = 1_000_000;
    const deadline = start + PAYMENT_MS;
    expect(
      [0, 1, 999, 1000, 299_001, 300_000, 900_000].map((ms) => secondsLeft(deadline, start + ms)),
    ).toEqual([300, 300, 300, 299, 1, 0, 0]);
  });

  it('is shown as minutes and seconds', () => {
    expect([300, 299, 60, 59, 9, 0, 600].map(formatCountdown)).toEqual([
      '5:00',
      '4:59',
      '1:00',
      '0:59',
      '0:09',
      '0:00',
      '10:00',
    ]);
  });

  it('speaks at four minutes, one minute and half a minute', () => {
    expect([300, 241, 240, 61, 60, 31, 30, 1].map(announcement)).toEqual([
      undefined,
      undefined,
      240,
      240,
      60,
      60,
      30,
      30,
    ]);
  });
});

// jsqr is what the tests trust; it must be able to say no.
it('a blank square is no code', () => {
  expect(jsQR(new Uint8ClampedArray(64 * 64 * 4).fill(255), 64, 64)).toBeNull();
});
