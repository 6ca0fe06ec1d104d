import { type Stored, type SubmissionStore } from '../drivers/store';
import { neutraliseForCsv } from '../model/cells';
import { describeKind, type Kind, kindNames, kinds } from '../model/kinds';
import { type State, stateOf, type Submission } from '../model/submission';
import { printable } from './terminal';

export interface Filter {
  kind?: Kind;
  state?: State;
}

export async function* select(store: SubmissionStore, filter: Filter): AsyncIterable<Stored> {
  for await (const row of store.scan()) {
    if (filter.kind && row.kind !== filter.kind) continue;
    if (filter.state && stateOf(row) !== filter.state) continue;
    yield row;
  }
}

const isoTime = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

const metadata: Record<string, (row: Submission) => unknown> = {
  id: (row) => row.id,
  reference: (row) => row.reference,
  kind: (row) => row.kind,
  state: stateOf,
  acceptedAt: (row) => isoTime(row.acceptedAt),
  deliveredAt: (row) => isoTime(row.deliveredAt),
  attempts: (row) => row.attempts,
  possibleDuplicates: (row) => row.possibleDuplicates,
  code: (row) => row.code,
  notice: (row) => row.notice,
};

function toCell(value: unknown, isTerminal: boolean): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const safe = neutraliseForCsv(isTerminal ? printable(text) : text);
  return `"${safe.replaceAll('"', '""')}"`;
}

export async function* toCsv(
  rows: AsyncIterable<Submission>,
  { kind, isTerminal = false }: { kind?: Kind; isTerminal?: boolean },
): AsyncIterable<string> {
  const line = (cells: unknown[]) =>
    `${cells.map((value) => toCell(value, isTerminal)).join(',')}\r\n`;
  const columns = new Set((kind ? [kind] : kindNames).flatMap((name) => kinds[name].columns));
  const header = line([...Object.keys(metadata), ...columns]);
  // Excel garbles Hindi without a byte order mark.
  yield isTerminal ? header : `\uFEFF${header}`;
  for await (const row of rows) {
    const cells = row.payload ? describeKind(row.kind).toCells(row.payload) : {};
    yield line([
      ...Object.values(metadata).map((read) => read(row)),
      ...[...columns].map((name) => cells[name]),
    ]);
  }
}

/** Escapes control characters, and those that change the direction of text. */
export function toJsonText(row: Submission, details: object = {}, indent?: number): string {
  const { payload, unreadable } = row;
  const entries = Object.entries(metadata).map(([name, read]) => [name, read(row)]);
  const all = { ...Object.fromEntries(entries), ...details, payload, unreadable };
  const text = JSON.stringify(all, null, indent);
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

export async function* toJson(rows: AsyncIterable<Submission>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + toJsonText(row);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
