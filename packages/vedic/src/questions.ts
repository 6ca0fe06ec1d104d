import { type Level } from './levels.ts';
import { pick, randomInteger, type Random, seeded } from './random.ts';
import { candidates, multiply } from './multiply.ts';
import { LARGEST } from './read-number.ts';
import { type Method } from './types.ts';

export interface Question {
  readonly a: number;
  readonly b: number;
}

/** `mixed`: any method of the level, and never the same one twice in a row. */
export interface Kind {
  readonly level: Level;
  readonly method: Method | 'mixed';
}

export interface Asked extends Question {
  readonly method: Method;
}

type Range = readonly [low: number, high: number];

interface Rule {
  readonly a: Range;
  readonly b: (a: number) => Range;
}

interface Cell {
  readonly rules: readonly Rule[];
  /** Fewer than 50 sums: not enough to practise alone. */
  readonly onlyMixed?: true;
}

type Cells = Readonly<Partial<Record<Method, Cell>>>;

const within = (a: Range, b: Range = a): Rule => ({ a, b: () => b });
const squares = (a: Range): Rule => ({ a, b: (value) => [value, value] });
/** Last digits that add up to ten: 43 → 47. */
const sameHeads = (a: Range): Rule => ({
  a,
  b(value) {
    const other = Math.floor(value / 10) * 20 + 10 - value;
    return [other, other];
  },
});

/**
 * The ranges of each method at each level. Of their sums those are asked that `multiply` solves by
 * that method, without numbers ending in 0 and answers that `readNumber` refuses.
 */
export const questionTable: Readonly<Record<Level, Cells>> = {
  warmUp: {
    eleven: { rules: [within([12, 99], [11, 11])] },
    ekanyunena: { rules: [within([12, 98], [99, 99])] },
    ekadhikena: { rules: [squares([15, 95])], onlyMixed: true },
    antyayor: { rules: [sameHeads([21, 89])], onlyMixed: true },
  },
  steady: {
    nikhilam: { rules: [within([75, 99]), within([101, 125])] },
    urdhva: { rules: [within([12, 39])] },
    antyayor: { rules: [sameHeads([21, 89])], onlyMixed: true },
    yavadunam: { rules: [squares([91, 109])], onlyMixed: true },
  },
  exam: {
    nikhilam: {
      rules: [within([975, 999]), within([101, 112], [88, 99])],
    },
    urdhva: { rules: [within([41, 89])] },
    ekanyunena: { rules: [within([112, 998], [999, 999])] },
    ekadhikena: { rules: [squares([105, 995])] },
    antyayor: { rules: [sameHeads([111, 289])] },
    anurupyena: { rules: [within([481, 499])] },
    yavadunam: { rules: [squares([91, 109]), squares([901, 999])] },
  },
};

const methodsIn = (level: Level) => Object.keys(questionTable[level]) as Method[];

function checkName(name: string, names: readonly string[]): void {
  if (!names.includes(name)) throw new RangeError(`${name} is none of: ${names.join(', ')}.`);
}

/** The methods that a level offers alone. Throws a RangeError for a level that there is not. */
export function methodsOf(level: Level): Method[] {
  checkName(level, Object.keys(questionTable));
  return methodsIn(level).filter((method) => !questionTable[level][method]!.onlyMixed);
}

/** Whether `multiply` solves a sum by a method, so that it is asked for it. */
export function canAsk(method: Method, a: number, b: number): boolean {
  if (a % 10 === 0 || b % 10 === 0 || a * b > LARGEST || !candidates(a, b).includes(method))
    return false;
  const solved = multiply(a, b);
  return solved.ok && solved.solution.method === method;
}

/** Mixed: one of those asked least, but not the last one. */
function nextMethod({ level, method }: Kind, asked: readonly Asked[], random: Random) {
  if (method !== 'mixed') return method;
  const others = methodsIn(level).filter((name) => name !== asked.at(-1)?.method);
  const count = (name: Method) => asked.filter((sum) => sum.method === name).length;
  const least = Math.min(...others.map(count));
  return pick(
    random,
    others.filter((name) => count(name) === least),
  );
}

/** The numbers of a sum without the 11 or the nines that all sums of its method have. */
const ownNumbers = ({ method, a, b }: Asked) =>
  method === 'eleven' || method === 'ekanyunena' ? [a] : [a, b];

/** Asked of the new sum alone: after 99 × 11 each sum with 99 would repeat a number. */
const repeatsNumber = (sum: Asked, last: Asked) =>
  ownNumbers(sum).some((number) => number === last.a || number === last.b);

export const isSame = (one: Question, other: Question) =>
  (one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a);

const REMEMBERED = 20;

/** Draws after which the oldest of these may come again: a method can have fewer sums at a level. */
const PATIENCE = 1000;

/** The next sum, as `nextSum`, of a kind that there is, and with a `random` that gives any number. */
export function drawSum(
  kind: Kind,
  asked: readonly Asked[],
  random: Random,
  isAsked: typeof canAsk = canAsk,
): Asked {
  const method = nextMethod(kind, asked, random);
  const { rules } = questionTable[kind.level][method]!;
  const recent = asked.slice(-REMEMBERED);
  const last = asked.at(-1);
  for (let draws = 1; ; draws++) {
    if (draws % PATIENCE === 0) recent.shift();
    const { a: range, b: rangeOfB } = pick(random, rules);
    const a = randomInteger(random, ...range);
    const sum = { method, a, b: randomInteger(random, ...rangeOfB(a)) };
    const isKnown = recent.some((earlier) => isSame(earlier, sum));
    if (isKnown || (last && repeatsNumber(sum, last))) continue;
    if (isAsked(method, a, sum.b)) return sum;
  }
}

/** Calls after which `random` cannot be one: it may give a few numbers alone, as in a test. */
const MOST_CALLS = 10_000;

/**
 * The next sum: not one of the last 20 in `asked`, and without a number of the last of them. Throws a
 * RangeError for a level that there is not, and for a method that the level does not ask.
 *
 * @param random gives numbers from 0 to below 1, as `Math.random`; it may be a constant.
 */
export function nextSum(kind: Kind, asked: readonly Asked[], random: Random): Asked {
  checkName(kind.level, Object.keys(questionTable));
  checkName(kind.method, ['mixed', ...methodsIn(kind.level)]);
  const instead = seeded(1);
  let calls = 0;
  return drawSum(kind, asked, () => (++calls > MOST_CALLS ? instead() : random()));
}
