import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { waitAtMost } from '@/lib/deadline';
import { type Log } from '@/lib/log';
import { type Stored, type SubmissionStore } from './store';
import { holdUnreadable, payloadText, toStored } from './stored-row';
import { columns, type Kind, type Submission, undeliveredSince } from './types';

/** The longest one call may take, in milliseconds. Left alone, the SDK tries for over a minute. */
const DEADLINE = 2_500;

/** gRPC status codes. */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

const PAGE = 200;

const pick = (row: Submission) =>
  Object.fromEntries(
    columns.map((column) => [column, row[column] ?? null]),
  ) as unknown as Submission;

const hasCode = (error: unknown, ...codes: number[]) =>
  codes.includes((error as { code?: number } | null)?.code ?? -1);

/** Sorts by kind, then by time; one field, so that Firestore needs no index of its own for it. */
const queueKey = (kind: Kind, due: number) => `${kind}:${String(due).padStart(16, '0')}`;

function toDocument(row: Submission) {
  const { kind, due, heldAt, code, acceptedAt, eraseAt } = row;
  const since = undeliveredSince(row);
  return {
    ...pick(row),
    // As text: nothing in it is ever searched, so nothing in it should be indexed field by field.
    payload: payloadText(row),
    // For queries only.
    queue: due === null ? null : queueKey(kind, due),
    openSince: due === null ? null : acceptedAt,
    heldAs: heldAt === null ? null : `${kind}:${code}`,
    undeliveredSince: eraseAt === null ? since : null,
    expiresOn: since === null ? null : eraseAt,
  };
}

type Document = ReturnType<typeof toDocument>;

const toVersion = (time: Timestamp) => `${time.seconds}.${time.nanoseconds}`;

function toTimestamp(version: string): Timestamp {
  const [seconds, nanoseconds] = version.split('.');
  return new Timestamp(Number(seconds), Number(nanoseconds));
}

function fromSnapshot(snapshot: DocumentSnapshot): Stored | undefined {
  const document = snapshot.data() as Submission | undefined;
  if (!document || !snapshot.updateTime) return undefined;
  const { payload, ...rest } = pick(document);
  return toStored(rest, payload, toVersion(snapshot.updateTime));
}

/**
 * Submissions in Firestore, for a site that runs in many places. An id is claimed by `create`;
 * every later write carries the `updateTime` it has read. Neither needs a transaction, and every
 * query gets by with the indexes that Firestore makes by itself.
 *
 * @param options `deadline`: milliseconds after which a call rejects; `log` gets rows that cannot
 *   be read.
 */
export function firestoreStore(
  firestore: Firestore,
  { deadline = DEADLINE, log }: { deadline?: number; log?: Log } = {},
): SubmissionStore {
  const submissions = firestore.collection('submissions');
  const counters = firestore.collection('submission-counters');
  const inTime = <Value>(work: Promise<Value>) => waitAtMost(work, deadline);

  const list = async (query: Query): Promise<Stored[]> =>
    (await inTime(query.get())).docs.flatMap((document) => fromSnapshot(document) ?? []);

  /**
   * A write that the SDK repeated after losing the answer finds its own work in the way. What is
   * there then is exactly what was to be written.
   */
  async function ownWork(reference: DocumentReference, document: Document) {
    const snapshot = await inTime(reference.get());
    const there = snapshot.data();
    const same = Object.entries(document).every(([name, value]) => there?.[name] === value);
    return document.lease !== null && same ? fromSnapshot(snapshot) : undefined;
  }

  async function replace(stored: Stored, next: Submission): Promise<Stored | undefined> {
    const reference = submissions.doc(stored.id);
    const document = toDocument(next);
    const lastUpdateTime = toTimestamp(stored.version);
    try {
      const { writeTime } = await inTime(reference.update(document, { lastUpdateTime }));
      return { ...next, version: toVersion(writeTime) };
    } catch (error) {
      if (hasCode(error, FAILED_PRECONDITION)) return ownWork(reference, document);
      if (hasCode(error, NOT_FOUND)) return undefined;
      throw error;
    }
  }

  async function countOne(key: string, until: number): Promise<number> {
    const reference = counters.doc(key);
    await inTime(
      reference.set(
        { count: FieldValue.increment(1), until: Timestamp.fromMillis(until) },
        { merge: true },
      ),
    );
    const counted: unknown = (await inTime(reference.get())).get('count');
    return typeof counted === 'number' ? counted : 0;
  }

  async function total(field: keyof Document): Promise<number> {
    return (await inTime(submissions.where(field, '>', 0).count().get())).data().count;
  }

  return {
    keepsRows: true,
    async create(row) {
      const reference = submissions.doc(row.id);
      const document = toDocument(row);
      try {
        const { writeTime } = await inTime(reference.create(document));
        return { ...row, version: toVersion(writeTime) };
      } catch (error) {
        if (hasCode(error, ALREADY_EXISTS)) return ownWork(reference, document);
        throw error;
      }
    },
    async get(id) {
      return fromSnapshot(await inTime(submissions.doc(id).get()));
    },
    replace,
    async remove({ id, version }) {
      try {
        await inTime(submissions.doc(id).delete({ lastUpdateTime: toTimestamp(version) }));
        return true;
      } catch (error) {
        if (hasCode(error, FAILED_PRECONDITION, NOT_FOUND)) return false;
        throw error;
      }
    },
    async waiting(kind, until, limit, from = 0) {
      const due = submissions
        .where('queue', '>=', queueKey(kind, from))
        .where('queue', '<=', queueKey(kind, until))
        .orderBy('queue')
        .limit(limit);
      return holdUnreadable(await list(due), replace, log);
    },
    held: (kind, code, limit) =>
      list(submissions.where('heldAs', '==', `${kind}:${code}`).limit(limit)),
    erasable: (now, limit) =>
      list(submissions.where('eraseAt', '<=', now).orderBy('eraseAt').limit(limit)),
    undelivered: (since, limit) =>
      list(
        submissions.where('undeliveredSince', '<=', since).orderBy('undeliveredSince').limit(limit),
      ),
    async counts() {
      const oldest = submissions.where('openSince', '>', 0).orderBy('openSince').limit(1);
      const [open, held, dead, quarantined, expiring, [first]] = await Promise.all([
        total('openSince'),
        total('heldAt'),
        total('deadAt'),
        total('quarantinedAt'),
        total('expiresOn'),
        list(oldest),
      ]);
      return { open, held, dead, quarantined, expiring, oldestOpen: first?.acceptedAt ?? null };
    },
    async *scan() {
      const ordered = submissions.orderBy('acceptedAt').limit(PAGE);
      for (let query = ordered; ;) {
        const { docs } = await inTime(query.get());
        yield* docs.flatMap((document) => fromSnapshot(document) ?? []);
        const last = docs[docs.length - 1];
        if (!last || docs.length < PAGE) return;
        query = ordered.startAfter(last);
      }
    },
    count: (keys, until) => Promise.all(keys.map((key) => countOne(key, until))),
    async sweep(now) {
      const old = counters.where('until', '<', Timestamp.fromMillis(now)).limit(PAGE);
      const { docs } = await inTime(old.get());
      await inTime(Promise.all(docs.map((document) => document.ref.delete())));
    },
    async probe() {
      await inTime(counters.doc('probe').set({ at: Timestamp.now() }));
    },
    isIntact: () => true,
    emptyLog: async () => true,
    async close() {
      // The client belongs to whoever handed it in.
    },
  };
}
