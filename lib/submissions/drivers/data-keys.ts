import { type PayloadCipher } from './payload-cipher';
import { type SubmissionStore } from './store';

const STATE = 'data-keys';

export class DataKeyError extends Error {
  override name = 'DataKeyError';
}

async function readKeyIds(store: SubmissionStore) {
  const state = await store.readState(STATE);
  return { ids: (state?.value ?? []) as string[], version: state?.version };
}

/** Checks that every key with which the store's texts are encrypted is set. @throws {DataKeyError} */
export async function verifyDataKeys(store: SubmissionStore, cipher: PayloadCipher) {
  const { ids, version } = await readKeyIds(store);
  if (ids.some((id) => !cipher.keyIds.includes(id))) {
    const problem = cipher.keyIds.length === 0 ? 'is not set' : 'lacks a key';
    throw new DataKeyError(
      `DATA_KEY ${problem}, but stored messages are encrypted with it. Nothing is lost: set the key that was used before (after a comma, if you want a new one first).`,
    );
  }
  return { ids, version };
}

/** Verifies the keys, and records the current one. @throws {DataKeyError} before it writes. */
export async function registerDataKey(
  store: SubmissionStore,
  cipher: PayloadCipher,
): Promise<void> {
  if (!store.canStore) return;
  const { ids, version } = await verifyDataKeys(store, cipher);
  const [current] = cipher.keyIds;
  if (!current || ids.includes(current)) return;
  // Another process may have written: its key has to be checked, too.
  if (!(await store.writeState(STATE, [...ids, current], version))) {
    return registerDataKey(store, cipher);
  }
}

/** For a store that was down at the start: checks the keys before the first text is written. */
export function registerKeyBeforeWrites(
  store: SubmissionStore,
  cipher: PayloadCipher,
): SubmissionStore {
  let checking: Promise<void> | undefined;
  const check = () =>
    (checking ??= registerDataKey(store, cipher).catch((error: unknown) => {
      checking = undefined;
      throw error;
    }));
  return {
    ...store,
    create: (row) => check().then(() => store.create(row)),
    replace: (stored, next) => check().then(() => store.replace(stored, next)),
  };
}

/** Encrypts all texts with the current key, so that older keys can go. Returns how many it changed. */
export async function rekey(store: SubmissionStore, cipher: PayloadCipher): Promise<number> {
  const before = await readKeyIds(store);
  let count = 0;
  for await (const found of store.scan()) {
    for (let row: typeof found | undefined = found; row && row.payload !== null;) {
      if (await store.replace(row, row)) {
        count += 1;
        break;
      }
      row = await store.get(found.id);
    }
  }
  await store.writeState(STATE, cipher.keyIds.slice(0, 1), before.version);
  return count;
}
