import { errorCode } from '@/lib/log/error-code';
import { type Log } from '@/lib/log/log';
import { isComplete } from '../model/kinds';
import { shortId, stateOf, type Submission } from '../model/submission';
import { hold } from '../model/transitions';
import { noCipher, type PayloadCipher } from './payload-cipher';
import { type Stored, type SubmissionStore } from './store';

type Field = Exclude<keyof Submission, 'unreadable'>;

/** Stored field names: renaming one loses the data of existing rows. */
const columnOf = {
  id: 'id',
  kind: 'kind',
  target: 'target',
  payload: 'payload',
  payloadHash: 'payloadHash',
  acceptedAt: 'acceptedAt',
  expiresAt: 'expiresAt',
  due: 'due',
  lease: 'lease',
  attempts: 'attempts',
  rejections: 'refusals',
  possibleDuplicates: 'doubts',
  code: 'code',
  deliveredAt: 'deliveredAt',
  deadAt: 'deadAt',
  heldAt: 'heldAt',
  quarantinedAt: 'quarantinedAt',
  eraseAt: 'eraseAt',
  reference: 'reference',
  notice: 'notice',
  sender: 'sender',
} as const satisfies Record<Field, string>;

export const fields = Object.keys(columnOf) as readonly Field[];
export const columns = Object.values(columnOf);

export type Cell = string | number | null;

/** The payload is one JSON text, so that no database indexes personal data. */
export function toRecord(row: Submission, cipher = noCipher): Record<string, Cell> {
  const payload =
    row.unreadable ?? (row.payload && cipher.seal(JSON.stringify(row.payload), row.id));
  const cells = { ...row, payload };
  return Object.fromEntries(fields.map((field) => [columnOf[field], cells[field] ?? null]));
}

function parsePayload(
  text: unknown,
  { id, kind }: Stored,
  cipher: PayloadCipher,
): Submission['payload'] | undefined {
  if (text === null) return null;
  try {
    const payload: unknown = JSON.parse(cipher.open(String(text), id));
    return isComplete(kind, payload) ? payload : undefined;
  } catch (error) {
    // Held rows are written again, and nothing may be written with a wrong key.
    if (errorCode(error) === 'data-key') throw error;
    // `holdUnreadable` logs it.
    return undefined;
  }
}

const UNREADABLE = 'unreadable';

export function fromRecord(
  record: Record<string, unknown>,
  version: string,
  cipher = noCipher,
): Stored {
  const cells = fields.map((field) => [field, record[columnOf[field]] ?? null]);
  const row = { ...Object.fromEntries(cells), version } as Stored;
  const text: unknown = row.payload;
  const payload = parsePayload(text, row, cipher);
  if (payload !== undefined) return { ...row, payload };
  const unreadable = typeof text === 'string' ? text : JSON.stringify(text);
  const damaged = { ...row, payload: null, code: UNREADABLE, unreadable };
  if (stateOf(damaged) !== 'open') return damaged;
  return { ...hold(damaged, UNREADABLE, row.acceptedAt), version };
}

export async function holdUnreadable(
  rows: Stored[],
  replace: SubmissionStore['replace'],
  log: Log | undefined,
): Promise<Stored[]> {
  for (const row of rows.filter(({ unreadable }) => unreadable !== undefined)) {
    log?.error('submission-held', { id: shortId(row), kind: row.kind, code: UNREADABLE });
    // Stored as held, or every drain would read it again.
    await replace(row, row);
  }
  return rows.filter(({ unreadable }) => unreadable === undefined);
}
