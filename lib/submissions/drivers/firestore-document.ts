import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { type Kind } from '../model/kinds';
import { type Submission, undeliveredSince } from '../model/submission';
import { type Cell, fromRecord, toRecord } from './record';
import { type Stored } from './store';

// One field for both: Firestore indexes only single fields automatically.
export const queueKey = (kind: Kind, due: number) => `${kind}:${String(due).padStart(16, '0')}`;

export type Document = Record<string, Cell>;

export function toDocument(row: Submission): Document {
  const { kind, due, heldAt, code, acceptedAt, eraseAt } = row;
  const since = undeliveredSince(row);
  return {
    ...toRecord(row),
    queue: due === null ? null : queueKey(kind, due),
    openSince: due === null ? null : acceptedAt,
    heldAs: heldAt === null ? null : `${kind}:${code}`,
    undeliveredSince: eraseAt === null ? since : null,
    expiresOn: since === null ? null : eraseAt,
  };
}

export const toVersion = (time: Timestamp) => `${time.seconds}.${time.nanoseconds}`;

export function toTimestamp(version: string): Timestamp {
  const [seconds, nanoseconds] = version.split('.');
  return new Timestamp(Number(seconds), Number(nanoseconds));
}

export function fromSnapshot(snapshot: DocumentSnapshot): Stored | undefined {
  const document = snapshot.data();
  return document && snapshot.updateTime && fromRecord(document, toVersion(snapshot.updateTime));
}
