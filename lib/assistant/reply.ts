import { fill } from '@/lib/format';
import { readSum, type Sum } from '@/lib/vedic/read';
import { solve, type Solved } from '@/lib/vedic/solve';
import { type Refusal } from '@/lib/vedic/types';
import { fillValues, wordsOf } from '@/lib/vedic/words';
import { type AssistantGuide, type Link } from './guide';
import { findTopic } from './match';

export interface Reply {
  text: string;
  /** The steps of a sum, one line each. */
  lines: readonly string[];
  links: readonly Link[];
}

function resultOf({ a, operation, b = a }: Sum, { sum }: AssistantGuide): string {
  if (operation === '×') return fill(sum.product, { a, b, answer: a * b });
  if (operation === '²') return fill(sum.square, { a, answer: a * a });
  const remainder = a % b;
  const text = remainder === 0 ? sum.wholeDivision : sum.division;
  return fill(text, { a, b, answer: Math.floor(a / b), remainder });
}

function worked({ chosen, reason }: Solved, { sum, vedic }: AssistantGuide): string[] {
  const why = fillValues(vedic.reasons[reason], chosen.steps[0]?.values ?? {});
  const steps = chosen.steps.map((step) => {
    const { title, working } = wordsOf(step, vedic.steps);
    return fill(sum.step, { title, working });
  });
  return [fill(sum.method, { name: vedic.methods[chosen.method].name, reason: why }), ...steps];
}

/** Where the home page works a product out; it draws no divisions. */
function drawn({ a, operation, b = a }: Sum, { sum }: AssistantGuide): Link[] {
  const { label, to } = sum.link;
  return operation === '÷' ? [] : [{ label, href: fill(to, { a, b }) }];
}

/** Divisions without a short method still have an answer; other refusals have none. */
const hasAnswer = ({ code }: Refusal) =>
  code === 'noShortDivision' || code === 'dividendBelowDivisor';

function replyToSum(asked: Sum, guide: AssistantGuide): Reply {
  const solved = solve(asked.a, asked.operation, asked.b);
  if (solved.ok) {
    const links = drawn(asked, guide);
    return { text: resultOf(asked, guide), lines: worked(solved, guide), links };
  }
  const refusal = guide.vedic.refusals[solved.code];
  return hasAnswer(solved)
    ? { text: resultOf(asked, guide), lines: [refusal], links: [] }
    : { text: refusal, lines: [], links: [] };
}

/**
 * What the assistant answers. A sum is worked out, whatever else stands in the message; else the
 * first topic with a word of it answers, else the fallback.
 */
export function replyTo(message: string, guide: AssistantGuide): Reply {
  const sum = readSum(message, guide.vedic.sumWords);
  if (sum) return replyToSum(sum, guide);
  const { answer, links } = findTopic(message, guide.topics) ?? guide.fallback;
  return { text: answer, lines: [], links };
}
