import { submissionReference } from '@/lib/text/reference';
import { type Row } from './kinds';

/** What a person quotes about a row: of a mail about an order, the reference of the order. */
export const rowReference = (row: Row): string =>
  row.payload && 'audience' in row.payload
    ? (row.payload.reference ?? '')
    : row.kind === 'order'
      ? ''
      : submissionReference(row);

const isoTime = (ms: number) => new Date(ms).toISOString();

/** What an export says about each row. */
export const metadata: Record<string, (row: Row) => unknown> = {
  id: (row) => row.id,
  reference: rowReference,
  kind: (row) => row.kind,
  state: (row) => row.state,
  acceptedAt: (row) => isoTime(row.acceptedAt),
  deliveredAt: (row) => (row.state === 'delivered' ? isoTime(row.since) : null),
  attempts: (row) => row.attempts,
  possibleDuplicates: (row) => row.possibleDuplicates,
  code: (row) => row.code,
  privacyVersion: (row) => row.meta,
};

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
