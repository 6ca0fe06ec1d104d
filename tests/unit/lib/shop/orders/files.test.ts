import { expect, it } from 'vitest';
import { takeDownload } from '@/lib/shop/orders/downloads';
import { readRange } from '@/lib/shop/orders/range';
import { dispositionOf } from '@/lib/shop/orders/send-file';
import { HOUR } from '@/lib/time';
import { ebookNames, ebookRanges } from './tables';

it('ebook: sends the part that is asked for', () => {
  for (const [header, range] of ebookRanges)
    expect.soft(readRange(header, 100), String(header)).toEqual(range);
});

it('ebook: names the file after its title', () => {
  for (const [title, disposition] of ebookNames)
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
