import { type State } from '@sutra/outbox/row';
import { collect } from '@sutra/outbox/store';
import { cleanText, printable } from '@/lib/text/clean';
import {
  describeKind,
  type Kind,
  kindNames,
  type Row,
  type SavedRow,
  type Store,
} from '@/lib/server/submissions/kinds';
import { metadata, toJsonText } from '@/lib/server/submissions/row-text';
import { idsWith, isReference } from '@/lib/text/reference';
import { neutraliseForCsv, toCsvText } from '@/lib/text/spreadsheet';

export interface Filter {
  kind?: Kind;
  state?: State;
}

/** Rows whose text was erased too, which a query by state leaves out. */
export async function* select(store: Store, { kind, state }: Filter): AsyncIterable<SavedRow> {
  for await (const row of store.rows()) {
    if ((!kind || row.kind === kind) && (!state || row.state === state)) yield row;
  }
}

const MOST_FOUND = 10;

/** The rows with a reference, or with an id that begins so; not all, if they are many. */
export async function findRows(store: Store, typed: string): Promise<SavedRow[]> {
  const reference = typed.toUpperCase();
  const start = typed.toLowerCase();
  if (isReference(reference)) return collect(store.rows({ ids: idsWith(reference) }));
  // No id in hex has a "g".
  return /^[0-9a-f]+$/.test(start)
    ? collect(store.rows({ ids: [start, `${start}g`] }), MOST_FOUND)
    : [];
}

export function table(rows: string[][]): string {
  const safe = rows.map((row) => row.map(printable));
  const width = (column: number) => Math.max(...safe.map((row) => [...row[column]!].length));
  const widths = (safe[0] ?? []).map((_, column) => width(column));
  const pad = (text: string, column: number) =>
    text + ' '.repeat(widths[column]! - [...text].length);
  return safe.map((row) => `${row.map(pad).join('  ').trimEnd()}\n`).join('');
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

// It may be printed to a terminal.
export const toCell = (value: unknown) => quoted(neutraliseForCsv(cleanText(String(value ?? ''))));

function toTypedCell(key: string, value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : value;
  return typeof text === 'string' ? quoted(toCsvText(key, cleanText(text))) : toCell(text);
}

export const csvLine = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

/** Excel garbles Hindi without a byte order mark. */
export const CSV_START = '\uFEFF';

export async function* toCsv(rows: AsyncIterable<Row>, kind?: Kind): AsyncIterable<string> {
  const columns = new Set(
    (kind ? [kind] : kindNames).flatMap((name) => describeKind(name).columns),
  );
  yield CSV_START + csvLine([...Object.keys(metadata), ...columns].map(toCell));
  for await (const row of rows) {
    const cells = row.payload ? describeKind(row.kind).toCells(row.payload) : {};
    yield csvLine([
      ...Object.values(metadata).map((read) => toCell(read(row))),
      ...[...columns].map((name) => toTypedCell(name, cells[name])),
    ]);
  }
}

export async function* toJson(rows: AsyncIterable<Row>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + toJsonText(row);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
