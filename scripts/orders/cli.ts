import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readMark } from '@sutra/ebook-mark/read-mark';
import { errorCode } from '@sutra/outbox/error-code';
import { pricedBooks } from '@/content/books';
import { orderCommand as words } from '@/content/en/order-command';
import { site } from '@/content/site';
import { decideOrder } from '@/lib/shop/orders/decide-order';
import { readPerson } from '@/lib/shop/orders/details';
import { findEbook } from '@/lib/shop/orders/ebook-file';
import { findOrders, type Found } from '@/lib/shop/orders/find-order';
import {
  decidedAtOf,
  type Decision,
  isOpen,
  type Order,
  orderStates,
} from '@/lib/shop/orders/order';
import {
  actOnNoted,
  listNoted,
  type NotedAction,
  notedIn,
  partsOf,
  restOf,
  sumOf,
} from '@/lib/shop/orders/noted';
import { orderLink } from '@/lib/shop/orders/owners-mails';
import { type Evidence, isPaymentNumber, type Payment } from '@/lib/shop/orders/payment';
import {
  findSpentLine,
  findSpentUtr,
  hasLine,
  listPayments,
  notePayment,
  type Spent,
} from '@/lib/shop/orders/payments';
import { type SavedOrder, type SavedPayment } from '@/lib/shop/orders/store';
import { type Surroundings } from '@/lib/shop/orders/surroundings';
import { tellLinks, tellOrders } from '@/lib/shop/orders/tell';
import { decideTogether, findReceivedWith } from '@/lib/shop/orders/together';
import {
  endOwnersLinks,
  freshLinks,
  ownersToken,
  readOwnersEpoch,
  searchToken,
} from '@/lib/shop/orders/token';
import { collect } from '@/lib/store/collection';
import { fill } from '@/lib/text/format';
import { localDate, localTime } from '@/lib/time';
import { printable } from '@/lib/text/clean';
import { table } from '../submissions/export';
import { readUtr } from '@/lib/shop/orders/utr';
import { type Buyers, readBuyers } from './buyers';
import { findNamed, matchLines, type Paid, type PaidForSeveral } from './match';
import { isMonth, writtenMonth } from './month';
import { type Line, readLines, readStatement } from './statement';

export interface OrdersCli extends Surroundings {
  write: (text: string) => unknown;
  complain: (text: string) => unknown;
  /** Asks a yes-or-no question; missing without a terminal. */
  confirm?: (question: string) => Promise<boolean>;
}

type NotedState = 'too-much' | 'wrong-amount';

class UsageError extends Error {}

/** A sentence for the owner. */
class Complaint extends Error {}

const DECISIONS: Readonly<Record<string, Decision>> = {
  received: 'received',
  refused: 'refused',
  refund: 'refunded',
  undo: 'undone',
};

const OPTIONS = {
  state: { type: 'string' },
  book: { type: 'string' },
  utr: { type: 'string' },
  name: { type: 'string' },
  csv: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
} as const;

const toMoney = (amount: number | null) => (amount === null ? '?' : `₹${amount}`);
/** As the owner's clock shows it. */
const toTime = (ms: number | null) =>
  ms === null ? '' : localTime(site.timeZone, new Date(ms)).replace('T', ' ');

const toLine = (order: Order, buyer: string, noted: readonly Payment[]): string[] => [
  order.reference,
  order.state,
  toMoney(order.amount),
  order.title,
  order.utr ?? '',
  buyer,
  toTime(order.reportedAt),
  toTime(decidedAtOf(order)),
  noted
    .map(({ state, amount }) =>
      fill(words.alsoCame[state as NotedState], { paid: toMoney(amount) }),
    )
    .join(', '),
];

async function writeTable(cli: OrdersCli, orders: readonly Order[], known?: Buyers): Promise<void> {
  if (orders.length === 0) return void (await cli.write(`${words.none}\n`));
  const payments = await collect(cli.orders.payments.all());
  const buyers = known ?? (await readBuyers(orders, cli));
  const notedOf = (order: Order) =>
    notedIn(
      order,
      payments.filter(({ orderId }) => orderId === order.id),
    );
  await cli.write(
    table([
      [...words.columns],
      ...orders.map((order) => toLine(order, buyers.get(order) ?? '', notedOf(order))),
    ]),
  );
}

/** A file is a copy that somebody has passed on: its mark. What else is typed stays as it is. */
async function readCopy(typed: string): Promise<string> {
  if (!/\.(pdf|epub)$/i.test(typed) || !existsSync(typed)) return typed;
  const mark = await readMark(typed);
  if (mark === undefined) throw new Complaint(fill(words.noMark, { path: printable(typed) }));
  return mark;
}

async function findOne(cli: OrdersCli, typed: string): Promise<Found> {
  const found = await findOrders(typed, cli);
  const values = { typed: printable(typed) };
  if (found.length > 1) {
    for (const each of found) await show(cli, each);
    throw new Complaint(fill(words.several, values));
  }
  if (!found[0]) throw new Complaint(fill(words.notFound, values));
  return found[0];
}

async function show(cli: OrdersCli, found: Found): Promise<void> {
  const { order, reference, title, amount, account } = found;
  if (order) await writeTable(cli, [order]);
  else
    await cli.write(`${fill(words.unreported, { reference, title, amount: toMoney(amount) })}\n`);
  const noted = order ? await listNoted(order, cli.orders) : [];
  for (const { state, day, amount, narration } of noted) {
    const values = { day: day ?? '', paid: toMoney(amount), narration: printable(narration ?? '') };
    await cli.write(`${fill(words.noted[state as NotedState], values)}\n`);
  }
  const person = await readPerson(account, cli.users);
  if (!person) return;
  const { name, email, isVerified } = person;
  const line = fill(words.buyer, { name: printable(name), email: printable(email) });
  await cli.write(`${line}${isVerified ? '' : ` ${words.unverified}`}\n`);
}

async function isSure(cli: OrdersCli, question: string, yes: boolean): Promise<boolean> {
  if (yes || (await cli.confirm?.(question))) return true;
  await cli.write(`${words.addYes}\n`);
  return false;
}

async function decide(
  cli: OrdersCli,
  found: Found,
  decision: Decision,
  choice: Evidence & { book?: string | undefined; utr?: string | null } = {},
) {
  const event = found.order?.event ?? 0;
  const result = await decideOrder(found, { ...choice, decision, by: 'terminal', event }, cli);
  if (result === 'no-book') {
    const books = pricedBooks.map(({ id }) => id).join(', ');
    throw new Complaint(fill(words.needsBook, { books }));
  }
  if (result === 'spent') {
    const { order } = found;
    const { line } = choice;
    const utr = choice.utr ?? order?.utr ?? null;
    const spent = line
      ? await findSpentLine(line, cli.orders)
      : await findSpentUtr({ utr, id: order?.id ?? '' }, cli.orders);
    const what = spent ? ` (${speakOfSpent(spent)})` : '';
    throw new Complaint(fill(words.spent, { what }));
  }
  if (result === 'changed') {
    const { reference, order } = found;
    throw new Complaint(fill(words.changed, { reference, state: order?.state ?? 'unknown' }));
  }
  await writeDone(cli, result);
}

async function writeDone(cli: OrdersCli, { reference, state, book }: Order) {
  await cli.write(`${fill(words.done, { reference, state })}\n`);
  const isByHand = state === 'received' && (book === null || !findEbook(book));
  if (isByHand) await cli.write(`${words.byHand}\n`);
}

async function mail(cli: OrdersCli, { order, reference }: Found): Promise<void> {
  if (!order) throw new Complaint(fill(words.notFound, { typed: reference }));
  if (cli.owners.length === 0) {
    const links = freshLinks(await readOwnersEpoch(cli.outbox.store!), cli.now());
    const link = orderLink(ownersToken(order, 'terminal', links));
    await cli.write(`${fill(words.link, { link })}\n`);
  } else {
    await tellLinks(cli, order);
    await cli.write(`${fill(words.mailed, { reference, owners: cli.owners.join(', ') })}\n`);
  }
}

/** Ends the links of all owners, and of no buyer. */
async function mailAll(cli: OrdersCli): Promise<void> {
  const epoch = await endOwnersLinks(cli.outbox.store!);
  if (cli.owners.length === 0) {
    const link = orderLink(searchToken('terminal', freshLinks(epoch, cli.now())));
    await cli.write(`${words.ended}\n${fill(words.link, { link })}\n`);
  } else {
    await tellLinks(cli);
    await cli.write(
      `${words.ended}\n${fill(words.mailedAll, { owners: cli.owners.join(', ') })}\n`,
    );
  }
}

const toStatementLine = (
  order: Order,
  { day, amount, narration }: Pick<Line, 'day' | 'amount' | 'narration'>,
): string[] => [
  order.reference,
  order.state,
  toMoney(order.amount),
  printable(day),
  toMoney(amount),
  printable(narration),
];

/** Each order with the line that the bank has written. */
async function writeLines(cli: OrdersCli, title: string, rows: string[][]): Promise<void> {
  if (rows.length === 0) return;
  await cli.write(`${title}\n${table([[...words.statement.columns], ...rows])}`);
}

const rowsOf = (found: readonly Paid<SavedOrder>[]) =>
  found.map(({ order, line }) => toStatementLine(order, line));

const rowsOfSeveral = (found: readonly PaidForSeveral<SavedOrder>[]) =>
  found.flatMap(({ orders, line }) => orders.map((order) => toStatementLine(order, line)));

function readFile(path: string): { lines: Line[]; unread: number } {
  const { statement } = words;
  const values = { path: printable(path) };
  if (!existsSync(path)) throw new Complaint(fill(statement.noFile, values));
  const text = readStatement(readFileSync(path));
  if (text === undefined) throw new Complaint(fill(statement.noCsv, values));
  const read = readLines(text);
  if ('problem' in read) throw new Complaint(fill(statement[read.problem], values));
  return read;
}

const receive = (cli: OrdersCli, order: SavedOrder, evidence: Evidence) =>
  decide(cli, { ...order, account: order.account!, order }, 'received', evidence);

/** What was decided about several orders at once. */
async function writeTogether(
  cli: OrdersCli,
  result: Awaited<ReturnType<typeof decideTogether>>,
  orders: readonly SavedOrder[],
) {
  const references = orders.map(({ reference }) => reference).join(', ');
  if (typeof result === 'string') throw new Complaint(fill(words.notTogether, { references }));
  for (const order of result) await writeDone(cli, order);
}

/** Each line by the number that an order has, where it has that. */
function nameLines(lines: readonly Line[], orders: readonly SavedOrder[]): Line[] {
  const find = findNamed(orders);
  return lines.map((line) => {
    const named = find(line).find(({ utr }) => isPaymentNumber(utr) && line.numbers.includes(utr));
    return named ? { ...line, utr: named.utr } : line;
  });
}

const toDay = (ms: number) => localDate(site.timeZone, new Date(ms));

/** What is stored of the payments that the lines are about. */
async function readKnown(cli: OrdersCli, lines: readonly Line[], orders: readonly SavedOrder[]) {
  const find = findNamed(orders);
  const spent = new Map<Line, Spent>();
  const payments = new Map<SavedOrder, SavedPayment[]>();
  for (const line of lines) {
    const named = find(line);
    for (const order of named) {
      if (!payments.has(order)) payments.set(order, await listPayments(order, cli.orders));
    }
    const noted = named.flatMap((order) => payments.get(order)!);
    const found = named.length > 0 && (await findSpentLine(line, cli.orders, noted));
    if (found) spent.set(line, found);
  }
  return {
    spent,
    isSpent: (line: Line) => spent.has(line),
    hasLine: (order: SavedOrder) => hasLine(order, payments.get(order) ?? []),
    paidBackOn(order: SavedOrder) {
      const times = (payments.get(order) ?? []).flatMap(({ paidBackAt }) => paidBackAt ?? []);
      return times.length > 0 ? toDay(Math.max(...times)) : undefined;
    },
  };
}

function speakOfSpent({ reference, at, paidBackAt }: Spent): string {
  const { settledOn, paidBackOn, deleted } = words.statement;
  if (paidBackAt !== null) return fill(paidBackOn, { day: toDay(paidBackAt) });
  return fill(settledOn, { reference: reference ?? deleted, day: toDay(at) });
}

/** Payments of several amounts, also of an earlier statement, that are the price of an order together. */
async function findParts(cli: OrdersCli, found: readonly Paid<SavedOrder>[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const order of new Set(found.map((each) => each.order))) {
    for (const { day, amount, narration } of partsOf(order, await listNoted(order, cli.orders))) {
      const line = { day: day ?? '', amount: amount ?? 0, narration: narration ?? '' };
      rows.push(toStatementLine(order, line));
    }
  }
  return rows;
}

/** The file is read, and never stored: what came for an order is noted with it. */
async function match(cli: OrdersCli, path: string, yes: boolean): Promise<void> {
  const { statement, confirm } = words;
  const { lines: read, unread } = readFile(path);
  const orders = (await cli.orders.list()).filter(
    ({ account, book }) => account !== null && book !== null,
  );
  const lines = nameLines(read, orders);
  const known = await readKnown(cli, lines, orders);
  const found = matchLines<SavedOrder>(lines, orders, known);
  const { matched, together, settled, wrongAmount, tooMuch } = found;
  for (const { line, order } of settled) {
    if (!known.isSpent(line) && !isOpen(order)) await notePayment(line, order, 'seen', cli);
  }
  for (const { line, order } of wrongAmount) await notePayment(line, order, 'wrong-amount', cli);
  for (const { line, order } of tooMuch) await notePayment(line, order, 'too-much', cli);
  if (unread > 0) await cli.write(`${fill(statement.unread, { n: unread })}\n`);
  const rowsOfSettled = settled.map(({ order, line }) => {
    const spent = known.spent.get(line);
    const row = toStatementLine(order, line);
    return spent ? [...row.slice(0, -1), `${row.at(-1)} (${speakOfSpent(spent)})`] : row;
  });
  await writeLines(cli, statement.settled, rowsOfSettled);
  await writeLines(cli, statement.wrongAmount, rowsOf(wrongAmount));
  await writeLines(cli, statement.parts, await findParts(cli, wrongAmount));
  await writeLines(cli, statement.several, rowsOfSeveral(found.several));
  await writeLines(cli, statement.tooMuch, rowsOf(tooMuch));
  if (matched.length + together.length === 0) {
    return void (await cli.write(`${statement.none}\n`));
  }
  await writeLines(cli, statement.matched, rowsOf(matched));
  const isToMark =
    matched.length > 0 && (await isSure(cli, fill(confirm.match, { n: matched.length }), yes));
  if (isToMark) for (const { order, line } of matched) await receive(cli, order, { line });
  for (const { line, orders: paid } of together) {
    await writeLines(cli, statement.together, rowsOfSeveral([{ line, orders: paid }]));
    const references = paid.map(({ reference }) => reference).join(', ');
    const values = { amount: toMoney(line.amount), references };
    // The one payment that settles several: never without an answer of the owner's own.
    if (!cli.confirm) await cli.write(`${words.addAnswer}\n`);
    if (!(await cli.confirm?.(fill(confirm.together, values)))) continue;
    const [first, ...others] = paid;
    const choice = { decision: 'received', by: 'terminal', line } as const;
    await writeTogether(cli, await decideTogether([first!, ...others], choice, cli), paid);
  }
}

/** By a part of the buyer's name or address: on the owner's own machine alone. */
async function list(cli: OrdersCli, state: string | undefined, name = ''): Promise<void> {
  const known = orderStates.find((each) => each === state);
  if (state !== undefined && !known) throw new UsageError();
  const orders = await cli.orders.list(known && { state: known });
  const buyers = await readBuyers(orders, cli);
  const part = toSearch(name);
  const found = orders.filter((order) => toSearch(buyers.get(order) ?? '').includes(part));
  await writeTable(cli, found, buyers);
}

const toSearch = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const NOTED: Readonly<Record<string, NotedAction>> = { ask: 'asked', returned: 'returned' };

/** The way out of a payment that has not settled its order. */
async function settleNoted(cli: OrdersCli, found: Found, action: NotedAction, yes: boolean) {
  const { order, reference } = found;
  const noted = order ? await listNoted(order, cli.orders) : [];
  const rest = order ? restOf(order, noted) : 0;
  if (!order || noted.length === 0 || (action === 'asked' && rest === 0)) {
    throw new Complaint(fill(words.nothingNoted, { reference }));
  }
  const values = { reference, rest: toMoney(rest), paid: toMoney(sumOf(noted)) };
  if (!(await isSure(cli, fill(words.confirm[action], values), yes))) return;
  await actOnNoted(order, action, cli);
  await cli.write(`${fill(words[action], values)}\n`);
}

async function run(cli: OrdersCli, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [command = '', ...rest] = positionals;
  // What is shown may be pasted without quotes: a note, a UTR in groups.
  const [typed, ...others] = command === 'show' && rest.length > 0 ? [rest.join(' ')] : rest;
  const { yes, book, utr, state, all, name, csv } = values;
  const isAlone = command === 'list' || all;
  if (others.length > 0 || isAlone === (typed !== undefined)) throw new UsageError();
  const isMisplaced =
    (all && command !== 'mail') ||
    (csv && command !== 'month') ||
    (name !== undefined && command !== 'list');
  if (isMisplaced) throw new UsageError();
  if (command === 'list') return list(cli, state, name);
  if (command === 'month') {
    if (!isMonth(typed!))
      throw new Complaint(fill(words.month.wrong, { typed: printable(typed!) }));
    return void (await cli.write(await writtenMonth(typed!, csv, cli)));
  }
  if (command === 'match') await match(cli, typed!, yes);
  else if (command === 'show') return show(cli, await findOne(cli, await readCopy(typed!)));
  else if (command === 'mail') await (all ? mailAll(cli) : mail(cli, await findOne(cli, typed!)));
  else if (Object.hasOwn(NOTED, command)) {
    await settleNoted(cli, await findOne(cli, typed!), NOTED[command]!, yes);
  } else {
    const decision = Object.hasOwn(DECISIONS, command) ? DECISIONS[command] : undefined;
    if (!decision) throw new UsageError();
    const found = await findOne(cli, typed!);
    await show(cli, found);
    const question = fill(words.confirm[decision], { amount: toMoney(found.amount) });
    if (!(await isSure(cli, question, yes))) return;
    const { order } = found;
    const others = order && decision === 'undone' ? await findReceivedWith(order, cli.orders) : [];
    if (order && others.length > 0) {
      const all = [order, ...others] as const;
      const choice = { decision: 'undone', by: 'terminal' } as const;
      await writeTogether(cli, await decideTogether(all, choice, cli), all);
    } else await decide(cli, found, decision, { book, utr: readUtr(utr) });
  }
  await tellOrders(cli);
}

/** @returns the exit code: 1 if nothing fits or the store failed, 2 for wrong usage. */
export async function runOrders(args: string[], cli: OrdersCli): Promise<number> {
  try {
    await run(cli, args);
    return 0;
  } catch (error) {
    const isUsage =
      error instanceof UsageError ||
      (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    const failure = fill(words.failed, { code: errorCode(error) });
    const sentence = error instanceof Complaint ? error.message : failure;
    cli.complain(`${isUsage ? words.usage : sentence}\n`);
    return isUsage ? 2 : 1;
  }
}
