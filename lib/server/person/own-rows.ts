import { mailboxOf } from '@sutra/outbox/mailbox-of';
import { states } from '@sutra/outbox/row';
import { collect } from '@sutra/outbox/store';
import { type User } from '@/lib/shop/account/user';
import { type OrderStore } from '@/lib/shop/orders/store';
import { accountSubject, mailboxSubject } from '@/lib/server/submissions/descriptor';
import {
  outboxKinds,
  type Payloads,
  type SavedRow,
  type Store,
} from '@/lib/server/submissions/kinds';
import { DAY } from '@/lib/time';

type Person = Pick<User, 'id' | 'email' | 'emailVerified'>;

interface Sources {
  store: Store;
  orders: OrderStore;
  now: number;
}

/** When the rows that earlier versions had stored got their subjects. */
const INDEXED = 'subjects';

/** For a day, a process of an earlier version may store rows without one. */
const isIndexed = (since: number | undefined, now: number) =>
  since !== undefined && now - since >= DAY;

async function* allRows(store: Store): AsyncGenerator<SavedRow> {
  for (const state of states) yield* store.rows({ state });
}

/** Mails about orders said only which orders they are about. */
async function accountOf(mail: Payloads['order'], orders: OrderStore): Promise<string | undefined> {
  if (mail.account !== undefined || mail.email === '') return mail.account;
  const [order] = await orders.list({ id: mail.orders[0]?.id ?? '' });
  return order?.account ?? undefined;
}

/** Gives rows of earlier versions a subject, so that their person is found. Once an hour. */
export async function indexRows({ store, orders, now }: Sources): Promise<void> {
  const since = await store.load<number>(INDEXED);
  if (isIndexed(since, now)) return;
  for await (const row of allRows(store)) {
    if (row.subject !== null || !row.payload) continue;
    const account = 'audience' in row.payload && (await accountOf(row.payload, orders));
    const subject = account
      ? accountSubject(account)
      : (outboxKinds[row.kind]?.subjectOf?.(row.payload) ?? null);
    if (subject === null) continue;
    await store.change(row, (current) => (current.payload ? { ...current, subject } : undefined));
  }
  if (since === undefined) await store.save(INDEXED, now);
}

/** All that may be a person's: what asks for them alone where rows have subjects, else every row. */
async function candidates(
  { id, email, emailVerified }: Person,
  { store, now }: Sources,
): Promise<SavedRow[]> {
  if (!isIndexed(await store.load<number>(INDEXED), now)) return collect(allRows(store));
  const queries = [
    { sender: id },
    { subject: accountSubject(id) },
    ...(emailVerified ? [{ subject: mailboxSubject(email) }] : []),
  ];
  const rows = await Promise.all(queries.map((query) => collect(store.rows(query))));
  return [...new Map(rows.flat().map((row) => [row.id, row])).values()];
}

/**
 * The submissions of an account whose text is still stored. Messages from its address count only
 * once the address is verified: anybody can register another person's.
 */
export async function ownRows(person: Person, stores: Sources): Promise<SavedRow[]> {
  const { id, email, emailVerified } = person;
  const mailbox = mailboxOf(email);
  const found: SavedRow[] = [];
  for (const row of await candidates(person, stores)) {
    const { kind, sender, subject, payload } = row;
    const isMessage = kind === 'contact' && payload !== null;
    const isOwn = isMessage
      ? emailVerified && mailboxOf(payload.email) === mailbox
      : sender === id || subject === accountSubject(id) || (await isOfAccount(row, id, stores));
    if (isOwn && kind !== 'request') found.push(row);
  }
  return found;
}

async function isOfAccount({ payload }: SavedRow, id: string, { orders }: Sources) {
  if (!payload) return false;
  if ('audience' in payload) return (await accountOf(payload, orders)) === id;
  return 'uid' in payload && payload.uid === id;
}
