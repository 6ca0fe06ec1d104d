import { toCsv } from '@/lib/outbox/export';
import fc from './fast-check';
import { contactPayload, contactRow } from './rows';

const invisible = [
  ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\ufeff\u00ad\u034f\u061c\u115f\u17b4\u180e',
  ...'\u3164\uffa0\ufe0f\u2800\u00a0\u2007\u202f\u3000\u2028\u2029 \t\r\n\0\u001b\u007f\u0085',
  ...'\u{e0001}\u{e0041}\u{e0100}',
  '\ud800',
];
const trigger = [...'=+-@|%＝＋－＠｜％﹦﹢﹣﹫﹪⁺⁻⁼₊₋₌−≠', '\t', '\r'];
const body = [
  'HYPERLINK("http://x","y")',
  "cmd|'/C calc'!A0",
  '1+1',
  'SUM(1)',
  '919876543210',
  'नमस्ते',
  '',
];

/** Texts as an attacker would write them, and ordinary ones. */
export const hostileCells: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.array(fc.constantFrom(...invisible), { maxLength: 4 }),
      fc.constantFrom(...trigger),
      fc.oneof(fc.constantFrom(...body), fc.string({ unit: 'binary', maxLength: 12 })),
    )
    .map(([lead, mark, rest]) => lead.join('') + mark + rest),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(...invisible, ...trigger, 'a', 'क', '्', '1', "'"),
    maxLength: 8,
  }),
);

/** Whether a sheet that folds widths and drops the unprintable would see a formula. */
export function looksLikeFormula(cell: string): boolean {
  for (const char of cell) {
    if ('\t\r\n'.includes(char)) return true;
    if (/^[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]$/u.test(char)) continue;
    return '=+-@|%−'.includes(char.normalize('NFKC')) && char !== '';
  }
  return false;
}

/** Generates `runs` strings and returns those that are still formulas after `neutralise`. */
export function findLeaks(neutralise: (value: string) => string, runs: number): string[] {
  return fc.sample(hostileCells, runs).filter((value) => looksLikeFormula(neutralise(value)));
}

const SEPARATORS = [',', ';', '\t', '|'];

/**
 * Reads a table as a spreadsheet does that was told, or guesses, a separator: a cell that begins
 * with a quote goes on to the next single quote, and whatever follows it is added.
 */
function readTable(text: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isStart = true;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (isQuoted && char === '"' && text[at + 1] === '"') cell += text[at++];
    else if (isQuoted) {
      if (char === '"') isQuoted = false;
      else cell += char;
    } else if (isStart && char === '"') isQuoted = true;
    else if (char === separator || char === '\r' || char === '\n') {
      cells.push(cell);
      cell = '';
      isStart = true;
      continue;
    } else cell += char;
    isStart = false;
  }
  return [...cells, cell];
}

/** Reads a table as a program does that knows no quotes. */
const splitTable = (text: string, separator: string) =>
  text.split(/[\r\n]/).flatMap((line) => line.split(separator));

/** A tab or a line break alone makes no formula, but what comes after it may. */
const isFormula = (cell: string) =>
  looksLikeFormula(cell.replace(/^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800"]*/u, ''));

/** Exports `runs` generated texts and returns the cells that a reader would take for formulas. */
export async function findCsvLeaks(runs: number, batch = 300): Promise<string[]> {
  const texts = fc.sample(
    fc
      .tuple(hostileCells, fc.constantFrom(...SEPARATORS, '\n', '";', ';"', 'a;'), hostileCells)
      .map((parts) => parts.join('')),
    runs,
  );
  const leaks: string[] = [];
  for (let start = 0; start < runs; start += batch) {
    async function* rows() {
      for (let at = start; at < Math.min(start + batch, runs); at += 3) {
        const [name = '', subject = '', message = ''] = texts.slice(at, at + 3);
        yield contactRow(`a${at}`, { payload: contactPayload({ name, subject, message }) });
      }
    }
    let csv = '';
    for await (const piece of toCsv(rows(), 'contact')) csv += piece;
    for (const separator of SEPARATORS) {
      leaks.push(...readTable(csv, separator).filter(isFormula));
      if (separator !== ',') leaks.push(...splitTable(csv, separator).filter(isFormula));
    }
  }
  return leaks;
}
