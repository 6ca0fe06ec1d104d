import { expect, it } from 'vitest';
import { takeDownload } from '@/lib/orders/downloads';
import { readRange } from '@/lib/orders/range';
import { dispositionOf } from '@/lib/orders/send-file';
import { HOUR } from '@/lib/time';

/** What a browser asks for of 100 bytes, and what it gets: undefined is all, null is an error. */
const ranges = [
  [null, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['BYTES=10-500', { start: 10, end: 99 }],
  ['bytes= 10-19 ', { start: 10, end: 19 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['items=0-1', undefined],
  ['bytes=0-1;', undefined],
  ['bytes=1e3-', undefined],
  ['bytes=-1-2', undefined],
  ['', undefined],
] as const;

it('ebook: sends the part that is asked for', () => {
  for (const [header, range] of ranges)
    expect.soft(readRange(header, 100), String(header)).toEqual(range);
});

const names = [
  ['Master Vedic Mathematics', 'attachment; filename="Master Vedic Mathematics.pdf"'],
  [
    'वैदिक गणित',
    `attachment; filename="ebook.pdf"; filename*=UTF-8''${encodeURIComponent('वैदिक गणित.pdf')}`,
  ],
  [
    'Café “Maths”',
    `attachment; filename="Cafe Maths.pdf"; filename*=UTF-8''${encodeURIComponent('Café “Maths”.pdf')}`,
  ],
  ['a/b\\c:"d"\r\nX: y', 'attachment; filename="a b c d X y.pdf"'],
  ["It's (new)", `attachment; filename="Its new.pdf"; filename*=UTF-8''It%27s%20%28new%29.pdf`],
] as const;

it('ebook: names the file after its title', () => {
  for (const [title, disposition] of names)
    expect.soft(dispositionOf(title, 'pdf'), title).toBe(disposition);
});

it('ebook: twenty files a day, each counted once an hour however many parts are asked for', () => {
  const start = 2_000 * 24 * HOUR;
  for (let n = 0; n < 100; n++) expect(takeDownload('asha', 'a', start + n)).toBe(true);
  for (let n = 1; n < 20; n++) expect(takeDownload('asha', `book-${n}`, start)).toBe(true);
  expect(takeDownload('asha', 'one-more', start)).toBe(false);
  expect(takeDownload('asha', 'a', start + 10)).toBe(true);
  expect(takeDownload('asha', 'a', start + HOUR)).toBe(false);
  expect(takeDownload('ravi', 'one-more', start)).toBe(true);
  expect(takeDownload('asha', 'a', start + 24 * HOUR)).toBe(true);
});
