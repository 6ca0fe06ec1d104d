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

const factsOf = (row: Submission) => ({
  id: row.id,
  kind: row.kind,
  state: stateOf(row),
  acceptedAt: isoTime(row.acceptedAt),
  deliveredAt: isoTime(row.deliveredAt),
  attempts: row.attempts,
  possibleDuplicates: row.possibleDuplicates,
  code: row.code,
});

const FACTS = [
  'id',
  'kind',
  'state',
  'acceptedAt',
  'deliveredAt',
  'attempts',
  'possibleDuplicates',
  'code',
] as const satisfies readonly (keyof ReturnType<typeof factsOf>)[];

function toCell(value: unknown, isTerminal: boolean): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const safe = neutraliseForCsv(isTerminal ? printable(text) : text);
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * CSV for a spreadsheet, in pieces: with a byte order mark, without which Excel garbles Hindi. For a
 * terminal without that mark and control characters.
 */
export async function* toCsv(
  rows: AsyncIterable<Submission>,
  { kind, isTerminal = false }: { kind?: Kind; isTerminal?: boolean },
): AsyncIterable<string> {
  const line = (cells: unknown[]) =>
    `${cells.map((value) => toCell(value, isTerminal)).join(',')}\r\n`;
  const columns = new Set((kind ? [kind] : kindNames).flatMap((name) => kinds[name].columns));
  const head = line([...FACTS, ...columns]);
  yield isTerminal ? head : `\uFEFF${head}`;
  for await (const row of rows) {
    const facts = factsOf(row);
    const cells = row.payload ? describeKind(row.kind).toCells(row.payload) : {};
    yield line([...FACTS.map((name) => facts[name]), ...[...columns].map((name) => cells[name])]);
  }
}

/** Escapes what a terminal would obey, or what would turn the direction of a line. */
export function toJsonText(row: Submission, indent?: number): string {
  const { payload, unreadable } = row;
  const text = JSON.stringify({ ...factsOf(row), payload, unreadable }, null, indent);
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
