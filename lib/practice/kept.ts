import { readStorage, type StoredName, writeStorage } from '@/lib/browser/storage';

type Key = StoredName['localStorage'];

/** What could not be stored, and what the storage had instead. It lasts as long as the page. */
const unsaved = new Map<Key, { value: string | null; instead: string | null }>();

export function readKept(key: Key): string | null {
  const stored = readStorage('localStorage', key);
  const kept = unsaved.get(key);
  // Another page may have changed the storage since.
  return kept?.instead === stored ? kept.value : stored;
}

/** Like `writeStorage`, but `readKept` finds the value also where storage is denied or full. */
export function writeKept(key: Key, value: string | null): boolean {
  const isStored = writeStorage('localStorage', key, value);
  if (isStored) unsaved.delete(key);
  else unsaved.set(key, { value, instead: readStorage('localStorage', key) });
  return isStored;
}
