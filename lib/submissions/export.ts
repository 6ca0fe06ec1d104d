import { contactFields } from '@/lib/contact/fields';
import { namesOf } from '@/lib/forms/field';
import { profileFields } from '@/lib/profile/fields';
import { toFormValues } from '@/lib/profile/payload';
import { printable } from './cli-table';
import { neutraliseForCsv } from './neutralise';
import { type Stored, type SubmissionStore } from './store';
import {
  type Kind,
  kinds,
  type ProfilePayload,
  type State,
  stateOf,
  type Submission,
} from './types';

export interface Filter {
  kind?: Kind;
  state?: State;
}

/** The rows that a filter lets through, oldest first. */
export async function* select(store: SubmissionStore, filter: Filter): AsyncIterable<Stored> {
  for await (const row of store.scan()) {
    if (filter.kind && row.kind !== filter.kind) continue;
    if (filter.state && stateOf(row) !== filter.state) continue;
    yield row;
  }
}

const FACTS = ['id', 'kind', 'state', 'acceptedAt', 'deliveredAt', 'attempts', 'doubts', 'code'];

const FIELDS: Record<Kind, readonly string[]> = {
  contact: namesOf(contactFields),
  profile: ['name', 'email', 'emailVerified', 'uid', ...namesOf(profileFields), 'parentNotice'],
};

const isoTime = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

function facts(row: Submission) {
  return {
    id: row.id,
    kind: row.kind,
    state: stateOf(row),
    acceptedAt: isoTime(row.acceptedAt),
    deliveredAt: isoTime(row.deliveredAt),
    attempts: row.attempts,
    doubts: row.doubts,
    code: row.code,
  };
}

/** What was typed, flat; nothing once it has been erased. */
function fields({ kind, payload }: Submission): Record<string, unknown> {
  if (payload === null) return {};
  if (kind === 'contact') return { ...payload };
  return toFormValues(payload as ProfilePayload);
}

/** One CSV cell: always in quotes, never a formula. Lists are joined, nothing is an empty cell. */
function cell(value: unknown, isTerminal: boolean): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const safe = neutraliseForCsv(isTerminal ? printable(text) : text);
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * CSV for a spreadsheet, in pieces: UTF-8 with a byte order mark, without which Excel spoils Hindi,
 * every cell quoted and neutralised. The `state` of an address is in the column `region`.
 *
 * @param options `isTerminal`: without control characters and byte order mark.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export async function* toCsv(
  rows: AsyncIterable<Submission>,
  { kind, isTerminal = false }: { kind?: Kind; isTerminal?: boolean },
): AsyncIterable<string> {
  const line = (cells: unknown[]) =>
    `${cells.map((value) => cell(value, isTerminal)).join(',')}\r\n`;
  const names = [...new Set((kind ? [kind] : kinds).flatMap((each) => FIELDS[each]))];
  const head = line([...FACTS, ...names.map((name) => (name === 'state' ? 'region' : name))]);
  yield isTerminal ? head : `\uFEFF${head}`;
  for await (const row of rows) {
    const about: Record<string, unknown> = facts(row);
    const typed = fields(row);
    yield line([...FACTS.map((name) => about[name]), ...names.map((name) => typed[name])]);
  }
}

/**
 * A submission as JSON. What a terminal would obey, or what would turn the direction of a line, is
 * written as an escape, which reads back as the same text.
 */
export function toJsonText(row: Submission, indent?: number): string {
  const text = JSON.stringify(
    { ...facts(row), payload: row.payload, unreadable: row.unreadable },
    null,
    indent,
  );
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** A JSON array in pieces, one submission a line, exactly as it is stored. */
export async function* toJson(rows: AsyncIterable<Submission>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + toJsonText(row);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
