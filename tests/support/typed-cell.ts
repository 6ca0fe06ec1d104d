/** What a cell holds after a text was typed into it. `value` is what a person sees again. */
export interface TypedCell {
  kind: 'text' | 'number' | 'date' | 'time' | 'boolean' | 'formula' | 'error';
  value: string;
}

const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const monthOf = (word: string) =>
  word.length < 3 ? -1 : MONTHS.findIndex((name) => name === word || name.slice(0, 3) === word);

function dateOf(year: number, month: number, day: number): TypedCell | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const serial = (date.getTime() - SERIAL_EPOCH) / 86_400_000;
  return isReal ? { kind: 'date', value: String(serial) } : undefined;
}

const toYear = (text: string) => (text.length <= 2 ? 2000 + Number(text) : Number(text));

function readDate(text: string, isDayFirst: boolean): TypedCell | undefined {
  const words = text
    .toLowerCase()
    .replaceAll(',', ' ')
    .split(/[\s/-]+/)
    .filter(Boolean);
  const named = words.findIndex((word) => monthOf(word) >= 0);
  const others = words.filter((_, index) => index !== named);
  if (others.some((word) => !/^\d{1,4}$/.test(word)) || words.length < 2 || words.length > 3) {
    return undefined;
  }
  if (named === 2) return undefined;
  if (named >= 0) {
    const month = monthOf(words[named]!) + 1;
    const [first = '', second = '2026'] = others;
    return first.length === 4
      ? dateOf(Number(first), month, 1)
      : dateOf(toYear(second), month, Number(first));
  }
  if (!/^\d+([/-])\d+(\1\d+)?$/.test(text)) return undefined;
  const [a = '', b = '', c] = others;
  if (a.length === 4) return dateOf(Number(a), Number(b), Number(c ?? '1'));
  if (c !== undefined) {
    const [day, month] = isDayFirst ? [a, b] : [b, a];
    return (
      dateOf(toYear(c), Number(month), Number(day)) ?? dateOf(toYear(c), Number(day), Number(month))
    );
  }
  const [day, month] = isDayFirst ? [a, b] : [b, a];
  return (
    dateOf(2026, Number(month), Number(day)) ??
    (b.length !== 3 ? dateOf(toYear(b), Number(a), 1) : undefined)
  );
}

function readNumber(text: string): TypedCell | undefined {
  let rest = text;
  const isNegative = /^\(.*\)$/.test(rest);
  if (isNegative) rest = rest.slice(1, -1).trim();
  const isPercent = rest.endsWith('%');
  if (isPercent) rest = rest.slice(0, -1).trim();
  rest = rest.replace(/^[₹$]\s?/, '');
  if (!/^(\d+|\d{1,3}(,\d{2,3})*)?(\.\d*)?(e[+-]?\d+)?$/i.test(rest) || !/^\.?\d/.test(rest))
    return undefined;
  const number = (Number(rest.replaceAll(',', '')) * (isNegative ? -1 : 1)) / (isPercent ? 100 : 1);
  // A sheet keeps fifteen digits.
  return { kind: 'number', value: String(Number(number.toPrecision(15))) };
}

function readTime(text: string): TypedCell | undefined {
  const parts = /^(\d{1,4})(?::(\d{1,2}))?(?::(\d{1,2}))?\s*([ap]m)?$/i.exec(text);
  if (!parts || (parts[2] === undefined && parts[4] === undefined)) return undefined;
  if (parts[4] !== undefined && Number(parts[1]) > 12) return undefined;
  const [, hours, minutes = 0, seconds = 0, half = ''] = parts;
  const shift = half.toLowerCase() === 'pm' ? 12 : 0;
  const days =
    ((Number(hours) % (half ? 12 : Infinity)) +
      shift +
      Number(minutes) / 60 +
      Number(seconds) / 3600) /
    24;
  return { kind: 'time', value: String(days) };
}

/**
 * Reads a text as Google Sheets reads what is typed (`USER_ENTERED` in its API): a stand-in with the
 * documented forms of dates, times, numbers, percentages, money and truth values in English.
 *
 * @see https://developers.google.com/workspace/sheets/api/reference/rest/v4/ValueInputOption
 */
export function typeCell(typed: string, locale: 'en-IN' | 'en-US', format = ''): TypedCell {
  if (format === '@') return { kind: 'text', value: typed };
  if (typed.startsWith("'")) return { kind: 'text', value: typed.slice(1) };
  const text = typed.trim();
  if (/^[=+]./.test(text) && !/^\+[\d\s]+$/.test(text)) return { kind: 'formula', value: text };
  if (/^(true|false)$/i.test(text)) return { kind: 'boolean', value: text.toUpperCase() };
  if (/^#(N\/A|REF!|DIV\/0!)$/i.test(text)) return { kind: 'error', value: text };
  const [, day = '', time = ''] = /^(.*?\d)[ T]+(\d{1,2}:\d.*)$/.exec(text) ?? [];
  const isDayFirst = locale === 'en-IN';
  const both = day && readTime(time) && readDate(day, isDayFirst);
  return (
    readNumber(text.replace(/^\+/, '')) ??
    readTime(text) ??
    (both || readDate(text, isDayFirst)) ?? { kind: 'text', value: typed }
  );
}

/** Whether a person reads in the cell what was typed. */
export const isKept = ({ kind, value }: TypedCell, typed: string) =>
  value === typed && (kind === 'text' || kind === 'number');
