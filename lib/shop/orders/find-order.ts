import { pricedBooks } from '@/content/books';
import { type UserStore } from '@/lib/shop/account/server/user-store';
import { plainLine } from '@/lib/text/clean';
import { isReference } from '@/lib/text/reference';
import { orderReference } from './order';
import { type OrderStore, type SavedOrder } from './store';
import { type Linked, SEARCH } from './token';
import { readUtr } from './utr';

/** An order, or one that was not reported yet. */
export interface Found extends Linked {
  account: string;
  title: string;
  amount: number | null;
  order?: SavedOrder;
}

const toFound = (order: SavedOrder): Found[] =>
  order.account === null ? [] : [{ ...order, account: order.account, order }];

export async function findStored(reference: string, orders: OrderStore): Promise<Found[]> {
  return (await orders.list({ reference })).flatMap(toFound);
}

/** What a buyer may quote without having reported it; without a book where several are sold. */
const unreported = [
  ...pricedBooks.map(({ id, title, price }) => ({ book: id, title, amount: price.upi })),
  { book: null, title: '', amount: null },
];

/**
 * Of a buyer who sent a screenshot on WhatsApp and reported nothing, or whose order has another reference: one
 * report may have named the book, and another one not.
 */
async function findByAccounts(
  references: readonly string[],
  { orders, users }: { orders: OrderStore; users: UserStore },
): Promise<Found[]> {
  const found: Found[] = [];
  if (references.length === 0) return found;
  for await (const { uid } of users.users()) {
    if (!uid) continue;
    for (const each of unreported) {
      const reference = orderReference(uid, each.book);
      if (!references.includes(reference)) continue;
      const stored = (await orders.list({ account: uid }))
        .filter(({ book }) => each.book === null || book === each.book)
        .flatMap(toFound);
      found.push(
        ...(stored.length > 0 ? stored : [{ account: uid, epoch: 0, reference, ...each }]),
      );
    }
  }
  return found;
}

/** What a search reads of a text; a whole mail has its reference at the beginning. */
export const MOST_SEARCHED = 500;

/** A reference however it is written: banks, mails and people break it, space it and join it to words. */
const REFERENCE = /(?=V[^A-Z0-9]{0,6}M((?:[^A-Z0-9]{0,6}[A-Z0-9]){6}))/g;

const MOST_REFERENCES = 20;

function readReferences(text: string): string[] {
  const line = plainLine(text).toUpperCase();
  const read = [...line.matchAll(REFERENCE)]
    .map(([, letters = '']) => `VM-${letters.replace(/[^A-Z0-9]/g, '')}`)
    .filter((reference) => isReference(reference) && reference !== SEARCH);
  return [...new Set(read)].slice(0, MOST_REFERENCES);
}

/** Signs that people and programs write for digits. */
const toDigits = (run: string) => run.replaceAll('O', '0').replace(/[IL]/g, '1');

const UTR_DIGITS = 12;

/** All that may be UTRs: digits in one run, or in groups side by side. */
function readNumbers(text: string): string[] {
  const groups = [
    ...plainLine(text)
      .toUpperCase()
      .matchAll(/[0-9OIL]+/g),
  ];
  const isNext = (one: RegExpExecArray, next: RegExpExecArray) =>
    next.index - one.index - one[0].length <= 2;
  return groups.flatMap((_, start) => {
    let digits = '';
    for (let at = start; at < groups.length && digits.length < UTR_DIGITS; at++) {
      if (at > start && !isNext(groups[at - 1]!, groups[at]!)) break;
      digits += toDigits(groups[at]![0]);
    }
    return digits.length === UTR_DIGITS ? [digits] : [];
  });
}

/** A number that no order has is harmless, such as a phone number with 91. */
async function findByNumbers(text: string, orders: OrderStore): Promise<Found[]> {
  const utrs = new Set([...readNumbers(text), readUtr(text)].filter((utr) => utr !== null));
  const stored = await Promise.all([...utrs].map((utr) => orders.list({ utr })));
  return stored.flat().flatMap(toFound);
}

async function findByReferences(
  references: readonly string[],
  stores: { orders: OrderStore; users: UserStore },
): Promise<Found[]> {
  const stored = await Promise.all(references.map((each) => findStored(each, stores.orders)));
  const missing = references.filter((_, index) => stored[index]!.length === 0);
  const found = [...stored.flat(), ...(await findByAccounts(missing, stores))];
  const isFirst = ({ order }: Found, index: number) =>
    !order || found.findIndex((each) => each.order?.id === order.id) === index;
  return found.filter(isFirst);
}

/**
 * Finds what a text names by references, in their order, or else by a UTR: a payment's note, a sentence
 * from WhatsApp, a mail.
 */
export async function findOrders(
  typed: string,
  stores: { orders: OrderStore; users: UserStore },
): Promise<Found[]> {
  const text = typed.slice(0, MOST_SEARCHED);
  const named = await findByReferences(readReferences(text), stores);
  if (named.length > 0) return named;
  return findByNumbers(text, stores.orders);
}
