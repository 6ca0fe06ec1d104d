import { latinDigits } from './read-number';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const HINDI_DAYS = ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'];
const NAME = DAYS.join('|');
const LONG_NAME = new RegExp(
  `\\b(${NAME})(?:s?days?|sdays?|nesdays?|rsdays?|urdays?|s|rs|ur|nes)?\\b\\.?`,
  'g',
);
const LETTER = String.raw`[\p{L}\p{M}]`;
const AND = `(?<!${LETTER})(?:and|aur|और|व|तथा|एवं|evam)(?!${LETTER})`;
const SPAN_OF_DAYS = `(?:${NAME})(?:-(?:${NAME}))?`;
const LIST_OF_DAYS = `${SPAN_OF_DAYS}(?:(?:[\\s,/&+]|${AND})+${SPAN_OF_DAYS})*`;

const HALVES = 'सुबह|दोपहर|शाम|रात|subah|dopahar|sha?am|raat|morning|afternoon|evening|night';
const halfOf = (word: string) => (/^(सुबह|subah|morning)$/.test(word) ? 'am' : 'pm');
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?`;
const TIME = `${CLOCK}(?: ?(?:am|pm))?`;
const BETWEEN = ' ?(?:-|to|till|until|से) ?';

/** In this order; each makes a text more like the one that the facts have. */
const PLAIN: [typed: RegExp, plain: string | ((part: string, ...groups: string[]) => string)][] = [
  [/[–—−]/g, '-'],
  [/\b(through|thru)\b/g, 'to'],
  [/\b(indian time|ist|o['’]?clock)\b|(?<=\d) ?(hrs|hours)\b/g, ' '],
  [/\b([ap])\.?\s?m\b\.?/g, '$1m'],
  [/\b(12 ?)?noon\b/g, '12 pm'],
  [/(?<![\p{L}\p{M}])(बजे|baje|तक|को)(?![\p{L}\p{M}])/gu, ' '],
  [/\b(in the|at) (?=morning|afternoon|evening|night)/g, ''],
  [new RegExp(`(${HALVES})\\s*(${CLOCK})`, 'g'), (_, half, time) => `${time} ${halfOf(half!)}`],
  // `5-7 shaam`, `5 baje shaam`
  [new RegExp(`(${CLOCK})\\s*(${HALVES})`, 'g'), (_, time, half) => `${time} ${halfOf(half!)}`],
  [/\bweekdays?\b/g, 'mon-fri'],
  [/\bweekends?\b/g, 'sat-sun'],
  [
    /\b(every ?day|daily|all (7 )?days|7 days( a week)?|roz)\b|रोज़ाना|रोज़|रोज|(हर|सभी) दिन/g,
    'mon-sun',
  ],
  [/(?<![\p{L}\p{M}])(every|हर) (?=(mon|tue|wed|thu|fri|sat|sun))/gu, ''],
  [LONG_NAME, '$1'],
  [new RegExp(`(?<=${NAME})\\s*(?:-|to|till|से)\\s*(?=(?:${NAME})(?!${LETTER}))`, 'gu'), '-'],
  [/(?:mon-sun )?(?:except|but not) sun|sun (?:छोड़कर|को छोड़कर)(?: mon-sun)?/g, 'mon-sat'],
  [/\b(is )?(closed|off|holiday)\b|बंद|छुट्टी/g, 'closed'],
  [new RegExp(`closed (?:on )?(${LIST_OF_DAYS})(?=\\s*(?:[,;)]|$))`, 'gu'), '; $1 closed'],
];

const toPlain = (typed: string) =>
  PLAIN.reduce<string>(
    (text, [from, to]) =>
      typeof to === 'string' ? text.replace(from, to) : text.replace(from, to),
    HINDI_DAYS.reduce(
      (text, day, index) => text.replaceAll(new RegExp(`${day}(वार)?`, 'g'), DAYS[index]!),
      latinDigits(typed).toLowerCase().replaceAll('इतवार', 'रवि'),
    ),
  )
    .replace(/ {2,}/g, ' ')
    .trim();

function readTime(text: string, half?: string): string | undefined {
  const [, hours = '', minutes = '00', own = half] =
    /^(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?$/.exec(text.trim()) ?? [];
  if (!hours) return undefined;
  if (!own && !text.includes(':')) return undefined;
  if (own && Number(hours) > 12) return undefined;
  const hour = own ? (Number(hours) % 12) + (own === 'pm' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

const halves = (text: string) => ['am', 'pm'].flatMap((half) => readTime(text, half) ?? []);

/** Both times of `5 pm - 6 pm`, `5-6 pm`, `5:30 to 7 pm`, `5 pm - 6`, `17:00 to 18:00`. */
function readRange(text: string): string | undefined {
  const parts = text.split(new RegExp(BETWEEN));
  if (parts.length !== 2) return undefined;
  const [first, last] = parts as [string, string];
  const hasHalf = (part: string) => /am|pm/.test(part);
  if (hasHalf(first) === hasHalf(last)) {
    const [opens, closes] = [readTime(first), readTime(last)];
    return opens && closes ? `${opens}-${closes}` : undefined;
  }
  if (hasHalf(first)) {
    // In `11 am - 1` the second is the first such time after it.
    const opens = readTime(first)!;
    const closes = halves(last).find((time) => time > opens) ?? readTime(last);
    return closes ? `${opens}-${closes}` : undefined;
  }
  // `10-2 pm` begins before noon, `5:30-7 pm` after it.
  const closes = readTime(last)!;
  const opens = halves(first).findLast((time) => time < closes) ?? readTime(first);
  return opens ? `${opens}-${closes}` : undefined;
}

interface Token {
  kind: 'days' | 'hours' | 'closed';
  text: string;
}

const TOKENS = new RegExp(
  `(?<days>${LIST_OF_DAYS})(?!${LETTER})|(?<hours>${TIME}${BETWEEN}${TIME})(?![\\d:])|(?<closed>closed)|(?:[\\s,;:|()&/-]|${AND}|\\b(?:from|at|open|on|only)\\b)+`,
  'uy',
);

/** @returns undefined where a text says something else too. */
function tokensOf(plain: string): Token[] | undefined {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKENS);
  while (pattern.lastIndex < plain.length) {
    const { groups } = pattern.exec(plain) ?? {};
    if (!groups) return undefined;
    const [kind, text] = Object.entries(groups).find(([, part]) => part !== undefined) ?? [];
    if (kind && text) tokens.push({ kind: kind as Token['kind'], text });
  }
  return tokens;
}

const spansOf = (days: string, hours: string) =>
  days.match(new RegExp(SPAN_OF_DAYS, 'g'))!.map((span) => `${span} ${hours}`);

/** Days stand before their hours, or all of them after: `5-6 pm Mon Wed`. */
function readTokens(tokens: readonly Token[]): string[] | undefined {
  const isClosed = (index: number) => tokens[index + 1]?.kind === 'closed';
  const open = tokens.filter(({ kind }, index) => kind !== 'closed' && !isClosed(index));
  const order = open.map(({ kind }) => kind[0]).join('');
  const isAfter = /^(hd)+$/.test(order);
  if (!isAfter && !/^(dh)*$/.test(order)) return undefined;
  const spans: string[] = [];
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind === 'closed' && tokens[index - 1]?.kind !== 'days') return undefined;
    if (kind !== 'days') continue;
    if (isClosed(index)) spans.push(...spansOf(text, 'closed'));
    else {
      const hours = readRange(tokens[index + (isAfter ? -1 : 1)]!.text);
      if (!hours) return undefined;
      spans.push(...spansOf(text, hours));
    }
  }
  return spans;
}

const toTitle = (span: string) =>
  span.replace(/[a-z]{3}(?=[- ])/g, (day) => day[0]!.toUpperCase() + day.slice(1));

/**
 * Writes `Monday to Friday 9 am - 5 pm; Sunday closed` as the facts have it. What is not understood
 * stays as it was typed.
 */
export function readTimes(typed: string): string {
  const tokens = tokensOf(toPlain(typed));
  const spans = tokens && readTokens(tokens);
  return spans?.length ? spans.map(toTitle).join(', ') : typed;
}

/** What is missing in a text that has no times to read; undefined where it is something else. */
export function timesRefusal(typed: string): string | undefined {
  const tokens = tokensOf(toPlain(typed)) ?? [];
  const hours = tokens.filter(({ kind }) => kind === 'hours');
  if (hours.length === 0) return undefined;
  if (!tokens.some(({ kind }) => kind === 'days')) {
    return 'On which days? Write them before the hours.';
  }
  const isOpen = hours.some(({ text }) => !/am|pm/.test(text) && !/\b(0\d|1[3-9]|2\d):/.test(text));
  return isOpen ? 'Is that before noon or after it? Write am or pm, such as 5-7 pm.' : undefined;
}

/** Hours in the early morning, which may be those of the evening. */
export function doubtTimes(times: string, typed: string): string | undefined {
  const hasHalf = /am|pm/.test(toPlain(typed));
  const isShort = !hasHalf && /(?<!\d)[1-9]:\d\d/.test(latinDigits(typed));
  const early = times.match(/\d\d:\d\d-\d\d:\d\d/g)?.find((hours) => {
    return hours < '06:00' || (isShort && hours < '10:00');
  });
  return early && `Is ${early} meant, in the morning?`;
}
