import { fill, plural } from '@/lib/text/format';
import { tryHash } from '@/lib/text/try-link';
import { type Division, divideShort, type SolvedDivision } from '@sutra/vedic/divide';
import { multiply } from '@sutra/vedic/multiply';
import { LARGEST } from '@sutra/vedic/read-number';
import { type Sum, type Unread } from '@sutra/vedic/read-sum';
import { causeText } from '@sutra/vedic/slips';
import { type Solved } from '@sutra/vedic/types';
import { decimalOf } from './decimal';
import { type AssistantGuide, type Link } from './guide';
import { findTopic } from './match';
import { readClaim, readQuestion } from './read-question';

export interface Reply {
  text: string;
  lines: readonly string[];
  links: readonly Link[];
  /** A division as its method draws it, with a text in place of the picture. */
  drawn?: { readonly division: Division; readonly label: string };
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

/** Decimals as people write them: 0.1 + 0.2 is 0.3. */
const rounded = (value: number) => String(Number(value.toFixed(6))).replace('-', '−');

/** A number taken from 10, 100, 1000 …: each digit from nine, and the last that is not 0 from ten. */
function ninesLines({ a, operation, b }: Sum, sum: AssistantGuide['sum']): string[] {
  if (operation !== '−' || !/^10+$/.test(`${a}`) || !Number.isInteger(b) || b < 1 || b >= a)
    return [];
  const digits = `${b}`.padStart(`${a}`.length - 1, '0').replace(/0+$/, '');
  const parts = [...digits].map((digit, at) => {
    const from = at === digits.length - 1 ? 10 : 9;
    return `${from}\u00a0−\u00a0${digit}\u00a0=\u00a0${from - Number(digit)}`;
  });
  return [fill(sum.nines, { parts: parts.join(', ') })];
}

/** The reply to a sum for which the site has no method of its own. */
function replyToSimpleSum(asked: Sum, { sum, vedic }: AssistantGuide): Reply {
  const { a, operation, b } = asked;
  const results = {
    '+': [sum.addition, a + b],
    '−': [sum.subtraction, a - b],
    '%': [sum.percentage, (a * b) / 100],
  } as const;
  const [text, answer] = results[operation as keyof typeof results];
  const isTooLarge = [a, b].some((value) => Math.abs(value) > LARGEST);
  const values = { a: rounded(a), b: rounded(b), answer: rounded(answer) };
  if (isTooLarge) return { text: vedic.refusals.tooLarge, lines: [], links: [] };
  return { text: fill(text, values), lines: ninesLines(asked, sum), links: [] };
}

/** A fraction is asked for as a decimal, too; other quotients where the message says so. */
function decimalLines({ a, operation, b }: Sum, message: string, guide: AssistantGuide): string[] {
  const asked = new RegExp(`(?<![\\p{L}\\p{M}])(?:${guide.decimalWords.join('|')})`, 'iu');
  if (operation !== '÷' || (a >= b && !asked.test(message))) return [];
  const { decimal, digits } = decimalOf(a, b);
  const { sum, words } = guide;
  const text = digits ? plural(digits, sum.repeating, words.tag) : sum.decimal;
  return [fill(text, { decimal, digits })];
}

function drawDivision(division: Division, { sum, vedic }: AssistantGuide) {
  const [a, b] = division.operands;
  return { division, label: fill(sum.drawing, { a, b, name: vedic.methods[division.method] }) };
}

function replyToSum(sum: Sum | Unread | 'algebra', message: string, guide: AssistantGuide): Reply {
  if (typeof sum === 'string') return { text: guide.sum[sum], lines: [], links: [] };
  const { a, operation, b } = sum;
  if (['+', '−', '%'].includes(operation)) return replyToSimpleSum(sum, guide);
  const solved = operation === '÷' ? divideShort(a, b) : multiply(a, b);
  if (solved.ok) {
    const { solution } = solved;
    const lines = [...decimalLines(sum, message, guide), ...linesOf(solved, guide)];
    const answer = { text: resultOf(sum, guide), lines };
    // The home page works out products only.
    if ('flag' in solution || 'places' in solution)
      return { ...answer, links: [], drawn: drawDivision(solution, guide) };
    const drawn = { label: guide.sum.link, href: guide.home + tryHash([a, b]) };
    const more = guide.methodPages.filter(({ method }) => method === solution.method);
    return { ...answer, links: [drawn, ...more.map(({ link }) => link)] };
  }
  const refusal = guide.vedic.refusals[solved.code];
  const decimals = decimalLines(sum, message, guide);
  // 1 ÷ 19 is answered by its decimal: nothing was refused.
  if (solved.code === 'dividendBelowDivisor' && decimals.length > 0)
    return { text: resultOf(sum, guide), lines: decimals, links: [] };
  const withAnswer = ['noShortDivision', 'divisionByPowerOfTen', 'dividendBelowDivisor'];
  return withAnswer.includes(solved.code)
    ? {
        text: resultOf(sum, guide),
        lines: [...decimals, refusal],
        links: [],
      }
    : { text: refusal, lines: [], links: [] };
}

/** The reply to a product with an answer: whether it is right, and where it went wrong. */
function replyToClaim(sum: Sum, given: number, message: string, guide: AssistantGuide): Reply {
  const reply = replyToSum(sum, message, guide);
  const solved = multiply(sum.a, sum.b);
  if (!solved.ok) return reply;
  const { solution } = solved;
  if (given === solution.answer) return { ...reply, text: fill(guide.sum.right, { given }) };
  const { slips, steps } = guide.vedic;
  const cause = causeText(solution, given, slips, (key) => steps[key]);
  const text = fill(guide.sum.wrong, { given, result: reply.text });
  return { ...reply, text, lines: [cause, ...reply.lines] };
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

function batchAnswer({ nextBatches: { label, batches } }: AssistantGuide, now: Date) {
  const next = batches.filter(({ until }) => now.getTime() < until);
  return next.length > 0 ? `${label}: ${next.map(({ answer }) => answer).join(' ')}` : undefined;
}

function answerTo(message: string, guide: AssistantGuide, now: Date): Reply {
  const claim = readClaim(message, guide.claimWords, guide.sumWords);
  if (claim) return replyToClaim(claim.sum, claim.given, message, guide);
  const sum = readQuestion(message, guide.sumWords);
  if (sum) return replyToSum(sum, message, guide);
  const found = findAnswer(message, guide);
  const { links } = found;
  const isAboutBatch = 'id' in found && found.id === 'next-batch';
  const batch = isAboutBatch ? batchAnswer(guide, now) : undefined;
  const text = batch ?? found.answer;
  return { text, lines: [], links: links.map((link) => carry(message, link)) };
}

export function replyTo(message: string, guide: AssistantGuide, now = new Date()): Reply {
  const { links, ...answer } = answerTo(message, guide, now);
  const offers = guide.offers.filter(({ script }) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test(message),
  );
  return { ...answer, links: [...links, ...offers.map(({ link }) => link)] };
}
