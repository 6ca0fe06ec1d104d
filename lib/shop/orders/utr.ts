import { plainLine } from '@/lib/text/clean';
import { DAY, HOUR } from '@/lib/time';

const LENGTH = 12;
const MOST_READ = 500;
const MOST_KEPT = 35;

const toLine = (typed: string) => plainLine(typed.slice(0, MOST_READ)).toUpperCase();

/** O, I and L are digits that look like them. A name runs into its number where a line break is lost. */
const GROUP =
  /(?<![A-Z\d])(?:[A-Z]*(?:UTR|RRN|REF|NO|ID|UPI))?(\d{12}(?![\d@])|[OIL]*\d[\dOIL]*(?![A-Z\d@]))/g;

const toDigits = (group: string) => group.replaceAll('O', '0').replace(/[IL]/g, '1');

/** Pasted once more. */
const TWICE = /^(\d{12})\1$/;

/** What may stand between the groups of one number: no slash. */
const JOINT = /^(?: {1,2}|\n| ?[-.,] ?)$/;

/** The lengths of groups in which people write twelve digits. */
const EVEN = /^(\d+)(?: \1)*$|^4 8$|^8 4$/;

const DATE = /^(?:\d{1,2}\D+\d{1,2}\D+|\d{4})20\d\d(?!\d)/;
const PHONE = /^91[6-9]/;
/** Right before a number. */
const AMOUNT = /(?:₹|\bRS\.?|\bINR) ?$/;
const ACCOUNT = /(?:\bA\/?C|\bACC(?:OUN)?T|खाता|खाते)[^A-Z]*(?:NO|NUMBER)?[^A-Z]*$/;
const NAME = /(?<![A-Z])(?:UTR|RRN|REF|UPI|TXN|TRANS|IMPS)|यूटीआर|यूपीआई|रेफ|संदर्भ|ट्रांज|ट्रांस|लेन-?देन/;

/** Of a transfer between banks. */
const BANKS_OWN = /(?<![A-Z\d])[A-Z]{4}[A-Z\d]\d{11}(?:\d{6})?(?![A-Z\d])/g;

/** PhonePe's own, or what stands behind a name: of an app, or of a payment from abroad. */
const OTHER_ID =
  /\bT\d{22}\b|(?<=\b(?:UTR|RRN|TXN|TRANSACTION|REF|REFERENCE|PAYMENT)\W{0,2}(?:ID|NO|NUMBER)?\W{1,3})(?=[A-Z]*\d)[A-Z\d]{10,35}\b/;

const isRecent = (utr: string, now: number) => now - (dayOfUtr(utr, now) ?? -Infinity) < 60 * DAY;

/** What stands before a number, up to the number before that. */
const textBefore = (line: string, at: number) =>
  /\D*$/.exec(line.slice(Math.max(0, at - 40), at))![0];

function findUtrs(line: string, now: number) {
  const groups = [...line.matchAll(GROUP)].flatMap((match) => {
    const end = match.index + match[0].length;
    const at = end - match[1]!.length;
    const isAmount = AMOUNT.test(textBefore(line, at));
    return isAmount ? [] : { digits: toDigits(match[1]!).replace(TWICE, '$1'), at, end };
  });
  const jointBefore = (n: number) => {
    const joint = n > 0 && n < groups.length && line.slice(groups[n - 1]!.end, groups[n]!.at);
    return joint !== false && JOINT.test(joint) ? joint.trim() : undefined;
  };
  return groups.flatMap(({ at }, first) => {
    let utr = '';
    let last = first;
    const joints = new Set<string | undefined>();
    for (; utr.length < LENGTH && last < groups.length; last++) {
      if (last > first) joints.add(jointBefore(last));
      utr += groups[last]!.digits;
    }
    if (utr.length !== LENGTH || joints.has(undefined)) return [];
    const used = groups.slice(first, last);
    const before = textBefore(line, at);
    const isNow = isRecent(utr, now);
    // Of a longer number, such as that of a card.
    const isPart = [first, last].some(
      (n) =>
        joints.has(jointBefore(n)) && groups[n - 1]!.digits.length === groups[n]!.digits.length,
    );
    const lengths = used.map(({ digits }) => digits.length).join(' ');
    const isEven = joints.size < 2 && EVEN.test(lengths) && !isPart;
    const isOther = DATE.test(line.slice(at, used.at(-1)!.end)) || ACCOUNT.test(before);
    if (isOther || !(isNow || (isEven && !PHONE.test(utr)))) return [];
    return [{ utr, score: (NAME.test(before) ? 2 : 0) + (isNow ? 1 : 0) }];
  });
}

/**
 * The UTR in a text such as a bank's message: the one behind its name, or else the one whose day is near.
 * Digits are joined where they stand in groups, and never over a date, an amount or a slash.
 */
export function findUtr(typed: string, now = Date.now()): string | undefined {
  const line = toLine(typed);
  const banksOwn = [...line.matchAll(BANKS_OWN)].map(({ 0: utr, index }) => ({
    utr,
    score: NAME.test(textBefore(line, index)) ? 2 : 0,
  }));
  const found = [...findUtrs(line, now), ...banksOwn];
  return found.sort((one, other) => other.score - one.score)[0]?.utr;
}

/** What is kept of what a buyer types: the UTR in it, or else another id, or else its letters and digits. */
export function readUtr(typed: unknown, now = Date.now()): string | null {
  if (typeof typed !== 'string') return null;
  const line = toLine(typed);
  const plain = line.replace(/[^A-Z\d]/g, '').slice(0, MOST_KEPT);
  return findUtr(typed, now) ?? OTHER_ID.exec(line)?.[0] ?? (plain || null);
}

export const isUtr = (text: string) => /^\d{12}$/.test(text);

/**
 * The day of a payment by its UTR, as milliseconds since the epoch: NPCI's numbers begin with the last
 * digit of the year and the day of that year. Undefined where that gives no day of the last ten years.
 */
export function dayOfUtr(utr: string, now: number): number | undefined {
  if (!isUtr(utr)) return undefined;
  const dayOfYear = Number(utr.slice(1, 4));
  const thisYear = new Date(now).getUTCFullYear();
  const years = Array.from({ length: 10 }, (_, ago) => thisYear - ago);
  const year = years.find((each) => each % 10 === Number(utr[0]))!;
  const day = Date.UTC(year, 0, dayOfYear) - 5.5 * HOUR;
  const isInYear =
    dayOfYear >= 1 && new Date(Date.UTC(year, 0, dayOfYear)).getUTCFullYear() === year;
  return isInYear && day <= now + DAY ? day : undefined;
}
