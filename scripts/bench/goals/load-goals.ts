import { type Load } from '../lighthouse';
import { loadsOf } from '../load-table';
import { type Sample } from '../loads';
import { LOST } from '../options';
import { ratio } from '../statistics';
import { type Goal, type Measured, most } from './goal';

/** What no page can have that answers, as it has to, that there is nothing here. */
const OF_AN_ERROR = [
  'best-practices/errors-in-console',
  'seo/http-status-code',
  'seo/is-crawlable',
];

function against(
  samples: readonly Sample[],
  figure: 'fcp' | 'lcp',
  other: 'eager' | 'twin',
  goal: { number: number; what: string; limit: number },
): Goal[] {
  const values = (page: string, way: Sample['way']) =>
    loadsOf(samples, page, way).map((load) => load[figure]);
  const pages = [...new Set(samples.map(({ page }) => page))].filter(
    (page) => values(page, other).length > 0,
  );
  const times = (page: string) => ratio(values(page, 'shipped'), values(page, other));
  const worst = most(pages, times);
  if (!worst) return [];
  const { number, what, limit } = goal;
  const found = pages.map((page) => `${times(page).toFixed(2)}× ${page}`).join(', ');
  return [
    { number, what, wanted: `≤ ${limit.toFixed(2)}×`, found, reached: worst.figure <= limit },
  ];
}

function still(samples: readonly Sample[]): Goal[] {
  const tbt = most(samples, ({ load }) => load.tbt);
  const cls = most(samples, ({ load }) => load.cls);
  if (!tbt || !cls) return [];
  const place = ({ item }: { item: Sample }) => `(${item.page}, ${item.form})`;
  const shift = Number(cls.figure.toFixed(3));
  return [
    {
      number: 6,
      what: 'TBT and CLS, the most of all runs',
      wanted: '0, 0',
      found: `${tbt.figure.toFixed(0)} ms ${tbt.figure > 0 ? place(tbt) : ''}, ${shift} ${shift > 0 ? place(cls) : ''}`,
      reached: tbt.figure === 0 && shift === 0,
    },
  ];
}

function perfect(
  samples: readonly Sample[],
  what: string,
  wanted: string,
  is: (load: Load) => boolean,
): Goal[] {
  if (samples.length === 0) return [];
  const short = samples.filter(({ load }) => !is(load));
  const names = short.map(({ page, form, load }) => `${page} ${form} ${load.scores.join('/')}`);
  const runs = `${samples.length - short.length} of ${samples.length} runs`;
  const found = short.length === 0 ? runs : `${runs}; not ${[...new Set(names)].join(', ')}`;
  return [{ number: 7, what, wanted, found, reached: short.length === 0 }];
}

/** Goals 4 to 7: what Lighthouse measures, on every page. */
export function loadGoals({ samples }: Measured): Goal[] {
  const shipped = samples.filter(({ way }) => way === 'shipped');
  const twin = { number: 4, limit: 1.1 };
  return [
    ...against(samples, 'fcp', 'twin', { ...twin, what: 'FCP against the static twin' }),
    ...against(samples, 'lcp', 'twin', { ...twin, what: 'LCP against the static twin' }),
    ...against(samples, 'lcp', 'eager', {
      number: 5,
      limit: 0.55,
      what: 'LCP against ordinary Next',
    }),
    ...still(shipped),
    ...perfect(
      shipped.filter(({ page }) => page !== LOST),
      'Lighthouse, every page and run, mobile and desktop',
      '100/100/100/100',
      ({ scores }) => scores.every((score) => score === 100),
    ),
    ...perfect(
      shipped.filter(({ page }) => page === LOST),
      'the page for a wrong address, but for being an error',
      '100/100',
      ({ scores, missed }) =>
        scores[0] === 100 &&
        missed.every((id) => id.startsWith('performance/') || OF_AN_ERROR.includes(id)),
    ),
  ];
}
