import { crosswiseProducts, sumOf } from './crosswise.ts';
import { digits, digitsFromOnes } from './digits.ts';
import { fill } from './notation.ts';
import { partsOf } from './parts.ts';
import { type Method, type Solution, type StepKey, type Values } from './types.ts';
import { isShortened } from './zeros.ts';

/**
 * `oneMore`: the step "one more" or "one less" of a sutra was left out. `factor`: of a working base, as
 * 5 of 500, left out or wrong; `factorEarly`: before going crosswise; `factorTwice`: also on the right.
 */
export type Slip =
  | 'padding'
  | 'carry'
  | 'lent'
  | 'wrongWay'
  | 'notCrossed'
  | 'oneMore'
  | 'square5'
  | 'countedOnce'
  | 'factor'
  | 'factorEarly'
  | 'factorTwice'
  | 'tooWide'
  | 'swapped';

/** The text of a slip: one for each method that knows it. */
export type SlipKey =
  | `nikhilam.${'padding' | 'carry' | 'lent' | 'wrongWay' | 'notCrossed'}`
  | `yavadunam.${'padding' | 'carry' | 'wrongWay'}`
  | `anurupyena.${'padding' | 'carry' | 'lent' | 'wrongWay' | 'notCrossed'}`
  | `anurupyena.${'factor' | 'factorEarly' | 'factorTwice' | 'tooWide'}`
  | `${'ekadhikena' | 'antyayor' | 'ekanyunena'}.oneMore`
  | `${'antyayor' | 'ekanyunena'}.padding`
  | 'ekadhikena.square5'
  | 'eleven.carry'
  | `urdhva.${'countedOnce' | 'carry'}`
  | 'swapped';

type SlipTexts = Readonly<Partial<Record<SlipKey, string>>>;

type Slips = Partial<Record<Slip, number[]>>;
type Rule = (numberOf: (name: string) => number, solution: Solution) => Slips | undefined;

/** Reads parts as they are written side by side: 97, 6 → 976. */
const written = (...parts: readonly number[]) => Number(parts.join(''));

const joinAt =
  (base: number, product: number) =>
  (left: number, right = product) =>
    left * base + right;

/** @param factor the left part is multiplied by it, for a working base such as 5 × 100 */
const slipsAtBase =
  (factor = 1): Rule =>
  (numberOf, { operands: [a, b] }) => {
    const [base, unsettled] = [numberOf('base'), numberOf('unsettled')];
    const product = numberOf('product');
    // A power of ten among the numbers: there is no difference to mistake.
    if (product === 0) return undefined;
    const [da, db] = [a - factor * base, b - factor * base];
    const size = Math.abs(product);
    const join = joinAt(base, product);
    const asItIs = written(unsettled, size);
    const fromNextTen = (base - (size % base)) % base;
    return {
      padding: product > 0 && product < base / 10 ? [asItIs] : [],
      carry: product >= base ? [join(unsettled, product % base), asItIs] : [],
      lent: product < 0 ? [join(unsettled, size), join(unsettled, fromNextTen)] : [],
      wrongWay: [join((a - db) * factor), join((b - da) * factor)],
      notCrossed: a === b ? [] : [join((a + da) * factor), join((b + db) * factor)],
    };
  };

const scaledSlips: Rule = (numberOf, solution) => {
  const [base, factor, carry] = [numberOf('base'), numberOf('factor'), numberOf('carry')];
  const [cross, product] = [numberOf('cross'), numberOf('product')];
  const slips = slipsAtBase(factor)(numberOf, solution);
  if (!slips) return undefined;
  const [a, b] = solution.operands;
  const [da, db] = [numberOf('da'), numberOf('db')];
  const join = joinAt(base, product);
  const [scaled, size] = [cross * factor, Math.abs(product)];
  // 488 begins with 4, although its working base is 5 × 100.
  const begins = [a, b].map((number) => Math.floor(number / base));
  return {
    ...slips,
    factor: [join(cross), join(cross + factor), ...begins.map((digit) => join(cross * digit))],
    factorEarly: [join(a * factor + db), join(b * factor + da)],
    factorTwice: [
      join(scaled, product * factor),
      written(scaled, size * factor),
      ...(carry ? [join((cross + carry) * factor, product - carry * base)] : []),
    ],
    tooWide: carry ? [] : [joinAt(base * 10, product)(scaled)],
  };
};

/** Two digits by two without zeros, which leave nothing to count or to carry. */
const urdhvaSlips: Rule = (_, { operands: [a, b] }) => {
  if (!/^[1-9]{4}$/.test(`${a}${b}`)) return undefined;
  const columns = crosswiseProducts(a, b);
  const [ones, middle, tens] = columns.map(sumOf) as [number, number, number];
  const tensOf = (total: number) => Math.floor(total / 10);
  const write = (fromOnes: number, fromMiddle: number) =>
    written(tens + fromMiddle, (middle + fromOnes) % 10, ones % 10);
  return {
    countedOnce: [
      ...columns[1]!.map((product) => tens * 100 + sumOf([product]) * 10 + ones),
      written(tens, ones),
    ],
    carry: [
      write(0, 0),
      write(0, tensOf(middle)),
      write(tensOf(ones), 0),
      written(tens, middle, ones),
    ],
  };
};

const rules: Partial<Record<Method, Rule>> = {
  nikhilam: slipsAtBase(),
  yavadunam: slipsAtBase(),
  anurupyena: scaledSlips,
  urdhva: urdhvaSlips,
  ekadhikena: (numberOf) => ({
    square5: [numberOf('left'), written(numberOf('left'), 5)],
    oneMore: [written(numberOf('head') ** 2, 25)],
  }),
  antyayor: (numberOf) => ({
    padding: [written(numberOf('left'), numberOf('right'))],
    oneMore: [(numberOf('head') * numberOf('sum')) ** 2 + numberOf('right')],
  }),
  ekanyunena(numberOf) {
    const [number, right] = [numberOf('number'), numberOf('right')];
    if (number >= numberOf('nines')) return undefined;
    return {
      padding: [written(numberOf('left'), right)],
      oneMore: [number * numberOf('base') + right],
    };
  },
  eleven(_, solution) {
    const parts = partsOf(solution).map(Number);
    const hasCarry = parts.some((part) => part > 9);
    return {
      carry: hasCarry ? [written(...parts.map((part) => part % 10)), written(...parts)] : [],
    };
  },
};

function swapNeighbours(answer: number): number[] {
  const all = digits(answer);
  return all.slice(1).flatMap((digit, index) => {
    const swapped = [...all.slice(0, index), digit, all[index]!, ...all.slice(index + 2)];
    return swapped[0] === 0 ? [] : written(...swapped);
  });
}

/** The numbers that usual mistakes give; none where a mistake cannot be told from others. */
export function wrongAnswers(solution: Solution): ReadonlyMap<Slip, readonly number[]> {
  const { method, operands, values, answer } = solution;
  const slips =
    Math.min(...operands) > 9 &&
    !isShortened(solution) &&
    rules[method]?.((name) => Number(values[name]), solution);
  if (!slips) return new Map();
  // In 6009 for 600 | 09 the right part looks whole.
  const isAmbiguous = (slip: string, number: number) =>
    slip === 'padding' && `${number}`.endsWith(partsOf(solution)[1]!);
  const lists = Object.entries({ ...slips, swapped: swapNeighbours(answer) }).map(
    ([slip, list]) => {
      const wrong = list.filter(
        (number) => number >= 0 && number !== answer && !isAmbiguous(slip, number),
      );
      return [slip as Slip, [...new Set(wrong)]] as const;
    },
  );
  return new Map(lists.filter(([, list]) => list.length > 0));
}

/** Undefined for the right answer, and unless exactly one slip gives `given`. */
export function findSlip(solution: Solution, given: number): Slip | undefined {
  const found = [...wrongAnswers(solution)].filter(([, list]) => list.includes(given));
  return found.length === 1 ? found[0]![0] : undefined;
}

const slipSteps: Partial<Record<Slip, RegExp>> = {
  padding: /^(product|yavadunam\.square|antyayor\.tails|ekanyunena\.complement)/,
  carry: /combine|^urdhva.*\.carry/,
  lent: /^combine/,
  wrongWay: /^(cross|yavadunam\.move)/,
  notCrossed: /^cross/,
  oneMore: /\.(next|lessen)/,
  square5: /^ekadhikena\.combine/,
  countedOnce: /^urdhva\.crosswise/,
  factor: /^anurupyena\.scale/,
  factorEarly: /^cross/,
  factorTwice: /^anurupyena\.scale/,
  tooWide: /^product/,
};

/** Whether its answer is looked at place by place: its parts are columns, or its zeros stand apart. */
export const hasColumns = (solution: Solution) =>
  /urdhva|eleven/.test(solution.method) || isShortened(solution);

/** The half of a wrong answer that is right, of those with two. */
export function rightHalf(solution: Solution, given: number): 'left' | 'right' | undefined {
  const [left = '', right = ''] = partsOf(solution);
  const text = `${given}`;
  if (text.startsWith(left) && text.length <= left.length + right.length) return 'left';
  return text.endsWith(right) ? 'right' : undefined;
}

/** How many digits of a wrong answer are right, counted from the ones up to one that is not. */
export function rightPlaces({ answer }: Solution, given: number): number {
  const [all, own] = [digitsFromOnes(answer), digitsFromOnes(given)];
  const place = all.findIndex((digit, index) => digit !== own[index]);
  return place < 0 ? all.length : place;
}

/** The step of a place or a half that is wrong. */
function partStep(solution: Solution, given: number): number {
  const { method, steps, values } = solution;
  const last = steps.length - 1;
  if (isShortened(solution)) return last;
  if (hasColumns(solution)) {
    const place = rightPlaces(solution, given);
    // The neighbours of eleven are one step, and its carries another.
    const isCarried = method === 'eleven' && steps[last]!.key === 'eleven.combine.carry';
    return Math.min(place, isCarried ? last : method === 'eleven' ? 1 : last);
  }
  const half = rightHalf(solution, given);
  if (half === 'right' && values.carry) return last;
  const isMade =
    half === 'left'
      ? /^(product|.*(square|tails|complement)|ekadhikena.combine)/
      : /^(cross|heads|.*(move|scale|lessen))/;
  return steps.findLastIndex(({ key }) => isMade.test(key));
}

/** The place among the steps where a wrong answer went wrong. */
export function slipStep(solution: Solution, given: number): number | undefined {
  if (given === solution.answer) return undefined;
  const slip = findSlip(solution, given);
  const at = solution.steps.findIndex(({ key }) => slip && slipSteps[slip]?.test(key));
  return at < 0 ? partStep(solution, given) : at;
}

/** What fills the line of a mistake; in a crosswise sum with the values of its middle column. */
export function slipValues(solution: Solution): Values {
  const { method, values, steps } = solution;
  const middle = method === 'urdhva' && steps[1]?.values;
  return { ...values, ...middle, parts: partsOf(solution).join(' | ') };
}

export const slipKey = ({ method }: Solution, slip: Slip) =>
  slip === 'swapped' ? slip : (`${method}.${slip}` as SlipKey);

/** Fills a text on a mistake. */
export const fillSlip = (solution: Solution, text: string) => fill(text, slipValues(solution));

/** The line of a mistake; its key where there is no text for it. */
export function slipText(solution: Solution, slip: Slip, texts: SlipTexts = {}): string {
  const key = slipKey(solution, slip);
  return fillSlip(solution, texts[key] ?? key);
}

/** The line of a mistake, or of the step to look at where none can be told. */
export function causeText(
  solution: Solution,
  given: number,
  texts: SlipTexts & { readonly step: string },
  textOf: (key: StepKey) => string,
): string {
  const slip = findSlip(solution, given);
  if (slip) return slipText(solution, slip, texts);
  const { key, values } = solution.steps[slipStep(solution, given)!]!;
  return fill(fill(texts.step, { step: textOf(key) }), values);
}
