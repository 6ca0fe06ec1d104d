import { type Weight } from '../size/measure';
import { type AuthPath } from './checks';
import { type TapFigures } from './first-tap';
import { type Load } from './lighthouse';
import { loadsOf } from './load-table';
import { type Sample } from './loads';
import { ratio, summary } from './statistics';

/** One of the goals that the site has set itself, and what was measured. */
export interface Goal {
  number: number;
  what: string;
  wanted: string;
  found: string;
  reached: boolean;
}

export interface Measured {
  /** Of the site as shipped, as `npm run size` prints them; nothing of pages that were not asked for. */
  weights: readonly Weight[];
  samples: readonly Sample[];
  auth: AuthPath;
  /** Pages that were tried, and those that came back as they were left. */
  kept: { tried: number; restored: number };
  taps: readonly TapFigures[];
}

/** Route of a prerendered page; a wrong address gets that of Next's own name. */
const routeOf = (page: string) => (page === '/nowhere' ? '/_not-found' : page);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The worst page, by a figure of which less is better. */
function worst<Item>(items: readonly Item[], figure: (item: Item) => number): Item | undefined {
  return items.toSorted((a, b) => figure(b) - figure(a))[0];
}

/** Goals of weight, which need no browser. */
function weightGoals({ weights, samples }: Measured): Goal[] {
  const firstLoad = ({ html, css, fonts }: Weight) => html.gzip + css.gzip + fonts;
  const bare = ({ html, css }: Weight) => html.gzip + css.gzip;
  const packed = ({ html, css }: Weight) => html.brotli + css.brotli;
  const home = weights.filter(({ route }) => route === '/');
  const others = weights.filter(({ route }) => route !== '/');
  const limit = (
    number: number,
    what: string,
    of: readonly Weight[],
    figure: (weight: Weight) => number,
    most: number,
  ): Goal[] => {
    const heaviest = worst(of, figure);
    if (!heaviest) return [];
    const found = `${kB(figure(heaviest))} (${heaviest.route})`;
    return [{ number, what, wanted: `≤ ${kB(most)}`, found, reached: figure(heaviest) <= most }];
  };

  const loads = loadsOf(samples, '/', 'shipped');
  const most = (figure: 'requests' | 'strangers') =>
    summary(loads.map((load) => load[figure])).most;
  return [
    ...limit(1, 'first load of /, fonts and pictures included', home, firstLoad, 66_000),
    ...(loads.length > 0
      ? [
          {
            number: 1,
            what: 'requests of /, of them to other hosts',
            wanted: '≤ 5, 0',
            found: `${most('requests')}, ${most('strangers')}`,
            reached: most('requests') <= 5 && most('strangers') === 0,
          },
        ]
      : []),
    ...limit(2, 'first load of every other page', others, firstLoad, 60_000),
    ...limit(2, 'of it not fonts', others, bare, 18_000),
    ...limit(3, 'scripts before a sign, packed', weights, ({ before }) => before.gzip, 2_000),
    ...limit(8, 'scripts of / after the first sign', home, ({ after }) => after.gzip, 151_800),
    ...limit(12, 'HTML and CSS, brotli', weights, packed, 14_000),
  ];
}

/** Goals that Lighthouse measures, for every page, the worst of them named. */
function loadGoals({ samples }: Measured): Goal[] {
  const pages = [...new Set(samples.map(({ page }) => page))];
  const against = (
    number: number,
    figure: 'lcp' | 'fcp',
    other: 'eager' | 'twin',
    most: number,
    what: string,
  ): Goal[] => {
    const times = (page: string) => {
      const of = (way: Sample['way']) => loadsOf(samples, page, way).map((load) => load[figure]);
      return ratio(of('shipped'), of(other));
    };
    const slowest = worst(pages, times);
    if (!slowest) return [];
    const found = `${pages.map((page) => `${times(page).toFixed(2)}× ${page}`).join(', ')}`;
    return [
      { number, what, wanted: `≤ ${most.toFixed(2)}×`, found, reached: times(slowest) <= most },
    ];
  };

  const shipped = samples.filter(({ way }) => way === 'shipped');
  const largest = (figure: 'tbt' | 'cls') => Math.max(...shipped.map(({ load }) => load[figure]));
  const perfect = ({ scores }: Load) => scores.every((score) => score === 100);
  const short = shipped.filter(({ load }) => !perfect(load));
  const names = [
    ...new Set(short.map(({ page, form, load }) => `${page} ${form} ${load.scores.join('/')}`)),
  ];
  return [
    ...against(4, 'fcp', 'twin', 1.1, 'FCP against the static twin'),
    ...against(4, 'lcp', 'twin', 1.1, 'LCP against the static twin'),
    ...against(5, 'lcp', 'eager', 0.55, 'LCP against ordinary Next'),
    {
      number: 6,
      what: 'TBT and CLS, the most of all runs',
      wanted: '0, 0',
      found: `${largest('tbt').toFixed(0)} ms, ${Number(largest('cls').toFixed(3))}`,
      reached: largest('tbt') === 0 && largest('cls') === 0,
    },
    {
      number: 7,
      what: 'Lighthouse, every page and run, mobile and desktop',
      wanted: '100/100/100/100',
      found:
        short.length === 0
          ? `100/100/100/100 in ${shipped.length} of ${shipped.length} runs`
          : `${shipped.length - short.length} of ${shipped.length} runs; not: ${names.join(', ')}`,
      reached: short.length === 0,
    },
  ];
}

/** Goals about what happens once somebody is there. */
function visitorGoals({ auth, kept, taps }: Measured): Goal[] {
  const lost = taps.reduce((sum, target) => sum + target.lost, 0);
  const tries = taps.reduce((sum, target) => sum + target.tries, 0);
  const paints = taps.flatMap(({ paint }) => paint);
  const tapGoals: Goal[] =
    paints.length === 0
      ? []
      : [
          {
            number: 9,
            what: 'taps at first paint that were lost',
            wanted: '0',
            found: `${lost} of ${tries}`,
            reached: lost === 0,
          },
          {
            number: 9,
            what: 'tap to next paint once the framework is in, median and most',
            wanted: '≤ 50 ms',
            found: `${summary(paints).median.toFixed(0)} ms, ${summary(paints).most.toFixed(0)} ms`,
            reached: summary(paints).most <= 50,
          },
        ];
  return [
    ...tapGoals,
    {
      number: 10,
      what: 'scripts that signing in brings beyond the framework',
      wanted: '≤ 50.0 kB, at the press',
      found: `${kB(auth.bytes)} in ${auth.scripts}${auth.early ? ', Firebase earlier' : ''}`,
      reached: auth.bytes > 0 && auth.bytes <= 50_000 && !auth.early,
    },
    {
      number: 11,
      what: 'pages restored on back',
      wanted: 'all',
      found: `${kept.restored} of ${kept.tried}`,
      reached: kept.restored === kept.tried,
    },
  ];
}

/** Every goal with its figure, in order. Those whose pages or taps were not asked for are left out. */
export function goals(measured: Measured, pages: readonly string[]): Goal[] {
  const weights = measured.weights.filter(({ route }) =>
    pages.some((page) => routeOf(page) === route),
  );
  return [
    ...weightGoals({ ...measured, weights }),
    ...loadGoals(measured),
    ...visitorGoals(measured),
  ].toSorted((a, b) => a.number - b.number);
}
