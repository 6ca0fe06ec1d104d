import { describe, expect, test } from 'vitest';
import { type Goal, type Measured } from '@/scripts/bench/goals/goal';
import { goals } from '@/scripts/bench/goals/goals';
import { type Sample } from '@/scripts/bench/loads';
import { LOST } from '@/scripts/bench/options';
import { report } from '@/scripts/bench/report';
import { sampleLoad } from './sample-load';

const bytes = (gzip: number) => ({ gzip, brotli: Math.round(gzip * 0.85) });
const weight = (route: string) => ({
  route,
  html: bytes(13_000),
  css: bytes(0),
  headers: 1_400,
  fonts: 41_000,
  before: bytes(700),
  after: bytes(143_000),
  parts: {},
  data: bytes(10_000),
});
const sample = (way: Sample['way'], more: Parameters<typeof sampleLoad>[0] = {}): Sample => ({
  page: '/',
  way,
  form: 'mobile',
  load: sampleLoad(more),
});
const tap = {
  ...{ what: 'tab', path: '/', tries: 2, lost: 0, early: 2 },
  ...{ first: [900, 1100], paint: [30, 40], effect: [30, 40] },
};
const good: Measured = {
  weights: [weight('/'), weight('/about'), weight('/_not-found')],
  samples: [sample('shipped'), sample('eager', { lcp: 1600 }), sample('twin')],
  auth: { bytes: 47_000, scripts: 3, early: false },
  kept: { tried: 1, restored: 1 },
  taps: [tap],
};

const missedOf = (measured: Partial<Measured>, pages = ['/', '/about']) =>
  goals({ ...good, ...measured }, pages)
    .filter(({ reached }) => !reached)
    .map(({ number }) => number);

test('all twelve goals are looked at, and may be reached', () => {
  const all = goals(good, ['/', '/about']);
  expect(all.filter(({ reached }) => !reached)).toEqual([]);
  expect([...new Set(all.map(({ number }: Goal) => number))]).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
});

describe('a goal that is missed is named:', () => {
  const home = (more: Parameters<typeof sampleLoad>[0], way: Sample['way'] = 'shipped') => ({
    samples: [...good.samples.filter((one) => one.way !== way), sample(way, more)],
  });
  test.each<[string, Partial<Measured>, number[]]>([
    ['a request too many', home({ requests: 6 }), [1]],
    ['a request to a stranger', home({ strangers: 1 }), [1]],
    ['headers that weigh', home({ bytes: 66_600 }), [1]],
    ['a heavy page', { weights: [{ ...weight('/about'), fonts: 60_000 }] }, [2]],
    ['a page slower than its twin', home({ fcp: 600, lcp: 700 }, 'twin'), [4, 4]],
    ['no faster than Next', home({ lcp: 1400 }, 'eager'), [5]],
    ['one run that stutters', home({ tbt: 3 }), [6]],
    ['one run below 100', home({ scores: [99, 100, 100, 100] }), [7]],
    ['a lost tap', { taps: [{ ...tap, lost: 1 }] }, [9]],
    ['one slow answer', { taps: [{ ...tap, paint: [30, 51] }] }, [9]],
    ['Firebase too early', { auth: { ...good.auth, early: true } }, [10]],
    ['a page that is not restored', { kept: { tried: 2, restored: 1 } }, [11]],
  ])('%s', (_, measured, numbers) => expect(missedOf(measured)).toEqual(numbers));

  test('pages that were not asked for are no matter', () => {
    const heavy = { weights: [weight('/'), { ...weight('/about'), fonts: 60_000 }] };
    expect(missedOf(heavy, ['/'])).toEqual([]);
  });
});

test('an error page may be one, and no more than that', () => {
  const lost = (missed: string[]) => ({
    samples: [
      ...good.samples,
      { ...sample('shipped', { scores: [100, 100, 96, 54], missed }), page: LOST },
    ],
  });
  const own = ['seo/http-status-code', 'seo/is-crawlable', 'best-practices/errors-in-console'];
  expect(missedOf(lost(own))).toEqual([]);
  expect(missedOf(lost([...own, 'accessibility/color-contrast']))).toEqual([7]);
});

test('the report names what keeps a page from 100', () => {
  const missed = ['performance/total-blocking-time'];
  const short = { ...good, samples: [sample('shipped', { scores: [99, 100, 100, 100], missed })] };
  expect(report(short, ['/'], [{ ...tap, way: 'shipped' }])).toContain(
    '/, mobile: performance/total-blocking-time',
  );
});
