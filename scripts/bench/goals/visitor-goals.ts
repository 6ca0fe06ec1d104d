import { summary } from '../statistics';
import { type Goal, kB, type Measured } from './goal';

function taps({ taps: targets }: Measured): Goal[] {
  if (targets.length === 0) return [];
  const sum = (of: 'lost' | 'tries') => targets.reduce((total, target) => total + target[of], 0);
  const paints = targets.flatMap(({ paint }) => paint);
  const lost: Goal = {
    number: 9,
    what: 'taps at first paint that were lost',
    wanted: '0',
    found: `${sum('lost')} of ${sum('tries')}`,
    reached: sum('lost') === 0,
  };
  if (paints.length === 0) return [lost];
  const { median, most } = summary(paints);
  return [
    lost,
    {
      number: 9,
      what: 'tap to next paint once the framework is in: median, most',
      wanted: '≤ 50 ms',
      found: `${median.toFixed(0)} ms, ${most.toFixed(0)} ms`,
      reached: most <= 50,
    },
  ];
}

/** Goals 9, 10 and 11: what happens once somebody is there. */
export function visitorGoals(measured: Measured): Goal[] {
  const { auth, kept } = measured;
  return [
    ...taps(measured),
    {
      number: 10,
      what: 'scripts that signing in brings beyond the framework',
      wanted: '≤ 50.0 kB, at the press',
      found: `${kB(auth.bytes)} in ${auth.scripts}, ${auth.early ? 'Firebase earlier' : 'at the press'}`,
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
