import { createHash } from 'node:crypto';
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { waitAtMost } from '@sutra/outbox/deadline';
import { FIRESTORE_TIMEOUT } from '@/lib/deadlines';
import { type Collection, type Database, type Saved } from './collection';
import { type Shape, type Unique } from './shape';

type Value = Record<string, unknown> & { id: string };

// gRPC status codes.
const [NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION] = [5, 6, 9];

const PAGE = 200;

/** How many values every Firestore compares in one query. */
const MAX_IN = 10;

const toVersion = (time: Timestamp) => `${time.seconds}.${time.nanoseconds}`;

function toTimestamp(version: string): Timestamp {
  const [seconds, nanoseconds] = version.split('.');
  return new Timestamp(Number(seconds), Number(nanoseconds));
}

/** Others cannot be the id of a document, and the SDK throws for them. */
const isId = (id: unknown) => typeof id === 'string' && id !== '' && !id.includes('/');

/** Values of a unique field: see `Unique`. */
function uniqueValues(firestore: Firestore, { field, collection, value, owner, others }: Unique) {
  const claims = firestore.collection(collection);
  return {
    field,
    add(batch: WriteBatch, { id, [field]: claimed }: Value): void {
      if (claimed === null) return;
      const name = createHash('sha256').update(String(claimed)).digest('hex');
      batch.create(claims.doc(name), { ...others, [value]: claimed, [owner]: id });
    },
    async remove(batch: WriteBatch, id: string): Promise<void> {
      for (const { ref } of (await claims.where(owner, '==', id).get()).docs) batch.delete(ref);
    },
    async find(claimed: unknown) {
      const { docs } = await claims.where(value, '==', claimed).get();
      return docs.map((claim) => ({ claim, id: claim.get(owner) as string }));
    },
    /** By the ids of their owners. */
    async read(ids: string[]): Promise<Map<string, unknown>> {
      const chunks = [];
      for (let at = 0; at < ids.length; at += MAX_IN) chunks.push(ids.slice(at, at + MAX_IN));
      const found = await Promise.all(chunks.map((some) => claims.where(owner, 'in', some).get()));
      const toEntry = (claim: DocumentSnapshot) =>
        [claim.get(owner), claim.get(value)] as [string, unknown];
      return new Map(found.flatMap(({ docs }) => docs.map(toEntry)));
    },
  };
}

function firestoreCollection(
  firestore: Firestore,
  shape: Shape,
  deadline: number,
): Collection<Value, string> {
  const documents = firestore.collection(shape.collection);
  const unique = shape.unique && uniqueValues(firestore, shape.unique);
  const withDeadline = <Result>(work: Promise<Result>) => waitAtMost(work, deadline);

  const toData = (value: Value) =>
    Object.fromEntries(
      Object.entries(value).filter(([name, each]) => name !== 'version' && each !== undefined),
    );

  function toSaved(snapshot: DocumentSnapshot): Saved<Value> {
    const fields = Object.entries(snapshot.data()!).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]);
    const version = toVersion(snapshot.updateTime!);
    return { ...(Object.fromEntries(fields) as object), id: snapshot.id, version };
  }

  /** Undefined for an error with one of the codes. */
  async function commit(batch: WriteBatch, ...codes: number[]): Promise<Timestamp | undefined> {
    try {
      const [result] = await batch.commit();
      return result!.writeTime;
    } catch (error) {
      if (codes.includes((error as { code: number }).code)) return undefined;
      throw error;
    }
  }

  async function toAllSaved(snapshots: DocumentSnapshot[]): Promise<Saved<Value>[]> {
    const all = snapshots.map(toSaved);
    if (!unique) return all;
    // Of earlier versions: only the claim says the value.
    const { field } = unique;
    const values = await unique.read(
      all.filter((each) => each[field] === undefined).map(({ id }) => id),
    );
    return all.map((each) => ({ ...each, [field]: each[field] ?? values.get(each.id) ?? null }));
  }

  const readAll = (query: Query) => withDeadline(query.get().then(({ docs }) => toAllSaved(docs)));

  async function readOne(id: string): Promise<Saved<Value>[]> {
    if (!isId(id)) return [];
    const snapshot = await documents.doc(id).get();
    return toAllSaved(snapshot.exists ? [snapshot] : []);
  }

  async function readOwners(claimed: unknown): Promise<Saved<Value>[]> {
    const read = async ({ claim, id }: { claim: QueryDocumentSnapshot; id: string }) => {
      const owners = await readOne(id);
      // Somebody has removed the document by hand: nobody could have the value any more.
      const left = firestore.batch().delete(claim.ref, { lastUpdateTime: claim.updateTime });
      if (owners.length === 0) await commit(left, FAILED_PRECONDITION, NOT_FOUND);
      return owners;
    };
    return (await Promise.all((await unique!.find(claimed)).map(read))).flat();
  }

  async function replace({ id, version, ...read }: Saved<Value>, next: Value) {
    const batch = firestore.batch();
    const gone = Object.keys(read).filter((name) => next[name] === undefined);
    const deleted = Object.fromEntries(gone.map((name) => [name, FieldValue.delete()]));
    batch.update(
      documents.doc(id),
      { ...deleted, ...toData(next) },
      { lastUpdateTime: toTimestamp(version) },
    );
    if (unique && read[unique.field] !== next[unique.field]) {
      await unique.remove(batch, id);
      unique.add(batch, next);
    }
    return commit(batch, FAILED_PRECONDITION, NOT_FOUND, ALREADY_EXISTS);
  }

  async function remove({ id, version }: Saved<Value>) {
    const batch = firestore.batch();
    batch.delete(documents.doc(id), { lastUpdateTime: toTimestamp(version) });
    await unique?.remove(batch, id);
    return commit(batch, FAILED_PRECONDITION, NOT_FOUND);
  }

  return {
    async insert(value) {
      const batch = firestore.batch();
      batch.create(documents.doc(value.id), toData(value));
      unique?.add(batch, value);
      const time = await withDeadline(commit(batch, ALREADY_EXISTS));
      return time && { ...value, version: toVersion(time) };
    },
    async replace(saved, next) {
      const time = await withDeadline(replace(saved, next));
      return time && { ...next, version: toVersion(time) };
    },
    remove: async (saved) => (await withDeadline(remove(saved))) !== undefined,
    find(field, value) {
      if (field === 'id') return withDeadline(readOne(String(value)));
      if (field === unique?.field) return withDeadline(readOwners(value));
      return readAll(documents.where(field, '==', value));
    },
    findUntil(field, time, limit) {
      const query = documents.where(field, '<=', time);
      return readAll(limit === undefined ? query : query.limit(limit));
    },
    async *all() {
      const ordered = documents.orderBy(FieldPath.documentId()).limit(PAGE);
      for (let page = ordered; ;) {
        const found = await readAll(page);
        yield* found;
        if (found.length < PAGE) return;
        page = ordered.startAfter(found.at(-1)!.id);
      }
    },
  };
}

export function firestoreDatabase(firestore: Firestore, deadline = FIRESTORE_TIMEOUT): Database {
  return {
    collection: (shape: Shape) => firestoreCollection(firestore, shape, deadline) as never,
    close: async () => {
      // The caller owns the client.
    },
  };
}
