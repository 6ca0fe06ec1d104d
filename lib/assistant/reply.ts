import { fill } from '@/lib/text/format';
import { tryHash } from '@/lib/learn/try-link';
import { divide, type SolvedDivision } from '@/lib/vedic/divide';
import { multiply } from '@/lib/vedic/multiply';
import { readSum, type Sum } from '@/lib/vedic/read-sum';
import { type Solved } from '@/lib/vedic/types';
import { type AssistantGuide, type Link } from './guide';
import { findTopic } from './match';

export interface Reply {
  text: string;
  lines: readonly string[];
  links: readonly Link[];
}

function resultOf({ a, operation, b }: Sum, { sum }: AssistantGuide): string {
  if (operation === '×') return fill(sum.product, { a, b, answer: a * b });
  if (operation === '²') return fill(sum.square, { a, answer: a * a });
  const remainder = a % b;
  const text = remainder === 0 ? sum.wholeDivision : sum.division;
  return fill(text, { a, b, answer: Math.floor(a / b), remainder });
}

function linesOf(
  { solution, reason }: Solved | SolvedDivision,
  { sum, vedic }: AssistantGuide,
): string[] {
  const name = vedic.methods[solution.method];
  const method = fill(sum.method, { name, reason: vedic.reasons[reason] });
  return [
    fill(method, solution.values),
    ...solution.steps.map(({ key, values }) => fill(vedic.steps[key], values)),
  ];
}

function replyToSum(sum: Sum, guide: AssistantGuide): Reply {
  const { a, operation, b } = sum;
  const isDivision = operation === '÷';
  const solved = isDivision ? divide(a, b) : multiply(a, b);
  if (solved.ok) {
    // The home page works out products only.
    const drawn = { label: guide.sum.link, href: guide.home + tryHash([a, b]) };
    const { method } = solved.solution;
    const more = guide.methodPages.filter((page) => page.method === method);
    const links = isDivision ? [] : [drawn, ...more.map(({ link }) => link)];
    return { text: resultOf(sum, guide), lines: linesOf(solved, guide), links };
  }
  const refusal = guide.vedic.refusals[solved.code];
  const hasAnswer = solved.code === 'noShortDivision' || solved.code === 'dividendBelowDivisor';
  return hasAnswer
    ? { text: resultOf(sum, guide), lines: [refusal], links: [] }
    : { text: refusal, lines: [], links: [] };
}

/** A chat with the teacher begins with the question. */
const carry = (question: string, link: Link): Link => ({
  ...link,
  href: link.href.replace(encodeURIComponent('{question}'), encodeURIComponent(question)),
});

export function findAnswer(message: string, guide: AssistantGuide) {
  const { otherSubjects, topics, vocabulary, fallback } = guide;
  const isElsewhere = findTopic(message, [{ keywords: otherSubjects }]);
  return (!isElsewhere && findTopic(message, topics, vocabulary)) || fallback;
}

function answerTo(message: string, guide: AssistantGuide, now: Date): Reply {
  const sum = readSum(message, guide.sumWords);
  if (sum) return replyToSum(sum, guide);
  const found = findAnswer(message, guide);
  const { links } = found;
  const batch = 'id' in found && found.id === 'next-batch' ? guide.nextBatch : null;
  const { answer } = batch && now.getTime() < batch.until ? batch : found;
  return { text: answer, lines: [], links: links.map((link) => carry(message, link)) };
}

export function replyTo(message: string, guide: AssistantGuide, now = new Date()): Reply {
  const { links, ...answer } = answerTo(message, guide, now);
  const offers = guide.offers.filter(({ script }) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test(message),
  );
  return { ...answer, links: [...links, ...offers.map(({ link }) => link)] };
}
