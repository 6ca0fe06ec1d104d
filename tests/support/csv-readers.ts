import { toCsv } from '@/lib/outbox/export';
import fc from './fast-check';
import { hostileCells, looksLikeFormula } from './hostile-cells';
import { contactPayload, contactRow } from './rows';

export const SEPARATORS = [',', ';', '\t', '|'];

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
    for await (const piece of toCsv(rows(), { kind: 'contact', isTerminal: false })) csv += piece;
    for (const separator of SEPARATORS) {
      leaks.push(...readTable(csv, separator).filter(isFormula));
      if (separator !== ',') leaks.push(...splitTable(csv, separator).filter(isFormula));
    }
  }
  return leaks;
}
