import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { waitAtMost } from '@/lib/deadline';
import { type Log } from '@/lib/log/log';
import * as format from './firestore-document';
import { type Document, heldKey, queueKey, toTimestamp, toVersion } from './firestore-document';
import { type PayloadCipher } from './payload-cipher';
import { kindNames } from '../model/kinds';
import { STORED, type Submission } from '../model/submission';
import { EXPIRY } from '../model/transitions';
import { holdUnreadable } from './record';
import { type Stored, type SubmissionStore } from './store';

// By default the SDK retries for over a minute.
const DEADLINE_MS = 2_500;

// gRPC status codes.
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

const PAGE = 200;

const hasCode = (error: unknown, ...codes: number[]) =>
  codes.some((code) => (error as { code?: number }).code === code);

export function firestoreStore(
  firestore: Firestore,
  {
    deadline = DEADLINE_MS,
    log,
    cipher,
  }: { deadline?: number; log?: Log; cipher?: PayloadCipher } = {},
): SubmissionStore {
  const submissions = firestore.collection('submissions');
  const references = firestore.collection('submission-references');
  const counters = firestore.collection('submission-counters');
  const states = firestore.collection('submission-states');
  const withDeadline = <Value>(work: Promise<Value>) => waitAtMost(work, deadline);

  const toDocument = (row: Submission) => format.toDocument(row, cipher);
  const fromSnapshot = (snapshot: DocumentSnapshot) => format.fromSnapshot(snapshot, cipher);
  const fromDocument = (document: QueryDocumentSnapshot) => format.fromDocument(document, cipher);

  const list = async (query: Query): Promise<Stored[]> =>
    (await withDeadline(query.get())).docs.map(fromDocument);

  /** The SDK retries a write whose response was lost, and the retry conflicts with the write. */
  async function findOwnWrite(reference: DocumentReference, document: Document) {
    const snapshot = await withDeadline(reference.get());
    const found = snapshot.data();
    const isSame = Object.entries(document).every(([name, value]) => found?.[name] === value);
    return document.lease !== null && isSame ? fromSnapshot(snapshot) : undefined;
  }

  const replace: SubmissionStore['replace'] = async (stored, next) => {
    const reference = submissions.doc(stored.id);
    const document = toDocument(next);
    const lastUpdateTime = toTimestamp(stored.version);
    try {
      const { writeTime } = await withDeadline(reference.update(document, { lastUpdateTime }));
      return { ...next, version: toVersion(writeTime) };
    } catch (error) {
      if (hasCode(error, FAILED_PRECONDITION)) return findOwnWrite(reference, document);
      if (hasCode(error, NOT_FOUND)) return undefined;
      throw error;
    }
  };

  async function incrementOne(key: string, until: number): Promise<number> {
    const reference = counters.doc(key);
    const fields = { count: FieldValue.increment(1), until: Timestamp.fromMillis(until) };
    await withDeadline(reference.set(fields, { merge: true }));
    const count = (await withDeadline(reference.get())).get('count') as number | undefined;
    return count ?? 0;
  }

  const count = async (query: Query): Promise<number> =>
    (await withDeadline(query.count().get())).data().count;
  const total = (field: string) => count(submissions.where(field, '>', 0));
  const stored = kindNames.map((kind) => heldKey(kind, STORED));

  return {
    canStore: true,
    async create(row) {
      const reference = submissions.doc(row.id);
      const document = toDocument(row);
      const batch = firestore.batch().create(reference, document);
      if (row.reference) batch.create(references.doc(row.reference), { id: row.id });
      try {
        const [result] = await withDeadline(batch.commit());
        return { ...row, version: toVersion(result!.writeTime) };
      } catch (error) {
        if (hasCode(error, ALREADY_EXISTS)) return findOwnWrite(reference, document);
        throw error;
      }
    },
    async get(id) {
      return fromSnapshot(await withDeadline(submissions.doc(id).get()));
    },
    replace,
    async remove({ id, reference, version }) {
      const lastUpdateTime = toTimestamp(version);
      const batch = firestore.batch().delete(submissions.doc(id), { lastUpdateTime });
      if (reference) batch.delete(references.doc(reference));
      try {
        await withDeadline(batch.commit());
        return true;
      } catch (error) {
        if (hasCode(error, FAILED_PRECONDITION, NOT_FOUND)) return false;
        throw error;
      }
    },
    async listOpen(kind, until, limit, from = 0) {
      const due = submissions
        .where('queue', '>=', queueKey(kind, from))
        .where('queue', '<=', queueKey(kind, until))
        .orderBy('queue')
        .limit(limit);
      return holdUnreadable(await list(due), replace, log);
    },
    listBySender: (kind, sender) =>
      list(submissions.where('kind', '==', kind).where('sender', '==', sender)),
    listHeld: (kind, code, limit) =>
      list(submissions.where('heldAs', '==', heldKey(kind, code)).limit(limit)),
    listMailed: async (since) =>
      (await list(submissions.where('mailedAt', '>', since))).map(({ id }) => id),
    listErasable: (now, limit) =>
      list(submissions.where('eraseAt', '<=', now).orderBy('eraseAt').limit(limit)),
    listUndelivered: (since, limit) =>
      list(
        submissions.where('undeliveredSince', '<=', since).orderBy('undeliveredSince').limit(limit),
      ),
    async countRows() {
      const [open, held, dead, quarantined, expiring, [oldest]] = await Promise.all([
        total('openSince'),
        count(submissions.where('heldAs', 'not-in', stored)),
        total('deadAt'),
        total('quarantinedAt'),
        total('expiresOn'),
        list(submissions.where('openSince', '>', 0).orderBy('openSince').limit(1)),
      ]);
      return {
        open,
        held,
        dead,
        quarantined,
        expiring,
        oldestOpen: oldest ? oldest.expiresAt - EXPIRY : null,
      };
    },
    async *scan(since = 0) {
      const ordered = submissions
        .where('acceptedAt', '>=', since)
        .orderBy('acceptedAt')
        .limit(PAGE);
      for (let query = ordered; ;) {
        const { docs } = await withDeadline(query.get());
        yield* docs.map(fromDocument);
        if (docs.length < PAGE) return;
        query = ordered.startAfter(docs.at(-1)!);
      }
    },
    increment: (keys, until) => Promise.all(keys.map((key) => incrementOne(key, until))),
    async removeCounters(now) {
      const expired = counters.where('until', '<', Timestamp.fromMillis(now)).limit(PAGE);
      const { docs } = await withDeadline(expired.get());
      await withDeadline(Promise.all(docs.map((document) => document.ref.delete())));
    },
    async readState(name) {
      const snapshot = await withDeadline(states.doc(name).get());
      if (!snapshot.exists) return undefined;
      const value: unknown = JSON.parse(snapshot.get('value') as string);
      return { value, version: toVersion(snapshot.updateTime!) };
    },
    async writeState(name, value, version) {
      const reference = states.doc(name);
      const document = { value: JSON.stringify(value) };
      try {
        await withDeadline(
          version === undefined
            ? reference.create(document)
            : reference.update(document, { lastUpdateTime: toTimestamp(version) }),
        );
        return true;
      } catch (error) {
        if (hasCode(error, ALREADY_EXISTS, FAILED_PRECONDITION, NOT_FOUND)) return false;
        throw error;
      }
    },
    async probe() {
      await withDeadline(counters.doc('probe').set({ at: Timestamp.now() }));
    },
    isIntact: () => true,
    emptyLog: async () => true,
    async close() {
      // The caller owns the client.
    },
  };
}
