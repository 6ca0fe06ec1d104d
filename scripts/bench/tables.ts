import { type Sample } from './lighthouse';
import { type TapFigures } from './taps';

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

const columns = {
  'FCP ms': ({ fcp }: Sample) => fcp,
  'LCP ms': ({ lcp }: Sample) => lcp,
  'TBT ms': ({ tbt }: Sample) => tbt,
  CLS: ({ cls }: Sample) => cls,
  kB: ({ bytes }: Sample) => bytes / 1000,
  requests: ({ requests }: Sample) => requests,
  'lowest score': ({ scores }: Sample) => Math.min(...scores),
};

/** Rounds to at most one decimal, three below 1. */
const round = (value: number) => String(Number(value.toFixed(value < 1 ? 3 : 1)));

function markdown(rows: readonly Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [
    names,
    names.map(() => '---'),
    ...rows.map((row) => names.map((name) => row[name])),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function spread(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    round,
  );
  return least === most ? middle! : `${middle} (${least} to ${most})`;
}

/** Medians for each page, variant and device, the range where runs differ, and ratios to as shipped. */
export function loadTable(samples: readonly Sample[]): string {
  const keyOf = ({ page, variant, form }: Sample) => [page, variant, form].join();
  const groups = new Map(
    samples.map((sample) => [
      keyOf(sample),
      samples.filter((other) => keyOf(other) === keyOf(sample)),
    ]),
  );
  const rows = [...groups.values()].map((group) => {
    const { page, variant, form } = group[0]!;
    const shipped = groups.get(keyOf({ ...group[0]!, variant: 'shipped' }))!;
    const ratio = (figure: (sample: Sample) => number) =>
      `${(median(shipped.map(figure)) / median(group.map(figure))).toFixed(2)}×`;
    return {
      page,
      variant: `${variant}, ${form}`,
      ...Object.fromEntries(
        Object.entries(columns).map(([name, figure]) => [name, spread(group.map(figure))]),
      ),
      'shipped ÷ this: FCP, LCP': `${ratio(columns['FCP ms'])}, ${ratio(columns['LCP ms'])}`,
    };
  });
  return markdown(rows);
}

const times = (values: readonly number[]) =>
  values.length > 0 ? `${round(median(values))}, ${round(Math.max(...values))}` : '';

/** What became of the taps; times in ms, median and most. */
export const tapTable = (taps: readonly TapFigures[]): string =>
  markdown(
    taps.map(({ what, page, tries, heard, done, later }) => ({
      'tap on': what,
      page,
      lost: `${tries - done.length} of ${tries}`,
      'heard after ms': times(heard),
      'done after ms': times(done),
      'later tap, done after ms': times(later),
    })),
  );
