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

async function findRows(store: SubmissionStore, email: string): Promise<Stored[]> {
  const rows: Stored[] = [];
  const mailbox = mailboxOf(email);
  for await (const row of store.scan()) {
    const isSame = row.payload && mailboxOf(row.payload.email) === mailbox;
    if (isSame || row.unreadable?.toLowerCase().includes(email)) rows.push(row);
  }
  return rows;
}

export async function exportPerson(context: CliContext, address?: string): Promise<void> {
  const email = requireEmail(address);
  const rows = await findRows(context.outbox.store, email);
  const accounts = await context.accounts.find([email, ...emailsOf(rows)]);
  const submissions = `[${rows.map((row) => toJsonText(row)).join(',\n')}]`;
  await context.write(
    `{"submissions": ${submissions},\n"accounts": ${JSON.stringify(accounts)}}\n`,
  );
}

const emailsOf = (rows: Stored[]) =>
  rows.flatMap(({ payload }) => payload?.email.toLowerCase() ?? []);

async function remove(store: SubmissionStore, row: Stored): Promise<boolean> {
  let current: Stored | undefined = row;
  for (let tries = 0; tries < TRIES && current; tries++) {
    if (await store.remove(current)) return true;
    current = await store.get(row.id);
  }
  return false;
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
  const legalHoldUntil = ({ acceptedAt }: Stored) => acceptedAt + YEAR;
  const isKept = (row: Stored) => now >= RULE_APPLIES && legalHoldUntil(row) > now && !alsoKept;
  const found = await findRows(store, email);
  const kept = found.filter(isKept);
  const rows = found.filter((row) => !isKept(row));
  const list = (these: Stored[], last: (row: Stored) => string) =>
    table(
      these.map((row) => [
        shortId(row),
        row.reference ?? '',
        row.kind,
        day(row.acceptedAt),
        last(row),
      ]),
      isTerminal,
    );

  if (kept.length > 0) {
    await write(`${words.keptByLaw}\n${list(kept, (row) => day(legalHoldUntil(row)))}`);
  }
  if (!yes && !(await confirm?.(fill(words.confirmRemoval, { n: rows.length })))) {
    await write(`${list(rows, () => '')}${fill(words.wouldRemove, { n: rows.length })}\n`);
    return;
  }
  const removed: Stored[] = [];
  for (const row of rows) if (await remove(store, row)) removed.push(row);
  const accounts = await context.accounts.remove([email, ...emailsOf(found)]);
  if (!(await store.emptyLog())) complain(`${words.logNotEmptied}\n`);
  await keepReceipt(store, {
    at: new Date(now).toISOString(),
    removed: removed.map(shortId),
    kept: kept.map(shortId),
    accounts,
  });
  await write(`${fill(words.erasedPerson, { n: removed.length, accounts })}\n`);
  const sent = removed.filter(({ attempts }) => attempts > 0);
  if (sent.length > 0) await write(`${words.alsoInSheet}\n${list(sent, () => '')}`);
}
