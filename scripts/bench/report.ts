import { availableParallelism } from 'node:os';
import { type TapFigures } from './first-tap';
import { type Measured } from './goals/goal';
import { goals } from './goals/goals';
import { loadTable } from './load-table';
import { type Sample } from './loads';
import { summary } from './statistics';
import { table } from './table';

function spread(values: readonly number[]): string {
  if (values.length === 0) return '';
  const { median, most } = summary(values);
  return `${median.toFixed(0)}, ${most.toFixed(0)}`;
}

const tapTable = (taps: readonly (TapFigures & { way: string })[]) =>
  table(
    [
      'tap on',
      'page',
      'way',
      'lost',
      'before the framework',
      'first tap to effect',
      'later tap to paint',
      'to effect',
    ],
    taps.map(({ what, path, way, tries, lost, early, first, paint, effect }) => [
      what,
      path,
      way,
      `${lost} of ${tries}`,
      String(early),
      spread(first),
      spread(paint),
      spread(effect),
    ]),
  );

/** Audits that keep a page from 100, by page and form. */
function missed(samples: readonly Sample[]): string[] {
  const lines = samples
    .filter(({ way, load }) => way === 'shipped' && load.scores.some((score) => score < 100))
    .map(({ page, form, load }) => `${page}, ${form}: ${load.missed.join(', ')}`);
  return [...new Set(lines)];
}

/** Everything that was measured, in words for a terminal; its tables are Markdown. */
export function report(
  measured: Measured,
  pages: readonly string[],
  taps: readonly (TapFigures & { way: string })[],
): string {
  const date = new Date().toISOString().slice(0, 10);
  const rows = goals(measured, pages).map(({ number, what, wanted, found, reached }) => [
    String(number),
    what,
    wanted,
    found,
    reached ? 'yes' : 'NO',
  ]);
  const below = missed(measured.samples);
  return [
    `${date}, ${availableParallelism()} cores. Median of the runs, range where they differ; kB = 1000 bytes on the wire.`,
    loadTable(measured.samples),
    ...(below.length > 0 ? [['What keeps a page from 100:', ...below].join('\n')] : []),
    table(['goal', 'what', 'wanted', 'found', 'reached'], rows),
    ...(taps.length > 0
      ? [
          'Taps at first paint on a slow phone (slow 4G, CPU four times slower). Times in ms: median, most.',
          tapTable(taps),
        ]
      : []),
  ].join('\n\n');
}
