import { latinDigits } from './read-number';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY =
  /\b(mon|tue|wed|thu|fri|sat|sun)(?:s?days?|sdays?|nesdays?|rsdays?|urdays?|s|rs|ur|nes)?\b\.?/g;
const HINDI_DAYS = ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'];
const TIME = /^(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?$/;

const MORNING = /^(सुबह|subah|morning)$/;
const HALVES = 'सुबह|दोपहर|शाम|रात|subah|dopahar|sha?am|raat|morning|afternoon|evening';
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?`;
const HALF = new RegExp(`(${HALVES})\\s*(${CLOCK})`, 'g');
/** `5-7 shaam`, `5 baje shaam` */
const HALF_AFTER = new RegExp(`(${CLOCK})\\s*(${HALVES})`, 'g');

const halfOf = (word: string) => (MORNING.test(word) ? 'am' : 'pm');

function readTime(text: string, half?: string): string | undefined {
  const [, hours = '', minutes = '00', own = half] = TIME.exec(text.trim()) ?? [];
  if (!hours) return undefined;
  const isPadded = text.trim().includes(':');
  if (!own && !isPadded) return undefined;
  if (own && Number(hours) > 12) return undefined;
  const hour = own ? (Number(hours) % 12) + (own === 'pm' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** The first such time after another: in `11 am - 1` it is after noon. */
const nextTime = (text: string, after = '') =>
  ['am', 'pm'].flatMap((half) => readTime(text, half) ?? []).find((time) => time > after);

/** Both times of `5 pm - 6 pm`, `5-6 pm`, `5 pm - 6`, `17:00 to 18:00`. */
function readRange(text: string): string | undefined {
  const parts = text.split(/\s*(?:-|to|till|until|से)\s*/);
  if (parts.length !== 2) return undefined;
  const half = /(am|pm)/.exec(parts[1]!)?.[1];
  const own = readTime(parts[0]!);
  const isOpen = !half && /am|pm/.test(parts[0]!);
  const closes = (isOpen && nextTime(parts[1]!, own)) || readTime(parts[1]!);
  // 10-2 pm begins before noon.
  const opens =
    own ??
    ['pm', 'am']
      .flatMap((name) => (half ? (readTime(parts[0]!, name) ?? []) : []))
      .find((time) => closes !== undefined && time < closes);
  return opens && closes ? `${opens}-${closes}` : undefined;
}

/** The days of a span as the facts write them: `mon-fri`, and each alone where they are a list. */
function readDays(text: string): string[] | undefined {
  if (/^(every ?day|daily|all days|रोज़|रोज़ाना|रोज|हर दिन|roz)$/.test(text)) return ['mon-sun'];
  const [first, last, ...more] = text.split(/\s*(?:-|to|till|से)\s*/);
  if (first && last && more.length === 0 && [first, last].every((day) => DAYS.includes(day))) {
    return [`${first}-${last}`];
  }
  const list = text.split(/\s*(?:\/|&|\+|,|\band\b|और)\s*|\s+/).filter(Boolean);
  return list.length > 0 && list.every((day) => DAYS.includes(day)) ? list : undefined;
}

function readSpan(text: string): string[] | undefined {
  const isClosed = /\s*:?\s*(is )?(closed|off|holiday|बंद|छुट्टी)$/;
  const start = text.search(/\d/);
  const days = readDays(
    (isClosed.test(text) ? text.replace(isClosed, '') : text.slice(0, start))
      .replace(/\s*[:,]\s*$|\s+(from|at)\s*$/, '')
      .trim(),
  );
  if (!days) return undefined;
  if (isClosed.test(text)) return days.map((day) => `${day} closed`);
  const range = start < 0 ? undefined : readRange(text.slice(start));
  return range ? days.map((day) => `${day} ${range}`) : undefined;
}

const toTitle = (span: string) =>
  span.replace(/[a-z]{3}(?=[- ])/g, (day) => day[0]!.toUpperCase() + day.slice(1));

/**
 * Writes `Monday to Friday 9 am - 5 pm; Sunday closed` as the facts have it. What is not understood
 * stays as it was typed.
 */
export function readTimes(typed: string): string {
  const plain = HINDI_DAYS.reduce(
    (text, day, index) => text.replaceAll(new RegExp(`${day}(वार)?`, 'g'), DAYS[index]!),
    latinDigits(typed).toLowerCase(),
  )
    .replace(/[–—]/g, '-')
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/(?<![\p{L}\p{M}])(बजे|baje|तक|को)(?![\p{L}\p{M}])/gu, ' ')
    .replace(HALF, (_, half: string, time: string) => `${time} ${halfOf(half)}`)
    .replace(HALF_AFTER, (_, time: string, half: string) => `${time} ${halfOf(half)}`)
    .replace(/(?<![\p{L}\p{M}])(every|हर) (?=(mon|tue|wed|thu|fri|sat|sun))/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(DAY, '$1');
  // A comma between two days is not the end of a span.
  const spans = plain.split(/\s*[;\n]\s*|\s*,\s*(?=[a-z])|(?<=\d|m)\s+(?:and|&|और)\s+(?=[a-z])/);
  const joined: string[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    if (before !== undefined && !/\d|closed|off|holiday|बंद|छुट्टी/.test(before)) {
      joined[joined.length - 1] = `${before} ${span}`;
    } else joined.push(span);
  }
  const read = joined.map((span) => readSpan(span.trim()));
  return read.includes(undefined)
    ? typed
    : read
        .flat()
        .map((span) => toTitle(span!))
        .join(', ');
}
