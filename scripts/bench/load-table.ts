import { type Load } from './lighthouse';
import { type Sample } from './loads';
import { ratio, summary } from './statistics';
import { table } from './table';

type Figure = 'fcp' | 'lcp' | 'tbt' | 'cls' | 'bytes' | 'scriptBytes' | 'requests';

/** Head of a column, its figure, and how one is written. */
const COLUMNS: readonly [string, Figure, (value: number) => string][] = [
  ['FCP ms', 'fcp', (value) => value.toFixed(0)],
  ['LCP ms', 'lcp', (value) => value.toFixed(0)],
  ['TBT ms', 'tbt', (value) => value.toFixed(0)],
  ['CLS', 'cls', (value) => String(Number(value.toFixed(3)))],
  ['kB', 'bytes', (value) => (value / 1000).toFixed(1)],
  ['script kB', 'scriptBytes', (value) => (value / 1000).toFixed(1)],
  ['requests', 'requests', (value) => value.toFixed(0)],
];

function spread(values: number[], write: (value: number) => string): string {
  const { median, least, most } = summary(values);
  const [low, high] = [write(least), write(most)];
  return low === high ? write(median) : `${write(median)} (${low}–${high})`;
}

const scores = (loads: Load[]) =>
  [0, 1, 2, 3]
    .map((at) =>
      spread(
        loads.map((load) => load.scores[at]!),
        String,
      ),
    )
    .join(' / ');

/** Loads of one page, one way, on one form of device. */
export const loadsOf = (
  samples: readonly Sample[],
  page: string,
  way: Sample['way'],
  form: Sample['form'] = 'mobile',
) =>
  samples
    .filter((one) => one.page === page && one.way === way && one.form === form)
    .map(({ load }) => load);

function ratios(samples: readonly Sample[], page: string, other: 'eager' | 'twin'): string[] {
  const [ours, theirs] = [loadsOf(samples, page, 'shipped'), loadsOf(samples, page, other)];
  const cells = COLUMNS.map(([, figure]) => {
    const times = ratio(
      ours.map((load) => load[figure]),
      theirs.map((load) => load[figure]),
    );
    return Number.isFinite(times) ? `${times.toFixed(2)}×` : '';
  });
  return [page, `shipped ÷ ${other}`, '', ...cells, ''];
}

/**
 * Every page each way: median of the runs, range where they differ, and what shipping the page as it
 * is makes of it, as ratios of medians.
 */
export function loadTable(samples: readonly Sample[]): string {
  const pages = [...new Set(samples.map(({ page }) => page))];
  const rows = pages.flatMap((page) => {
    const kinds = [
      ...(['shipped', 'eager', 'twin'] as const).map((way) => [way, 'mobile'] as const),
      ['shipped', 'desktop'] as const,
    ];
    const measured = kinds.flatMap(([way, form]) => {
      const loads = loadsOf(samples, page, way, form);
      if (loads.length === 0) return [];
      const cells = COLUMNS.map(([, figure, write]) =>
        spread(
          loads.map((load) => load[figure]),
          write,
        ),
      );
      return [[page, `${way}, ${form}`, String(loads.length), ...cells, scores(loads)]];
    });
    const others = (['eager', 'twin'] as const).filter(
      (way) => loadsOf(samples, page, way).length > 0,
    );
    return [...measured, ...others.map((way) => ratios(samples, page, way))];
  });
  const names = COLUMNS.map(([name]) => name);
  const head = ['page', 'way', 'runs', ...names, 'perf / a11y / practices / SEO'];
  return table(head, rows);
}
