import { readStoredJson, writeStorage } from '@/lib/browser/storage';
import { createReference, isReference } from '@/lib/text/reference';
import { DAY } from '@/lib/time';

export interface Purchase {
  personId: string;
  bookId: string;
  reference: string;
  startedAt: number;
  /** When the buyer said that the screenshot was sent; the site never sees the payment. */
  submittedAt?: number;
}

const KEY = 'payment:purchases';
const RETENTION_MS = 30 * DAY;
const MAX_STORED = 20;

/** For browsers that deny storage. */
let memory: readonly Purchase[] = [];

/** Checks the reference only: a purchase with other damaged fields matches no person, book or day. */
const isPurchase = (value: Partial<Purchase> | null): value is Purchase =>
  isReference(value?.reference ?? '');

const isSameDay = (a: number, b: number) =>
  new Date(a).toDateString() === new Date(b).toDateString();

const isKept = ({ startedAt, submittedAt }: Purchase, now: number) =>
  submittedAt === undefined ? isSameDay(startedAt, now) : now - submittedAt < RETENTION_MS;

function load(now: number): readonly Purchase[] {
  const stored = readStoredJson('localStorage', KEY);
  const purchases = Array.isArray(stored) ? stored.filter(isPurchase) : memory;
  return purchases.filter((purchase) => isKept(purchase, now));
}

function save(purchases: readonly Purchase[]) {
  memory = purchases.slice(-MAX_STORED);
  writeStorage('localStorage', KEY, JSON.stringify(memory));
}

const isFor = (personId: string, bookId: string) => (purchase: Purchase) =>
  purchase.personId === personId && purchase.bookId === bookId;

/** The reference stays until the buyer has sent the screenshot or the day is over. */
export function openReference(personId: string, bookId: string, now = Date.now()): string {
  const purchases = load(now);
  const open = purchases
    .filter(isFor(personId, bookId))
    .findLast(({ submittedAt }) => submittedAt === undefined);
  if (open) return open.reference;
  const reference = createReference();
  save([...purchases, { personId, bookId, reference, startedAt: now }]);
  return reference;
}

export function markSubmitted(
  personId: string,
  bookId: string,
  reference: string,
  now = Date.now(),
): void {
  const others = load(now).filter((purchase) => purchase.reference !== reference);
  save([...others, { personId, bookId, reference, startedAt: now, submittedAt: now }]);
}

export function lastSubmitted(personId: string, bookId: string, now = Date.now()) {
  return load(now)
    .filter(isFor(personId, bookId))
    .findLast((purchase): purchase is Required<Purchase> => purchase.submittedAt !== undefined);
}
