import { mailboxOf } from '@sutra/outbox/mailbox-of';
import { shortId } from '@sutra/outbox/row';
import { collect } from '@sutra/outbox/store';
import { submissions as words } from '@/content/en/submissions';
import { eraseRows, isHeldByLaw, legalHoldUntil } from '@/lib/server/person/erase-rows';
import { type SavedRow, type Store } from '@/lib/server/submissions/kinds';
import { rowReference, toJsonText } from '@/lib/server/submissions/row-text';
import { printable } from '@/lib/text/clean';
import { fill } from '@/lib/text/format';
import { type CliOptions } from './options';
import { table } from './export';

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

interface Found {
  row: SavedRow;
  /** The field with the address; the one of a parent is in the row of a child. */
  matchedBy: 'id' | 'email' | 'parentEmail' | 'unreadable' | 'replaced';
}

function matchRow(
  { payload, unreadable }: SavedRow,
  email: string,
): Found['matchedBy'] | undefined {
  const mailbox = mailboxOf(email);
  const isSame = (address = '') => mailboxOf(address) === mailbox;
  if (unreadable !== undefined) {
    return unreadable.toLowerCase().includes(email) ? 'unreadable' : undefined;
  }
  if (!payload) return undefined;
  if (isSame(payload.email)) return 'email';
  return 'parentEmail' in payload && isSame(payload.parentEmail) ? 'parentEmail' : undefined;
}

async function findByEmail(store: Store, email: string): Promise<Found[]> {
  const found: Found[] = [];
  for await (const row of store.rows()) {
    const matchedBy = matchRow(row, email);
    if (matchedBy) found.push({ row, matchedBy });
  }
  return [...found, ...(await findReplaced(store, found))];
}

/** Texts that these people corrected after they had been sent: both may be in the sheet. */
async function findReplaced(store: Store, found: Found[]): Promise<Found[]> {
  const uids = found.flatMap(({ row: { payload } }) =>
    payload && 'uid' in payload ? [payload.uid] : [],
  );
  const rows = await Promise.all(
    [...new Set(uids)].map((sender) => collect(store.rows({ sender }))),
  );
  return rows
    .flat()
    .filter(({ state }) => state === 'replaced')
    .map((row) => ({ row, matchedBy: 'replaced' }));
}

export async function exportPerson(options: CliOptions, store: Store, email: string) {
  const found = await findByEmail(store, email);
  const rows = found.map(({ row, matchedBy }) => toJsonText(row, { matchedBy }));
  const users = JSON.stringify(await options.accounts.find(email));
  await options.write(`{"submissions": [${rows.join(',\n')}],\n"accounts": ${users}}\n`);
  if (found.some(({ matchedBy }) => matchedBy === 'parentEmail')) {
    options.complain(`${words.ofAChild}\n`);
  }
}

const isNear = (one: string, other: string) =>
  mailboxOf(one, true) === mailboxOf(other, true) && mailboxOf(one) !== mailboxOf(other);

/** Addresses that differ by a +tag only, at a provider that may deliver them to somebody else. */
async function findNear(
  { accounts }: CliOptions,
  store: Store,
  email: string,
): Promise<Set<string>> {
  const near = new Set<string>();
  const add = (address = '') => void (isNear(address, email) && near.add(address.toLowerCase()));
  for await (const { payload } of store.rows()) {
    add(payload?.email);
    if (payload && 'parentEmail' in payload) add(payload.parentEmail);
  }
  for await (const user of accounts.all()) add(user.email);
  return near;
}

/** Erases what is stored about a person, or these rows; what the law may keep with `alsoKept`. */
export async function erase(
  options: CliOptions,
  store: Store,
  target: { email: string } | { rows: SavedRow[] },
  { yes, alsoKept }: { yes: boolean; alsoKept: boolean },
): Promise<void> {
  const { write, complain, confirm, accounts, now } = options;
  const start = now();
  const isKept = ({ row }: Found) => isHeldByLaw(row, start) && !alsoKept;
  const found =
    'email' in target
      ? await findByEmail(store, target.email)
      : target.rows.map((row) => ({ row, matchedBy: 'id' as const }));
  const kept = found.filter(isKept);
  const erasable = found.filter((each) => !isKept(each));
  const list = (these: Found[], last: (each: Found) => string) =>
    table(
      these.map((each) => {
        const { row } = each;
        return [shortId(row), rowReference(row), row.kind, day(row.acceptedAt), last(each)];
      }),
    );
  const note = ({ matchedBy }: Found) => words.matchedBy[matchedBy];

  if (kept.length > 0) {
    await write(`${words.keptByLaw}\n${list(kept, (each) => day(legalHoldUntil(each.row)))}`);
  }
  const near = 'email' in target ? await findNear(options, store, target.email) : [];
  for (const address of near)
    await write(`${fill(words.perhapsAlso, { email: printable(address) })}\n`);
  const users = 'email' in target ? await accounts.find(target.email) : [];
  const amounts = { n: erasable.length, accounts: users.length };
  if (!yes) await write(list(erasable, note));
  if (!yes && !(await confirm?.(fill(words.confirmErasure, amounts)))) {
    await write(`${fill(words.wouldErase, amounts)}\n`);
    return;
  }
  // Before the rows: a failure leaves what a repeated command looks for.
  const closed = 'email' in target ? await accounts.remove(target.email) : [];
  const { removed, isEmptied } = await eraseRows(
    store,
    erasable.map(({ row }) => row),
  );
  if (!isEmptied) complain(`${words.logNotEmptied}\n`);
  // Proves the erasure without personal data.
  const receipt = {
    at: new Date(start).toISOString(),
    removed: removed.map(shortId),
    kept: kept.map(({ row }) => shortId(row)),
    accounts: closed.length,
  };
  const receipts = (await store.load<object[]>('erasures')) ?? [];
  await store.save('erasures', [...receipts, receipt]);
  const done = { n: removed.length, accounts: closed.length };
  await write(`${fill(words.erasedPerson, done)}\n`);
  const left = closed.filter(({ signIn }) => signIn === 'by-hand').map(({ uid }) => uid);
  if (left.length > 0) await write(`${fill(words.signInLeft, { uids: left.join(', ') })}\n`);
  const sent = removed
    .filter((row) => row.attempts > 0)
    .map((row) => ({ row, matchedBy: found.find((each) => each.row.id === row.id)!.matchedBy }));
  if (sent.length > 0) await write(`${words.alsoInSheet}\n${list(sent, note)}`);
}
