import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { errorCode } from '@sutra/outbox/error-code';
import { pricedBooks } from '@/content/books';
import { orderCommand as words } from '@/content/en/order-command';
import { decideOrder } from '@/lib/shop/orders/decide-order';
import { readPerson } from '@/lib/shop/orders/details';
import { findEbook } from '@/lib/shop/orders/ebook-file';
import { findOrders, type Found } from '@/lib/shop/orders/find-order';
import { type Decision, type Order, orderStates } from '@/lib/shop/orders/order';
import { orderLink } from '@/lib/shop/orders/owners-mails';
import { type SavedOrder } from '@/lib/shop/orders/store';
import { change } from '@/lib/store/collection';
import { type Surroundings } from '@/lib/shop/orders/surroundings';
import { tellLinks, tellOrders } from '@/lib/shop/orders/tell';
import {
  endOwnersLinks,
  freshLinks,
  ownersToken,
  readOwnersEpoch,
  searchToken,
} from '@/lib/shop/orders/token';
import { fill } from '@/lib/text/format';
import { printable } from '@/lib/text/clean';
import { table } from '../submissions/export';
import { matchStatement, readStatement } from './statement';

export interface OrdersCli extends Surroundings {
  write: (text: string) => unknown;
  complain: (text: string) => unknown;
  /** Asks a yes-or-no question; missing without a terminal. */
  confirm?: (question: string) => Promise<boolean>;
}

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
  yes: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
} as const;

const toMoney = (amount: number | null) => (amount === null ? '?' : `₹${amount}`);
const toTime = (ms: number | null) =>
  ms === null ? '' : new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

const toLine = (order: Order): string[] => [
  order.reference,
  order.state,
  toMoney(order.amount),
  order.title,
  order.utr ?? '',
  toTime(order.reportedAt),
  toTime(order.decidedAt),
];

const writeTable = (cli: OrdersCli, orders: readonly Order[]) =>
  cli.write(
    orders.length > 0 ? table([[...words.columns], ...orders.map(toLine)]) : `${words.none}\n`,
  );

async function findOne(cli: OrdersCli, typed: string): Promise<Found> {
  const found = await findOrders(typed, cli);
  const values = { typed: printable(typed) };
  if (found.length > 1) throw new Complaint(fill(words.several, values));
  if (!found[0]) throw new Complaint(fill(words.notFound, values));
  return found[0];
}

async function show(cli: OrdersCli, found: Found): Promise<void> {
  const { order, title, amount, account } = found;
  if (order) await writeTable(cli, [order]);
  else await cli.write(`${fill(words.unreported, { title, amount: toMoney(amount) })}\n`);
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

async function decide(cli: OrdersCli, found: Found, decision: Decision, book?: string) {
  const event = found.order?.event ?? 0;
  const result = await decideOrder(found, { decision, by: 'terminal', event, book }, cli);
  if (result === 'no-book') {
    const books = pricedBooks.map(({ id }) => id).join(', ');
    throw new Complaint(fill(words.needsBook, { books }));
  }
  if (result === 'changed') {
    const { reference, order } = found;
    throw new Complaint(fill(words.changed, { reference, state: order?.state ?? 'unknown' }));
  }
  const { reference, state, book: bought } = result;
  await cli.write(`${fill(words.done, { reference, state })}\n`);
  const isByHand = state === 'received' && (bought === null || !findEbook(bought));
  if (isByHand) await cli.write(`${words.byHand}\n`);
}

async function mail(cli: OrdersCli, { order, reference }: Found): Promise<void> {
  if (!order) throw new Complaint(fill(words.notFound, { typed: reference }));
  const changed = await change(cli.orders, order, (current) => ({
    ...current,
    epoch: current.epoch + 1,
    event: current.event + 1,
    isTold: false,
  }));
  if (!changed) throw new Complaint(fill(words.notFound, { typed: reference }));
  if (cli.owners.length === 0) {
    const links = freshLinks(await readOwnersEpoch(cli.outbox.store!), cli.now());
    const link = orderLink(ownersToken(changed, 'terminal', links));
    await cli.write(`${fill(words.link, { link })}\n`);
  } else {
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

/** The statement is read, and never stored. */
async function match(cli: OrdersCli, path: string, yes: boolean): Promise<void> {
  const { statement, confirm } = words;
  if (!existsSync(path)) throw new Complaint(fill(statement.noFile, { path: printable(path) }));
  const text = readStatement(readFileSync(path));
  if (text === undefined) throw new Complaint(fill(statement.noCsv, { path: printable(path) }));
  const open = await cli.orders.list({ state: 'reported' });
  const refused = await cli.orders.list({ state: 'refused' });
  const known = [...open, ...refused].filter(({ book }) => book !== null);
  const { matched, wrongAmount } = matchStatement<SavedOrder>(text, known);
  if (wrongAmount.length > 0) {
    await cli.write(`${statement.wrongAmount}\n`);
    await writeTable(cli, wrongAmount);
  }
  if (matched.length === 0) return void (await cli.write(`${statement.none}\n`));
  await cli.write(`${statement.matched}\n`);
  await writeTable(cli, matched);
  if (!(await isSure(cli, fill(confirm.match, { n: matched.length }), yes))) return;
  for (const order of matched) {
    await decide(cli, { ...order, account: order.account!, order }, 'received');
  }
}

async function run(cli: OrdersCli, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [command = '', typed, ...others] = positionals;
  const { yes, book, state, all } = values;
  const isAlone = command === 'list' || all;
  if (others.length > 0 || isAlone === (typed !== undefined)) throw new UsageError();
  if (all && command !== 'mail') throw new UsageError();
  if (command === 'list') {
    const known = orderStates.find((name) => name === state);
    if (state !== undefined && !known) throw new UsageError();
    const orders = await cli.orders.list(known && { state: known });
    return void (await writeTable(cli, orders));
  }
  if (command === 'match') await match(cli, typed!, yes);
  else if (command === 'show') return show(cli, await findOne(cli, typed!));
  else if (command === 'mail') await (all ? mailAll(cli) : mail(cli, await findOne(cli, typed!)));
  else {
    const decision = Object.hasOwn(DECISIONS, command) ? DECISIONS[command] : undefined;
    if (!decision) throw new UsageError();
    const found = await findOne(cli, typed!);
    await show(cli, found);
    const question = fill(words.confirm[decision], { amount: toMoney(found.amount) });
    if (!(await isSure(cli, question, yes))) return;
    await decide(cli, found, decision, book);
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
