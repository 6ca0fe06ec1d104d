import { describe, expect, test } from 'vitest';
import { type Load } from '@/scripts/bench/lighthouse';
import { loadTable } from '@/scripts/bench/load-table';
import { type Sample, schedule } from '@/scripts/bench/loads';
import { LOST } from '@/scripts/bench/options';
import { table } from '@/scripts/bench/table';
import { sampleLoad } from './sample-load';

describe('the order of the loads', () => {
  const jobs = schedule({ runs: 3, pages: ['/', '/about'] });
  const phones = jobs.filter(({ form }) => form === 'mobile');
  const desktops = jobs.filter(({ form }) => form === 'desktop');

  test('takes the ways in turn', () => {
    expect(phones.slice(0, 4).map(({ page, way }) => `${page} ${way}`)).toEqual([
      '/ shipped',
      '/ eager',
      '/ twin',
      '/about shipped',
    ]);
  });

  test('loads other pages less often, and each on a desktop too', () => {
    expect(phones.filter(({ page }) => page === '/')).toHaveLength(9);
    expect(phones.filter(({ page }) => page === '/about')).toHaveLength(3);
    expect(desktops.map(({ page, way }) => `${page} ${way}`).sort()).toEqual([
      '/ shipped',
      '/ shipped',
      '/ shipped',
      '/about shipped',
    ]);
  });

  test('loads every page once at least, and one for a wrong address as it is', () => {
    expect(schedule({ runs: 1, pages: ['/about'] })).toHaveLength(4);
    const lost = schedule({ runs: 1, pages: [LOST] });
    expect(lost.map(({ way, form }) => `${way} ${form}`)).toEqual([
      'shipped mobile',
      'shipped desktop',
    ]);
  });
});

test('a table stands under itself', () => {
  expect(table(['a', 'name'], [['long', 'x'], ['b']])).toBe(
    ['| a    | name |', '| ---- | ---- |', '| long | x    |', '| b    |      |'].join('\n'),
  );
});

test('the table of loads has medians, ranges and ratios', () => {
  const of = (way: Sample['way'], more?: Partial<Load>): Sample => ({
    page: '/',
    way,
    form: 'mobile',
    load: sampleLoad(more),
  });
  const lines = loadTable([
    of('shipped', { lcp: 900 }),
    of('shipped'),
    of('shipped', { scores: [99, 100, 100, 100] }),
    of('eager', { lcp: 1600, scriptBytes: 140_000 }),
    of('twin'),
  ]).split('\n');
  const cells = (start: string) =>
    lines
      .find((line) => line.startsWith(`| /    | ${start}`))!
      .split('|')
      .slice(3, -1)
      .map((cell) => cell.trim());
  expect(cells('shipped, mobile').slice(0, 3)).toEqual(['3', '700', '800 (800–900)']);
  expect(cells('shipped, mobile').at(-1)).toBe('100 (99–100) / 100 / 100 / 100');
  expect(cells('shipped ÷ eager').slice(1, 3)).toEqual(['1.00×', '0.50×']);
  expect(cells('shipped ÷ twin')[2]).toBe('1.00×');
});
