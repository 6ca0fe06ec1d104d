/** What a spreadsheet may skip before it looks for a formula, and the first character after it. */
const START = /^([\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*)(.?)/su;
const SKIPPED = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800"]/u;

const TAB_OR_RETURN = /[\t-\r\u0085\u2028\u2029]/;
const SEPARATOR = /[;|\t-\r\u0085\u2028\u2029]/;

const TRIGGER = /^[=+\-@|%\u2010-\u2015\u2212]/;

// Decomposed, ＝ ﹦ ⁼ and ≠ all begin with a plain "=".
const isTrigger = (char: string) => TRIGGER.test(char.normalize('NFKD'));

/**
 * Puts a `'`, which spreadsheets hide, before text that they would run as a formula.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function neutraliseCell(value: string): string {
  const [, skipped = '', first = ''] = START.exec(value)!;
  return isTrigger(first) || TAB_OR_RETURN.test(skipped) ? `'${value}` : value;
}

/**
 * Neutralises formulas for a CSV file. Some programs split cells at `;`, `|`, tabs or line breaks even
 * inside quotes, so a formula may begin after any of them.
 */
export function neutraliseForCsv(value: string): string {
  let text = '';
  let isStart = true;
  for (const char of neutraliseCell(value)) {
    text += isStart && isTrigger(char) ? `'${char}` : char;
    isStart = SEPARATOR.test(char) || (isStart && SKIPPED.test(char));
  }
  return text;
}

/**
 * What Google Sheets makes of a text that is written as if a person had typed it, in English for India
 * and for the United States: https://support.google.com/docs/answer/56470. Where its rules for a
 * form are not known, the form counts as one that it changes: a hidden quote does less harm.
 */
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/i;
const DAY_OR_YEAR = /^\d{1,4}(?:st|nd|rd|th)?$/i;
const TIME =
  '(?:\\d{1,4}:\\d{1,2}(?::\\d{1,2}(?:\\.\\d+)?)?(?:\\s*[ap]\\.?m\\.?)?|\\d{1,2}\\s*[ap]\\.?m\\.?)';
const TIME_ALONE = new RegExp(`^${TIME}$`, 'i');
const TIME_AFTER = new RegExp(`[\\s,t]+${TIME}$`, 'i');

const SHORT_DATE = /^(\d{1,4})\s*[/-]\s*(\d{1,4})$/;
const DATE = /^(\d{1,4})\s*([/.-])\s*(\d{1,2})\s*\2\s*(\d{1,4})$/;
const FRACTION = /^\d+\s+\d+\/\d+$/;

const MONEY = '(?:[₹$€£¥]|rs\\.?|inr|usd)?';
const NUMBER = new RegExp(
  `^\\(?\\s*${MONEY}\\s*(?=[.,]*\\d)[\\d,]*\\.?\\d*(?:e[+-]?\\d+)?\\s*${MONEY}\\s*%?\\s*\\)?$`,
  'i',
);
/** A number of at most 15 digits that is shown as it was typed. */
const PLAIN_NUMBER = /^(?!.{17})(?!\d{16})(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

const CONSTANT = /^(?:true|false|#(?:n\/a|ref!|value!|name\?|div\/0!|num!|null!|error!))$/i;

const isMonth = (text: string) => Number(text) >= 1 && Number(text) <= 12;
const isDay = (text: string) => Number(text) >= 1 && Number(text) <= 31;

/** A month with a day, a year or both, in any order. */
function isNamedDate(text: string): boolean {
  const spaced = text.replace(/([a-z])(?=\d)|(\d)(?=[a-z]{3})/gi, '$1$2 ');
  const words = spaced.split(/[\s,/.-]+/).filter((word) => word !== '' && !WEEKDAY.test(word));
  const numbers = words.filter((word) => !MONTH.test(word));
  const hasMonth = numbers.length === words.length - 1;
  return hasMonth && [1, 2].includes(numbers.length) && numbers.every((n) => DAY_OR_YEAR.test(n));
}

function isShortDate(text: string): boolean {
  const [, first = '', second = ''] = SHORT_DATE.exec(text) ?? [];
  if (first === '') return false;
  const hasYear = first.length === 4 ? isMonth(second) : isMonth(first) && second.length !== 3;
  return hasYear || (isDay(first) && isMonth(second));
}

function isFullDate(text: string): boolean {
  const [, first = '', , second = '', third = ''] = DATE.exec(text) ?? [];
  if (first === '') return false;
  if (first.length > 2) return isMonth(second) && isDay(third);
  return (isMonth(first) && isDay(second)) || (isDay(first) && isMonth(second));
}

/** Whether a sheet that reads texts as typed ones would store or show another value. */
function isChangedBySheet(value: string): boolean {
  // Long texts are never parsed.
  if (value.length > 60) return value.startsWith("'") || /^[\d,.]+$/.test(value);
  const text = value.trim();
  if (text.startsWith("'") || CONSTANT.test(text)) return true;
  if (NUMBER.test(text)) return text !== value || !PLAIN_NUMBER.test(text);
  const date = text.replace(TIME_AFTER, '');
  return (
    TIME_ALONE.test(text) ||
    FRACTION.test(text) ||
    [isShortDate, isFullDate, isNamedDate].some((is) => is(date))
  );
}

interface Cell {
  key: string;
  heading: string;
  text: string;
}

/** Names are shown to people, and no sheet takes one for a date or a number. */
const NAMES = new Set(['name', 'parentName']);

/** Also puts a `'` before text of which a sheet would make a date or another number. */
function quoteCell({ key, text }: Omit<Cell, 'heading'>, neutralise: typeof neutraliseCell) {
  const neutral = neutralise(text);
  return neutral === text && !NAMES.has(key) && isChangedBySheet(text) ? `'${text}` : neutral;
}

/** Typed text for a CSV file. */
export const toCsvText = (key: string, text: string) => quoteCell({ key, text }, neutraliseForCsv);

const toObject = (
  cells: Cell[],
  name: 'key' | 'heading',
  write: (cell: Cell) => string,
): Record<string, string> => Object.fromEntries(cells.map((cell) => [cell[name], write(cell)]));

/** For a script, which leaves values as they are: only formulas are neutralised. */
export const toRow = (cells: Cell[], name: 'key' | 'heading') =>
  toObject(cells, name, ({ text }) => neutraliseCell(text));

/** For a service that types the cells into a sheet, which would make a date of a house number. */
export const toTypedRow = (cells: Cell[]) =>
  toObject(cells, 'heading', (cell) => quoteCell(cell, neutraliseCell));
