import { DATA_RULES_DATE } from '@/lib/law/data-rules';
import { mailboxOf } from '@/lib/text/mailbox';
import { fill } from '@/lib/text/format';
import { DAY } from '@/lib/time';
import { type Stored, type SubmissionStore } from '../drivers/store';
import { shortId } from '../model/submission';
import { type CliContext, UsageError } from './context';
import { toJsonText } from './export';
import { table } from './terminal';

/** Rule 8(3): personal data is kept for a year. */
const RULE_APPLIES = Date.parse(`${DATA_RULES_DATE}T00:00+05:30`);
const YEAR = 366 * DAY;

const TRIES = 5;
const RECEIPTS = 'erasures';

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function requireEmail(text: string | undefined): string {
  if (!text || !/^[^@\s]+@[^@\s]+$/.test(text.trim())) throw new UsageError();
  return text.trim().toLowerCase();
}

/** Addresses in a damaged text. */
const ADDRESS = /[^\s"'<>(),;:\\]+@[^\s"'<>(),;:\\]+/g;

interface Found {
  row: Stored;
  /** The field with the address; the one of a parent is in the row of a child. */
  matchedBy: 'email' | 'parentEmail' | 'unreadable';
}

function matchRow({ payload, unreadable }: Stored, email: string): Found['matchedBy'] | undefined {
  const mailbox = mailboxOf(email);
  const isSame = (address = '') => mailboxOf(address) === mailbox;
  if (unreadable !== undefined) {
    const isNamed = unreadable.toLowerCase().includes(email);
    return isNamed || unreadable.match(ADDRESS)?.some(isSame) ? 'unreadable' : undefined;
  }
  if (!payload) return undefined;
  if (isSame(payload.email)) return 'email';
  return 'parentEmail' in payload && isSame(payload.parentEmail) ? 'parentEmail' : undefined;
}

async function findRows(store: SubmissionStore, email: string): Promise<Found[]> {
  const found: Found[] = [];
  for await (const row of store.scan()) {
    const matchedBy = matchRow(row, email);
    if (matchedBy) found.push({ row, matchedBy });
  }
  return found;
}

export async function exportPerson(context: CliContext, address?: string): Promise<void> {
  const { outbox, words, write, complain, accounts } = context;
  const email = requireEmail(address);
  const found = await findRows(outbox.store, email);
  const rows = found.map(({ row, matchedBy }) => toJsonText(row, { matchedBy }));
  const users = JSON.stringify(await accounts.find(email));
  await write(`{"submissions": [${rows.join(',\n')}],\n"accounts": ${users}}\n`);
  if (found.some(({ matchedBy }) => matchedBy === 'parentEmail')) complain(`${words.ofAChild}\n`);
}

/** @returns the row as it was when it was removed. */
async function remove(store: SubmissionStore, row: Stored): Promise<Stored | undefined> {
  let current: Stored | undefined = row;
  for (let tries = 0; tries < TRIES && current; tries++) {
    if (await store.remove(current)) return current;
    current = await store.get(row.id);
  }
  return undefined;
}

/** Proves an erasure without personal data. */
async function keepReceipt(store: SubmissionStore, receipt: object): Promise<void> {
  const state = await store.readState(RECEIPTS);
  const receipts = [...((state?.value ?? []) as object[]), receipt];
  if (!(await store.writeState(RECEIPTS, receipts, state?.version))) {
    return keepReceipt(store, receipt);
  }
}

/** Erases what is stored about one person; rows that the law may oblige to keep only with `alsoKept`. */
export async function erase(
  context: CliContext,
  address: string | undefined,
  { yes, alsoKept }: { yes: boolean; alsoKept: boolean },
): Promise<void> {
  const { outbox, words, write, complain, confirm, isTerminal } = context;
  const { store } = outbox;
  const email = requireEmail(address);
  const now = context.now();
  const legalHoldUntil = ({ row }: Found) => row.acceptedAt + YEAR;
  const isKept = (each: Found) => now >= RULE_APPLIES && legalHoldUntil(each) > now && !alsoKept;
  const found = await findRows(store, email);
  const kept = found.filter(isKept);
  const rows = found.filter((each) => !isKept(each));
  const list = (these: Found[], last: (each: Found) => string) =>
    table(
      these.map((each) => [
        shortId(each.row),
        each.row.reference ?? '',
        each.row.kind,
        day(each.row.acceptedAt),
        last(each),
      ]),
      isTerminal,
    );
  const note = ({ matchedBy }: Found) => words.matchedBy[matchedBy];

  if (kept.length > 0) {
    await write(`${words.keptByLaw}\n${list(kept, (each) => day(legalHoldUntil(each)))}`);
  }
  const users = await context.accounts.find(email);
  const amounts = { n: rows.length, accounts: users.length };
  if (!yes) await write(list(rows, note));
  if (!yes && !(await confirm?.(fill(words.confirmErasure, amounts)))) {
    await write(`${fill(words.wouldErase, amounts)}\n`);
    return;
  }
  const removed: Found[] = [];
  for (const each of rows) {
    const row = await remove(store, each.row);
    if (row) removed.push({ ...each, row });
  }
  const accounts = await context.accounts.remove(email);
  if (!(await store.emptyLog())) complain(`${words.logNotEmptied}\n`);
  await keepReceipt(store, {
    at: new Date(now).toISOString(),
    removed: removed.map(({ row }) => shortId(row)),
    kept: kept.map(({ row }) => shortId(row)),
    accounts,
  });
  await write(`${fill(words.erasedPerson, { n: removed.length, accounts })}\n`);
  const sent = removed.filter(({ row }) => row.attempts > 0);
  if (sent.length > 0) await write(`${words.alsoInSheet}\n${list(sent, note)}`);
}
