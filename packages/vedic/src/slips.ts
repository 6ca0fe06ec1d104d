import { digits, digitsFromOnes } from './digits.ts';
import { fill } from './notation.ts';
import { partsOf } from './parts.ts';
import { slipRules, written } from './slip-rules.ts';
import { type Solution, type StepKey, type Values } from './types.ts';
import { isShortened } from './zeros.ts';

/**
 * `nines`: a difference by a wrong rule. `summed`: added for multiplied. `oneMore`: the step "one more" or
 * "one less" of a sutra was left out, `next`: done wrong. `factor`: of a working base, as 5 of 500, left out or
 * wrong; `factorEarly`: before going crosswise; `factorTwice`: also on the right; `half`: of 1000 dropped.
 */
export type Slip =
  | 'padding'
  | 'carry'
  | 'carryPlace'
  | 'carryMore'
  | 'lent'
  | 'wrongWay'
  | 'moved'
  | 'nines'
  | 'summed'
  | 'multiplied'
  | 'takenAway'
  | 'notCrossed'
  | 'exchanged'
  | 'next'
  | 'oneMore'
  | 'square5'
  | 'habit'
  | 'ownDigits'
  | 'countedOnce'
  | 'countedTwice'
  | 'unshifted'
  | 'factor'
  | 'factorEarly'
  | 'factorTwice'
  | 'half'
  | 'tooWide'
  | 'swapped';

/** The text of a slip: one for each method that knows it. */
export type SlipKey =
  | `nikhilam.${'padding' | 'carry' | 'lent' | 'wrongWay' | 'notCrossed' | 'nines' | 'summed'}`
  | `yavadunam.${'padding' | 'carry' | 'wrongWay' | 'moved' | 'nines' | 'summed'}`
  | `anurupyena.${'padding' | 'carry' | 'lent' | 'wrongWay' | 'notCrossed' | 'summed'}`
  | `anurupyena.${'factor' | 'factorEarly' | 'factorTwice' | 'half' | 'tooWide'}`
  | `${'ekadhikena' | 'antyayor'}.${'next' | 'summed'}`
  | `${'ekadhikena' | 'antyayor' | 'ekanyunena'}.oneMore`
  | `${'antyayor' | 'ekanyunena'}.padding`
  | `ekanyunena.${'next' | 'nines' | 'exchanged'}`
  | 'ekadhikena.square5'
  | 'antyayor.habit'
  | `eleven.${'carry' | 'carryPlace' | 'carryMore' | 'takenAway' | 'multiplied'}`
  | `urdhva.${'carry' | 'carryPlace' | 'takenAway' | 'ownDigits' | 'unshifted'}`
  | `urdhva.${'countedOnce' | 'countedTwice'}`
  | 'swapped';

type SlipTexts = Readonly<Partial<Record<SlipKey, string>>>;

function swapNeighbours(answer: number): number[] {
  const all = digits(answer);
  return all.slice(1).flatMap((digit, index) => {
    const swapped = [...all.slice(0, index), digit, all[index]!, ...all.slice(index + 2)];
    return swapped[0] === 0 ? [] : written(...swapped);
  });
}

/** Mistakes that are made less often than others that give the same number. */
const rare = /^(carryPlace|carryMore|takenAway|multiplied|ownDigits|countedTwice|unshifted|habit)$/;

/** The numbers that usual mistakes give; none where a mistake cannot be told from others. */
export function wrongAnswers(solution: Solution): ReadonlyMap<Slip, readonly number[]> {
  const { method, operands, values, answer } = solution;
  const slips =
    Math.min(...operands) > 9 &&
    !isShortened(solution) &&
    slipRules[method]?.((name) => Number(values[name]), solution);
  if (!slips) return new Map();
  // In 6009 for 600 | 09 the right part looks whole.
  const isAmbiguous = (slip: string, number: number) =>
    slip === 'padding' && `${number}`.endsWith(partsOf(solution)[1]!);
  const common = Object.entries(slips).flatMap(([slip, list]) => (rare.test(slip) ? [] : list));
  const lists = Object.entries({ ...slips, swapped: swapNeighbours(answer) }).map(
    ([slip, list]) => {
      const wrong = list.filter(
        (number) =>
          number >= 0 &&
          number !== answer &&
          !isAmbiguous(slip, number) &&
          !(rare.test(slip) && common.includes(number)),
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
  carryPlace: /combine|^urdhva\.crosswise/,
  carryMore: /combine/,
  lent: /^combine/,
  wrongWay: /^(cross|yavadunam\.move)/,
  moved: /move/,
  nines: /difference|complement/,
  summed: /^product|square|tails|^ekadhikena\.combine/,
  multiplied: /neighbours/,
  takenAway: /neighbours|^urdhva\.crosswise/,
  notCrossed: /^cross/,
  exchanged: /combine/,
  next: /\.(next|lessen)/,
  oneMore: /\.(next|lessen)/,
  square5: /^ekadhikena\.combine/,
  habit: /tails/,
  ownDigits: /^urdhva\.crosswise/,
  countedOnce: /^urdhva\.crosswise/,
  countedTwice: /^urdhva\.crosswise/,
  factor: /^anurupyena\.scale/,
  factorEarly: /^cross/,
  factorTwice: /^anurupyena\.scale/,
  half: /^anurupyena\.scale/,
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
