import { site } from '@/content/site';
import { type User } from '@/lib/shop/account/user';
import { type Locale } from '@/lib/words/locale';
import { exportOrders } from '@/lib/shop/orders/export-orders';
import { type Store } from '@/lib/server/submissions/kinds';
import { toJsonText } from '@/lib/server/submissions/row-text';
import { type Stores } from '@/lib/server/stores';
import { ownRows } from './own-rows';
import { findUser } from '@/lib/shop/account/server/users';

/** What the site stores of one account, as the person may take it along. */
export interface OwnData {
  site: string;
  /** ISO 8601. */
  at: string;
  account: Record<string, string | boolean | null>;
  /** Whose text is still stored; `privacyVersion` is the notice that the form showed. */
  submissions: Record<string, unknown>[];
  /** Missing where there are none. */
  orders?: Record<string, unknown>[];
}

/** The same to read, in the language of the page. */
export interface DataPart {
  title: string;
  lines: { label: string; text: string }[];
}

type Labels = Readonly<Record<string, string>>;

export function describeData(
  { account, submissions, orders = [] }: OwnData,
  { tag, words }: Locale,
): DataPart[] {
  const { data } = words.yourAccount;
  const { data: ofOrders } = words.orders;
  const labels: Labels = {
    ...words.contact.form.labels,
    ...words.profile.labels,
    ...words.law.fieldNames,
    ...data.labels,
    ...ofOrders.labels,
  };
  const options: Readonly<Record<string, Labels>> = {
    ...words.profile.options,
    orderState: ofOrders.states,
  };
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: site.timeZone });
  const toText = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((each) => toText(name, each)).join(', ');
    if (typeof value === 'boolean') return value ? data.yes : data.no;
    const text = typeof value === 'string' ? value : '';
    if (text && name.endsWith('At')) return date.format(new Date(text));
    return options[name]?.[text] ?? text;
  };
  const toLines = (values: object) =>
    Object.entries(values)
      .filter(([name]) => Object.hasOwn(labels, name))
      .map(([name, value]) => ({ label: labels[name]!, text: toText(name, value) }))
      .filter(({ text }) => text !== '');
  const parts = submissions.map(({ kind, payload, ...metadata }) => {
    const { address, ...fields } = (payload ?? {}) as { address?: object };
    const title = data.kinds[kind as keyof typeof data.kinds];
    return { title, lines: toLines({ ...metadata, ...fields, ...address }) };
  });
  const bought = orders.map((order) => ({ title: ofOrders.kind, lines: toLines(order) }));
  return [{ title: data.account, lines: toLines(account) }, ...bought, ...parts];
}

export async function readOwnData(
  store: Store,
  user: User,
  { orders, users, now = new Date() }: Stores & { now?: Date },
): Promise<OwnData> {
  const stored = await findUser(user.id, users);
  const day = (date?: Date | null) => date?.toISOString() ?? null;
  // Mails about orders say no more than the orders.
  const stores = { store, orders, now: now.getTime() };
  const rows = (await ownRows(user, stores)).filter(({ kind }) => kind !== 'order');
  const ownOrders = await exportOrders(user.id, orders);
  return {
    site: site.name,
    at: now.toISOString(),
    account: {
      id: user.id,
      name: user.name,
      email: user.email,
      emailVerified: user.emailVerified,
      picture: user.photoURL,
      createdAt: user.createdAt,
      profileCompletedAt: day(stored?.profileCompletedAt),
      lastSeenAt: day(stored?.lastSeenAt),
      sessionsEndedAt: day(stored?.sessionsEndedAt),
    },
    submissions: rows.map((row) => JSON.parse(toJsonText(row)) as Record<string, unknown>),
    ...(ownOrders.length > 0 && { orders: ownOrders }),
  };
}
