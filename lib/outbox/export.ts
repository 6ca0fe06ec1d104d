import { cleanText, printable } from '@/lib/text/clean';
import { idsWith, isReference, submissionReference } from '@/lib/text/reference';
import { neutraliseForCsv, toCsvText } from '@/lib/text/spreadsheet';
import { describeKind, type Kind, kindNames } from './kinds';
import { type Row, type State } from './row';
import { collect, type Store, type Stored } from './store';

export interface Filter {
  kind?: Kind;
  state?: State;
}

/** Rows whose text was erased too, which a query by state leaves out. */
export async function* select(store: Store, { kind, state }: Filter): AsyncIterable<Stored> {
  for await (const row of store.rows()) {
    if ((!kind || row.kind === kind) && (!state || row.state === state)) yield row;
  }
}

const MOST_FOUND = 10;

/** The rows with a reference, or with an id that begins so; not all, if they are many. */
export async function findRows(store: Store, typed: string): Promise<Stored[]> {
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

const isoTime = (ms: number) => new Date(ms).toISOString();

const metadata: Record<string, (row: Row) => unknown> = {
  id: (row) => row.id,
  reference: submissionReference,
  kind: (row) => row.kind,
  state: (row) => row.state,
  acceptedAt: (row) => isoTime(row.acceptedAt),
  deliveredAt: (row) => (row.state === 'delivered' ? isoTime(row.since) : null),
  attempts: (row) => row.attempts,
  possibleDuplicates: (row) => row.possibleDuplicates,
  code: (row) => row.code,
  privacyVersion: (row) => row.privacyVersion,
};

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

// It may be printed to a terminal.
const toCell = (value: unknown) => quoted(neutraliseForCsv(cleanText(String(value ?? ''))));

function toTypedCell(key: string, value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : value;
  return typeof text === 'string' ? quoted(toCsvText(key, cleanText(text))) : toCell(text);
}

export async function* toCsv(rows: AsyncIterable<Row>, kind?: Kind): AsyncIterable<string> {
  const line = (cells: string[]) => `${cells.join(',')}\r\n`;
  const columns = new Set(
    (kind ? [kind] : kindNames).flatMap((name) => describeKind(name).columns),
  );
  // Excel garbles Hindi without a byte order mark.
  yield `\uFEFF${line([...Object.keys(metadata), ...columns].map(toCell))}`;
  for await (const row of rows) {
    const cells = row.payload ? describeKind(row.kind).toCells(row.payload) : {};
    yield line([
      ...Object.values(metadata).map((read) => toCell(read(row))),
      ...[...columns].map((name) => toTypedCell(name, cells[name])),
    ]);
  }
}

/** Escapes control characters, and those that change the direction of text. */
export function toJsonText(row: Row, details: object = {}, indent?: number): string {
  const { payload, unreadable } = row;
  const entries = Object.entries(metadata).map(([name, read]) => [name, read(row)]);
  const all = { ...Object.fromEntries(entries), ...details, payload, unreadable };
  const text = JSON.stringify(all, null, indent);
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

export async function* toJson(rows: AsyncIterable<Row>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + toJsonText(row);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
