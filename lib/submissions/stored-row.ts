import { type Log } from '@/lib/log';
import { type Stored } from './store';
import { held } from './transitions';
import { stateOf, type Submission } from './types';

/** Code of a row that is held because its payload cannot be read. */
export const UNREADABLE = 'unreadable';

function parsePayload(text: unknown): Submission['payload'] | undefined {
  if (text === null || text === undefined) return null;
  if (typeof text !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? (value as Submission['payload'])
      : undefined;
  } catch {
    // Logged by `holdUnreadable`, once for each row.
    return undefined;
  }
}

/** Serializes a payload: as one text, so that no database indexes its fields. */
export function payloadText({ payload, unreadable }: Submission): string | null {
  return unreadable ?? (payload === null ? null : JSON.stringify(payload));
}

/** Builds a row from its columns. One whose payload cannot be read is held: it cannot be sent. */
export function toStored(row: Omit<Submission, 'payload'>, text: unknown, version: string): Stored {
  const payload = parsePayload(text);
  if (payload !== undefined) return { ...row, payload, version };
  const unreadable = typeof text === 'string' ? text : JSON.stringify(text);
  const empty = { ...row, payload: null, code: UNREADABLE, unreadable };
  const isOpen = stateOf(empty) === 'open';
  return { ...(isOpen ? held(empty, UNREADABLE, row.acceptedAt) : empty), version };
}

/** Takes unreadable rows out of the queue, so that they are not read again with every drain. */
export async function holdUnreadable(
  rows: Stored[],
  replace: (stored: Stored, next: Submission) => Promise<unknown>,
  log: Log | undefined,
): Promise<Stored[]> {
  for (const row of rows.filter(({ unreadable }) => unreadable !== undefined)) {
    log?.error('submission-held', { id: row.id.slice(0, 12), kind: row.kind, code: UNREADABLE });
    await replace(row, row);
  }
  return rows.filter(({ unreadable }) => unreadable === undefined);
}
