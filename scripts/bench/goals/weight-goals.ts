import { type Weight } from '../../size/measure';
import { type Sample } from '../loads';
import { LOST } from '../options';
import { atMost, type Goal, type Measured, most } from './goal';

const packed = ({ html, css }: Weight) => html.gzip + css.gzip;
const tight = ({ html, css }: Weight) => html.brotli + css.brotli;
const whole = (weight: Weight) => packed(weight) + weight.fonts;
const route = { name: (weight: Weight) => weight.route };

/** What a browser took, headers included. The framework of the last page comes at once. */
const onTheWire = ({ load }: Sample) => load.bytes;
const page = { name: (sample: Sample) => sample.page };

function requests(home: readonly Sample[]): Goal[] {
  const all = most(home, ({ load }) => load.requests);
  const strangers = most(home, ({ load }) => load.strangers);
  if (!all || !strangers) return [];
  return [
    {
      number: 1,
      what: 'requests of /, and to other hosts',
      wanted: '≤ 5, 0',
      found: `${all.figure}, ${strangers.figure}`,
      reached: all.figure <= 5 && strangers.figure === 0,
    },
  ];
}

/** Goals 1, 2, 3, 8 and 12: what pages weigh, as built and on the wire. */
export function weightGoals({ weights, samples }: Measured): Goal[] {
  const home = weights.filter((weight) => weight.route === '/');
  const others = weights.filter((weight) => weight.route !== '/');
  const phones = samples.filter(({ way, form }) => way === 'shipped' && form === 'mobile');
  const homeLoads = phones.filter((sample) => sample.page === '/');
  const otherLoads = phones.filter((sample) => !['/', LOST].includes(sample.page));
  return [
    ...atMost(1, 'first load of /: HTML, CSS, fonts', 66_000, home, whole, route),
    ...atMost(1, 'the same on the wire, with headers and icon', 66_000, homeLoads, onTheWire, page),
    ...requests(homeLoads),
    ...atMost(2, 'first load of other pages: HTML, CSS, fonts', 60_000, others, whole, route),
    ...atMost(2, 'the same on the wire', 60_000, otherLoads, onTheWire, page),
    ...atMost(2, 'of it not fonts', 18_000, others, packed, route),
    ...atMost(3, 'scripts before a sign', 2_000, weights, ({ before }) => before.gzip, route),
    ...atMost(8, 'scripts after the first sign', 151_800, home, ({ after }) => after.gzip, route),
    ...atMost(12, 'HTML and CSS, brotli', 14_000, weights, tight, route),
  ];
}
