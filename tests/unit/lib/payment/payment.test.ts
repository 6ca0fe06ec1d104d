import { expect, it } from 'vitest';
import { announcement, formatCountdown, PAYMENT_MS } from '@/lib/payment/countdown';
import { qrCode } from '@/lib/payment/qr';
import { isReference, createReference } from '@/lib/text/reference';
import { ebookNote, upiLink } from '@/lib/payment/upi';
import { decodeQr } from '@/tests/support/qr';
import { secondsLeft } from '@/lib/time';

const [id, payee, price] = ['teacher.sample@upi', 'Sutra Sample', 299];

const paramsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

it('upiLink: writes %20 for a space, a readable @ and whole rupees', () => {
  const link = upiLink({ id, payee, amount: price, note: ebookNote('VM-7K2Q9D') });
  expect(link).toBe(
    'upi://pay?pa=teacher.sample@upi&pn=Sutra%20Sample&am=299&cu=INR&tn=Vedic%20ebook%20VM-7K2Q9D',
  );
});

it('upiLink: escapes what would end a value', () => {
  const link = upiLink({ id: 'a&b@upi', payee: 'Asha & Co? #1' });
  expect(paramsOf(link)).toEqual({ pa: 'a&b@upi', pn: 'Asha & Co? #1' });
});

it('upiLink: takes whole rupees from 1 to 100,000', () => {
  for (const amount of [1, 2, 99_999, 100_000]) {
    expect(paramsOf(upiLink({ id, payee, amount })).am).toBe(String(amount));
  }
  for (const amount of [0, -1, 0.5, 2.5, 99_999.5, 100_001, Infinity, Number.NaN]) {
    expect(() => upiLink({ id, payee, amount }), String(amount)).toThrow(RangeError);
  }
});

it.each([
  ['Pâthaśālā ﬁrst', 'Pathasala first'],
  ['a&b=c#d?e_f/g', 'abcdefg'],
  ['\u200Ba\n.b-', 'a.b-'],
  [`${'x'.repeat(49)} y`, 'x'.repeat(49)],
  [' a ', 'a'],
])('upiLink: writes the note %j as %j', (note, written) => {
  expect(paramsOf(upiLink({ id, payee, note })).tn).toBe(written);
});

it('qrCode: is read back by a camera, and not with its rows painted over', () => {
  const link = upiLink({ id, payee, amount: price, note: 'Vedic ebook VM-7K2Q9D' });
  for (const text of [link, 'x'.repeat(500)]) expect(decodeQr(qrCode(text))).toBe(text);
  const whole = qrCode(link);
  const torn = { ...whole, path: whole.path.replace(/M\d+ ([5-9]|1\d)h\d+v1h-\d+z/g, '') };
  expect(decodeQr(torn)).toBeUndefined();
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

it('createReference: is short, readable, and hardly ever the same twice', () => {
  const references = Array.from({ length: 2000 }, () => createReference());
  for (const reference of references) expect(reference).toMatch(/^VM-[2-9A-HJKMNP-TV-Z]{6}$/);
  expect(references.every(isReference)).toBe(true);
  expect(new Set(references).size).toBeGreaterThan(1995);
  expect(createReference(new Uint8Array([0, 1, 29, 30, 255, 7]))).toBe('VM-23Z2H9');
  const others = ['', 'VM-12345', 'VM-ABCDE0', 'VM-ABCDEFG', 'vm-ABCDEF'];
  expect(others.some(isReference)).toBe(false);
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
