import {
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Query as FirestoreQuery,
  Timestamp,
} from 'firebase-admin/firestore';
import { waitAtMost } from '../deadline.ts';
import { LONGEST_BACKOFF } from '../backoff.ts';
import {
  ANNOUNCEMENT,
  isPossiblyTwice,
  KEEP_UNDELIVERED,
  leaseRow,
  type Row,
  type State,
} from '../row.ts';
import {
  changeWith,
  fromRecord,
  type Query,
  type Store,
  type SavedRow,
  toRecord,
} from '../store.ts';
import { DAY } from '../time.ts';
import { CLAIM_OPERATIONS, STORE_TIMEOUT } from '../timeouts.ts';

// gRPC status codes.
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;

const PAGE = 200;

/** When all erased rows were read to complete those of version 0.1.0, and how often. */
const COMPLETED = 'erased-rows-completed';

interface Completed {
  times: number;
  at: number;
}

const hasCode = (error: unknown, ...codes: number[]) =>
  codes.some((code) => (error as { code?: number }).code === code);

const pad = (time: number) => String(time).padStart(16, '0');
const queueKey = (kind: string, due: number) => `${kind}:${pad(due)}`;
const stateKey = (state: State, since: number) => `${state}:${pad(since)}`;

const PENDING: readonly State[] = ['open', 'held', 'dead', 'quarantined'];

/** Adds fields for queries: without further set-up Firestore indexes single fields only. */
function toDocument(row: Row): DocumentData {
  const record = toRecord(row);
  const { kind, due, state, since } = row;
  const hasText = record.payload !== null;
  const hasAccount = state === 'replaced' && row.sender !== null;
  const isErased = !hasText && !hasAccount && (state === 'delivered' || state === 'replaced');
  return {
    ...record,
    queue: due === null ? null : queueKey(kind, due),
    stateSince: hasText || hasAccount ? stateKey(state, since) : null,
    erasedSince: isErased ? since : null,
    pendingSince: hasText && PENDING.includes(state) ? since : null,
    twiceSince: hasText && isPossiblyTwice(row) ? since : null,
  };
}

const toVersion = (time: Timestamp) => `${time.seconds}.${time.nanoseconds}`;

function toTimestamp(version: string): Timestamp {
  const [seconds, nanoseconds] = version.split('.');
  return new Timestamp(Number(seconds), Number(nanoseconds));
}

const toStored = (snapshot: DocumentSnapshot): SavedRow | undefined => {
  const data = snapshot.data();
  return data && fromRecord(data, toVersion(snapshot.updateTime!));
};

/** @param options `collection` of the rows; what else is saved is in one that ends in `-states`. */
export function firestoreStore(
  firestore: Firestore,
  { collection = 'outbox', deadline = STORE_TIMEOUT } = {},
): Store {
  const submissions = firestore.collection(collection);
  const states = firestore.collection(`${collection}-states`);
  const withDeadline = <Value>(work: Promise<Value>) => waitAtMost(work, deadline);

  const get = async (id: string) => toStored(await withDeadline(submissions.doc(id).get()));
  const count = async (query: FirestoreQuery): Promise<number> =>
    (await withDeadline(query.count().get())).data().count;
  const inState = (state: State, from = 0, until = Number.MAX_SAFE_INTEGER) =>
    submissions
      .where('stateSince', '>=', stateKey(state, from))
      .where('stateSince', '<=', stateKey(state, until))
      .orderBy('stateSince');
  const inQueue = (kind: string, from: number, until: number) =>
    submissions
      .where('queue', '>=', queueKey(kind, from))
      .where('queue', '<=', queueKey(kind, until))
      .orderBy('queue');

  async function write(stored: SavedRow, next: Row): Promise<SavedRow | undefined> {
    const lastUpdateTime = toTimestamp(stored.version);
    try {
      const document = submissions.doc(stored.id);
      const { writeTime } = await withDeadline(
        document.update(toDocument(next), { lastUpdateTime }),
      );
      return { ...next, version: toVersion(writeTime) };
    } catch (error) {
      if (hasCode(error, FAILED_PRECONDITION, NOT_FOUND)) return undefined;
      throw error;
    }
  }

  function queryOf(query?: Query): FirestoreQuery {
    if (!query) return submissions.orderBy('acceptedAt');
    if ('sender' in query) return submissions.where('sender', '==', query.sender);
    if ('subject' in query) return submissions.where('subject', '==', query.subject);
    if ('state' in query) return inState(query.state, query.from, query.until);
    if ('erasedUntil' in query) {
      return submissions.where('erasedSince', '<=', query.erasedUntil).orderBy('erasedSince');
    }
    const [from, before] = query.ids;
    return submissions.where('id', '>=', from).where('id', '<', before).orderBy('id');
  }

  /**
   * Rows whose text version 0.1.0 has erased lack the field by which they are found. All erased rows are read for that,
   * which Firestore bills: once, and again a day later, when no process of that version runs any more.
   */
  async function completeEarlierRows(): Promise<void> {
    const document = states.doc(COMPLETED);
    const value = (await withDeadline(document.get())).get('value') as string | undefined;
    const done = value === undefined ? undefined : (JSON.parse(value) as Completed);
    if (done && (done.times > 1 || Date.now() - done.at < DAY)) return;
    const erased = submissions.where('stateSince', '==', null).limit(PAGE);
    for (let page = erased; ;) {
      const { docs } = await withDeadline(page.get());
      for (const snapshot of docs) {
        if (snapshot.get('erasedSince') === undefined) {
          const row = toStored(snapshot)!;
          await write(row, row);
        }
      }
      if (docs.length < PAGE) break;
      page = erased.startAfter(docs.at(-1)!);
    }
    const completed: Completed = { times: (done?.times ?? 0) + 1, at: Date.now() };
    await withDeadline(document.set({ value: JSON.stringify(completed) }));
  }

  return {
    async insert(row) {
      const document = submissions.doc(row.id);
      try {
        const { writeTime } = await withDeadline(document.create(toDocument(row)));
        return { ...row, version: toVersion(writeTime) };
      } catch (error) {
        if (!hasCode(error, ALREADY_EXISTS)) throw error;
        // The SDK repeats a write whose answer was lost, and the second one finds the first.
        const found = await get(row.id).catch(() => undefined);
        return found && row.lease !== null && found.lease === row.lease ? found : undefined;
      }
    },
    async claim(kind, { now, limit, lease: duration }) {
      const due = inQueue(kind, 0, now).limit(limit);
      const misdated = inQueue(kind, now + LONGEST_BACKOFF + 1, Number.MAX_SAFE_INTEGER);
      const lease = firestore.runTransaction(async (transaction) => {
        let { docs } = await transaction.get(due);
        if (docs.length === 0) ({ docs } = await transaction.get(misdated.limit(limit)));
        return docs.map((snapshot) => {
          const leased = leaseRow(toStored(snapshot)!, now, undefined, duration);
          transaction.update(snapshot.ref, toDocument(leased));
          return leased;
        });
      });
      try {
        // Rows that are leased after this deadline are not sent before their lease ends.
        const rows = await waitAtMost(lease, CLAIM_OPERATIONS * deadline);
        return (await Promise.all(rows.map(({ id }) => get(id)))).filter(
          (row) => row !== undefined,
        );
      } catch (error) {
        // Other processes claim the same rows.
        if (hasCode(error, ABORTED)) return [];
        throw error;
      }
    },
    change: changeWith(get, write),
    async remove({ id, version }, { ifUnchanged } = { ifUnchanged: false }) {
      const document = submissions.doc(id);
      return withDeadline(
        firestore.runTransaction(async (transaction) => {
          const row = toStored(await transaction.get(document));
          if (ifUnchanged && row?.version !== version) return undefined;
          transaction.delete(document);
          return row;
        }),
      );
    },
    async *rows(query) {
      if (query && 'erasedUntil' in query) await completeEarlierRows();
      const ordered = queryOf(query).limit(PAGE);
      for (let page = ordered; ;) {
        const { docs } = await withDeadline(page.get());
        yield* docs.map((snapshot) => toStored(snapshot)!);
        if (docs.length < PAGE) return;
        page = ordered.startAfter(docs.at(-1)!);
      }
    },
    async count(now, keepUndelivered = KEEP_UNDELIVERED) {
      const pending = submissions.where('pendingSince', '>', 0);
      const [waiting, possiblyTwice] = await Promise.all([
        count(pending),
        count(submissions.where('twiceSince', '>', 0)),
      ]);
      const none = { open: 0, held: 0, dead: 0, quarantined: 0, expiring: 0, oldestOpen: null };
      // Two reads where nothing waits, as on most days.
      if (waiting === 0) return { ...none, possiblyTwice: possiblyTwice! };
      const expiring = pending.where('pendingSince', '<=', now - keepUndelivered + ANNOUNCEMENT);
      const [open, held, dead, quarantined] = await Promise.all(
        (['open', 'held', 'dead', 'quarantined'] as const).map((state) => count(inState(state))),
      );
      const oldest = await withDeadline(inState('open').limit(1).get());
      return {
        open: open!,
        held: held!,
        dead: dead!,
        quarantined: quarantined!,
        expiring: await count(expiring),
        possiblyTwice: possiblyTwice!,
        oldestOpen: (oldest.docs[0]?.get('since') as number | undefined) ?? null,
      };
    },
    async load<Value>(name: string) {
      const value = (await withDeadline(states.doc(name).get())).get('value') as string | undefined;
      return value === undefined ? undefined : (JSON.parse(value) as Value);
    },
    async save(name, value) {
      await withDeadline(states.doc(name).set({ value: JSON.stringify(value) }));
    },
    async swap(name, loaded, value) {
      const document = states.doc(name);
      const swapped = firestore.runTransaction(async (transaction) => {
        const stored = (await transaction.get(document)).get('value') as string | undefined;
        if (stored !== JSON.stringify(loaded)) return false;
        transaction.set(document, { value: JSON.stringify(value) });
        return true;
      });
      return withDeadline(swapped);
    },
    async check() {
      await withDeadline(states.doc('check').get());
    },
    truncate: async () => true,
    close: async () => {
      // The caller owns the client.
    },
  };
}
