import {
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { type Kind } from '../model/kinds';
import { MAILED } from '../model/outcome';
import { type Submission, undeliveredSince } from '../model/submission';
import { EXPIRY } from '../model/transitions';
import { type PayloadCipher } from './payload-cipher';
import { type Cell, fromRecord, toRecord } from './record';
import { type Stored } from './store';

// One field for both: Firestore indexes only single fields automatically.
export const queueKey = (kind: Kind, due: number) => `${kind}:${String(due).padStart(16, '0')}`;

export const heldKey = (kind: Kind, code: string | null) => `${kind}:${code}`;

export type Document = Record<string, Cell>;

export function toDocument(row: Submission, cipher?: PayloadCipher): Document {
  const { kind, due, heldAt, code, deliveredAt, expiresAt, eraseAt } = row;
  const since = undeliveredSince(row);
  return {
    ...toRecord(row, cipher),
    queue: due === null ? null : queueKey(kind, due),
    openSince: due === null ? null : expiresAt - EXPIRY,
    heldAs: heldAt === null ? null : heldKey(kind, code),
    undeliveredSince: eraseAt === null ? since : null,
    mailedAt: code === MAILED ? deliveredAt : null,
    // The day of removal; `expiresAt` is the end of retries.
    expiresOn: since === null ? null : eraseAt,
  };
}

export const toVersion = (time: Timestamp) => `${time.seconds}.${time.nanoseconds}`;

export function toTimestamp(version: string): Timestamp {
  const [seconds, nanoseconds] = version.split('.');
  return new Timestamp(Number(seconds), Number(nanoseconds));
}

export const fromDocument = (document: QueryDocumentSnapshot, cipher?: PayloadCipher): Stored =>
  fromRecord(document.data(), toVersion(document.updateTime), cipher);

export const fromSnapshot = (snapshot: DocumentSnapshot, cipher?: PayloadCipher) =>
  snapshot.exists ? fromDocument(snapshot as QueryDocumentSnapshot, cipher) : undefined;
