import { type Level } from '@sutra/vedic/levels';

type Area = 'localStorage' | 'sessionStorage';

/** Every name that the site may store. A test compares them with /privacy. */
export type StoredName = {
  localStorage:
    | 'theme'
    | `best:${Level}`
    | 'practice:missed'
    | 'practice:progress'
    | 'account:known'
    | 'account:profile-completed'
    | 'buying'
    | 'registering'
    | 'language:offer';
  sessionStorage: DraftName;
};

export type DraftName = 'contact-draft' | `profile-draft:${string}`;

export function readStorage<A extends Area>(area: A, key: StoredName[A]): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

export function readStoredJson<A extends Area>(area: A, key: StoredName[A]): unknown {
  try {
    return JSON.parse(readStorage(area, key) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * `null` removes the item.
 *
 * @returns false where storage is denied or full.
 */
export function writeStorage<A extends Area>(
  area: A,
  key: StoredName[A],
  value: string | null,
): boolean {
  try {
    if (value === null) globalThis[area].removeItem(key);
    // eslint-disable-next-line no-restricted-syntax -- the one place that does
    else globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
