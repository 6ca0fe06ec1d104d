import { orderCommand } from '@/content/en/order-command';
import { site } from '@/content/site';
import { type Order } from '@/lib/shop/orders/order';
import { salesOf } from '@/lib/shop/orders/order';
import { type Surroundings } from '@/lib/shop/orders/surroundings';
import { fill, formatRupees } from '@/lib/text/format';
import { localDate } from '@/lib/time';
import { type Buyers, readBuyers } from './buyers';
import { CSV_START, csvLine, table, toCell } from '../submissions/export';

const words = orderCommand.month;

/** Money that came, or that went back, on a day of the owner's calendar. */
interface Entry {
  /** `2026-12-31`. */
  day: string;
  order: Order;
  /** In rupees; below zero where it was paid back, null where the price is not known. */
  amount: number | null;
}

const dayOf = (ms: number) => localDate(site.timeZone, new Date(ms));

function entriesOf(orders: readonly Order[], month: string): Entry[] {
  return orders
    .flatMap((order) =>
      salesOf(order).flatMap(({ amount, receivedAt, paidBackAt }) => {
        const came = { day: dayOf(receivedAt), order, amount };
        if (paidBackAt === null) return [came];
        return [came, { day: dayOf(paidBackAt), order, amount: amount && -amount }];
      }),
    )
    .filter(({ day }) => day.startsWith(`${month}-`))
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

const isBack = ({ amount }: Entry) => (amount ?? 0) < 0;

const sum = (entries: readonly Entry[]) =>
  entries.reduce((total, { amount }) => total + (amount ?? 0), 0);

/** The rows of a month, with the total at the end. */
function rowsOf(entries: readonly Entry[], buyers: Buyers, show: (n: number) => string) {
  const showKnown = (amount: number | null) => (amount === null ? '?' : show(Math.abs(amount)));
  const rows = entries.map((entry) => {
    const { day, order, amount } = entry;
    const cells = isBack(entry) ? ['', showKnown(amount)] : [showKnown(amount), ''];
    return [day, order.reference, order.title, buyers.get(order) ?? words.deleted, ...cells];
  });
  const back = entries.filter(isBack);
  const came = sum(entries.filter((entry) => !isBack(entry)));
  const total = [words.total, '', '', '', show(came), show(-sum(back))];
  return [[...words.columns], ...rows, total, [words.left, '', '', '', show(came + sum(back)), '']];
}

const monthTable = (entries: readonly Entry[], buyers: Buyers) =>
  table(rowsOf(entries, buyers, (amount) => formatRupees(amount, 'en-IN')));

// No formula, also below zero.
const toCsvCell = (text: string) => (/^-?\d+$/.test(text) ? text : toCell(text));

/** For a spreadsheet: amounts are numbers. */
function monthCsv(entries: readonly Entry[], buyers: Buyers): string {
  const rows = rowsOf(entries, buyers, String);
  return CSV_START + rows.map((row) => csvLine(row.map(toCsvCell))).join('');
}

/** `2026-12` */
export const isMonth = (typed: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(typed);

/** What came and went back in a month, as a table for a terminal or as CSV. */
export async function writtenMonth(
  month: string,
  isCsv: boolean,
  stores: Pick<Surroundings, 'orders' | 'users'>,
): Promise<string> {
  const entries = entriesOf(await stores.orders.list(), month);
  if (entries.length === 0) return `${fill(words.none, { month })}\n`;
  const buyers = await readBuyers([...new Set(entries.map(({ order }) => order))], stores);
  return (isCsv ? monthCsv : monthTable)(entries, buyers);
}
