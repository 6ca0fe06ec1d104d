import { isPaymentReference, paymentReference } from './reference';

/** One purchase: who buys what, under which reference. Times are milliseconds since the epoch. */
export interface Purchase {
  personId: string;
  bookId: string;
  reference: string;
  startedAt: number;
  /** When the buyer said that the screenshot was submitted; the site never sees the payment. */
  submittedAt?: number;
}

const KEY = 'payment:purchases';
const KEEP_MS = 30 * 86_400_000;
const MOST = 20;

/** Used when storage is not available. */
let memory: readonly Purchase[] = [];

/** Other damaged fields match no person, book or day. */
const isPurchase = (value: Partial<Purchase> | null): value is Purchase =>
  isPaymentReference(value?.reference ?? '');

const isSameDay = (a: number, b: number) =>
  new Date(a).toDateString() === new Date(b).toDateString();

const isKept = ({ startedAt, submittedAt }: Purchase, now: number) =>
  submittedAt === undefined ? isSameDay(startedAt, now) : now - submittedAt < KEEP_MS;

function load(now: number): readonly Purchase[] {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(KEY)!);
  } catch {
    // Not JSON, or storage is closed.
  }
  const purchases = Array.isArray(stored) ? stored.filter(isPurchase) : memory;
  return purchases.filter((purchase) => isKept(purchase, now));
}

function save(purchases: readonly Purchase[]) {
  memory = purchases.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // `memory` keeps it until the page is closed.
  }
}

const isOf = (personId: string, bookId: string) => (purchase: Purchase) =>
  purchase.personId === personId && purchase.bookId === bookId;

/**
 * Returns the reference of the current purchase: the same in every dialog and after a reload, until
 * the buyer has submitted the screenshot or the day is over. Browser only.
 */
export function openReference(personId: string, bookId: string, now = Date.now()): string {
  const purchases = load(now);
  const open = purchases
    .filter(isOf(personId, bookId))
    .findLast(({ submittedAt }) => submittedAt === undefined);
  if (open) return open.reference;
  const reference = paymentReference();
  save([...purchases, { personId, bookId, reference, startedAt: now }]);
  return reference;
}

/** Remembers that the buyer submitted the screenshot of this purchase. */
export function markSubmitted(
  personId: string,
  bookId: string,
  reference: string,
  now = Date.now(),
): void {
  const others = load(now).filter((purchase) => purchase.reference !== reference);
  save([...others, { personId, bookId, reference, startedAt: now, submittedAt: now }]);
}

/** The last purchase of the past thirty days whose screenshot was submitted in this browser. */
export function lastSubmitted(personId: string, bookId: string, now = Date.now()) {
  return load(now)
    .filter(isOf(personId, bookId))
    .findLast((purchase): purchase is Required<Purchase> => purchase.submittedAt !== undefined);
}
