/** Control characters and those that change the direction of text. Hindi needs its joiners. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\uFEFF]+/gu;

export function printable(text: string): string {
  return text.replace(UNPRINTABLE, ' ');
}

export function table(rows: string[][], isTerminal: boolean): string {
  const safe = rows.map((row) => row.map(printable));
  const width = (column: number) => Math.max(...safe.map((row) => [...row[column]!].length));
  const widths = (safe[0] ?? []).map((_, column) => width(column));
  const pad = (text: string, column: number) =>
    text + ' '.repeat(widths[column]! - [...text].length);
  const lines = safe.map((row) =>
    isTerminal ? row.map(pad).join('  ').trimEnd() : row.join('\t'),
  );
  return lines.map((line) => `${line}\n`).join('');
}
