import { readStoredJson, writeStorage } from '@/lib/browser/storage';
import { DAY } from '@/lib/time';

/** One that this browser began: Firebase may have its account, which may have no name yet. */
interface Registration {
  email: string;
  name: string;
  at: number;
}

const KEY = 'registering';
/** As long as the browser remembers a payment. */
const KEEP_MS = 30 * DAY;

/** For browsers that deny storage. */
let memory: readonly Registration[] = [];

// Firebase writes addresses in lower case.
const isOf = (email: string) => (each: Registration) =>
  each.email.toLowerCase() === email.toLowerCase();

function recall(now: number): readonly Registration[] {
  const stored = readStoredJson('localStorage', KEY) ?? memory;
  if (!Array.isArray(stored)) return [];
  return stored.filter((each: Partial<Registration> | null) => now - Number(each?.at) < KEEP_MS);
}

/** The name that was typed with this email, until the registration is done. */
export const unfinishedName = (email: string, now = Date.now()): string | undefined =>
  recall(now).find(isOf(email))?.name;

/** @param name undefined once the registration is done, or was refused. */
export function setUnfinished(email: string, name: string | undefined, now = Date.now()): void {
  const others = recall(now).filter((each) => !isOf(email)(each));
  const list = name === undefined ? others : [...others, { email, name, at: now }];
  const text = list.length > 0 ? JSON.stringify(list) : null;
  memory = writeStorage('localStorage', KEY, text) ? [] : list;
}
