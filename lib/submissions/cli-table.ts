/** What could move a cursor, ring a bell or turn the direction of a line; Hindi's joiners may stay. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\uFEFF]+/gu;

/** Text that a terminal shows and does not obey, on one line. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, ' ');
}

/**
 * Rows as text: columns side by side for a terminal, tabs between them for a pipe.
 */
export function table(rows: string[][], isTerminal: boolean): string {
  const safe = rows.map((row) => row.map(printable));
  if (!isTerminal) return safe.map((row) => `${row.join('\t')}\n`).join('');
  const widths = safe.reduce<number[]>(
    (most, row) => row.map((text, column) => Math.max(most[column] ?? 0, [...text].length)),
    [],
  );
  return safe
    .map((row) => {
      const cells = row.map(
        (text, column) => text + ' '.repeat(widths[column]! - [...text].length),
      );
      return `${cells.join('  ').trimEnd()}\n`;
    })
    .join('');
}
