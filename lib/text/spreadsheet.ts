import { isChangedBySheet } from './sheet-values';

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
