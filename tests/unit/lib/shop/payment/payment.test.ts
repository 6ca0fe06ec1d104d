import { expect, it } from 'vitest';
import { announcement, formatCountdown, PAYMENT_MS } from '@/lib/shop/payment/countdown';
import { upiLink } from '@/lib/shop/payment/upi';
import { qrCode } from '@/lib/qr';
import { secondsLeft } from '@/lib/time';

const upi = { id: 'teacher.sample@upi', payee: 'Sutra Sample', kind: 'personal' } as const;
const [amount, reference] = [299, 'VM-7K2Q9D'];

const paramsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

it('upiLink: writes %20 for a space, a readable @ and whole rupees', () => {
  const link = upiLink({ ...upi, amount, reference });
  expect(link).toBe(
    'upi://pay?pa=teacher.sample@upi&pn=Sutra%20Sample&am=299&cu=INR&tn=Vedic%20ebook%20VM-7K2Q9D',
  );
});

it('upiLink: escapes what would end a value', () => {
  const link = upiLink({ ...upi, id: 'a&b@upi', payee: 'Asha & Co? #1' });
  expect(paramsOf(link)).toEqual({ pa: 'a&b@upi', pn: 'Asha & Co? #1' });
});

it('upiLink: takes whole rupees from 1 to 100,000', () => {
  for (const amount of [1, 2, 99_999, 100_000]) {
    expect(paramsOf(upiLink({ ...upi, amount })).am).toBe(String(amount));
  }
  for (const amount of [0, -1, 0.5, 2.5, 99_999.5, 100_001, Infinity, Number.NaN]) {
    expect(() => upiLink({ ...upi, amount }), String(amount)).toThrow(RangeError);
  }
});

it('upiLink: has the reference in `tr` for a business ID, and beside it in the note', () => {
  const link = upiLink({ ...upi, kind: 'business', amount, reference });
  expect(paramsOf(link)).toEqual({
    pa: upi.id,
    pn: upi.payee,
    tr: reference,
    am: '299',
    cu: 'INR',
    tn: `Vedic ebook ${reference}`,
  });
  expect(paramsOf(upiLink({ ...upi, amount, reference })).tr).toBeUndefined();
});

it('qrCode: keeps four white modules on every side, and draws neighbours as one run', () => {
  const { path, size } = qrCode('upi://pay');
  expect(path).toMatch(/^M4 4h7v1h-7z/);
  for (const [, ...numbers] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    const [x = 0, y = 0, length = 0] = numbers.map(Number);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4);
  }
});

it('secondsLeft: rounds up, and never goes below zero', () => {
  const passed = [0, 1, 999, 1000, 299_001, 300_000, 900_000];
  const left = passed.map((ms) => secondsLeft(1_000_000 + PAYMENT_MS, 1_000_000 + ms));
  expect(left).toEqual([300, 300, 300, 299, 1, 0, 0]);
});

it('formatCountdown: shows minutes and seconds', () => {
  const shown = [300, 60, 59, 9, 0, 600].map(formatCountdown);
  expect(shown).toEqual(['5:00', '1:00', '0:59', '0:09', '0:00', '10:00']);
});

it('announcement: speaks at four minutes, one minute and half a minute', () => {
  const spoken = [300, 241, 240, 61, 60, 31, 30, 1].map(announcement);
  expect(spoken).toEqual([undefined, undefined, 240, 240, 60, 60, 30, 30]);
});
