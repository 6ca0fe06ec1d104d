import { createHash } from 'node:crypto';
import { codedError, errorCode } from '@sutra/outbox/error-code';
import { type User } from '@/lib/shop/account/user';
import { log } from '@/lib/log/log';
import { eraseRows, isHeldByLaw } from '@/lib/server/person/erase-rows';
import { type Outbox, type Row, type SavedRow, type Store } from '@/lib/server/submissions/kinds';
import { eraseOrders } from '@/lib/shop/orders/erase-orders';
import { type OrderStore } from '@/lib/shop/orders/store';
import { type AccountRequest } from '@/lib/server/submissions/request';
import { rowReference } from '@/lib/server/submissions/row-text';
import { submissionReference } from '@/lib/text/reference';
import { adminAuth, canReadAccounts } from '@/lib/shop/account/server/firebase-admin';
import { type Stores } from '@/lib/server/stores';
import { ownRows } from './own-rows';
import { findUser, findUsersByMailbox, isStored } from '@/lib/shop/account/server/users';

export interface Receipt {
  reference: string;
  /** ISO 8601. */
  at: string;
  /** Submissions that were deleted here, and that the law may oblige the site to keep. */
  removed: number;
  kept: number;
  signIn: 'deleted' | 'by-hand';
}

const REFUSALS = new Set(['auth/insufficient-permission', 'auth/operation-not-allowed']);

/** Deletes the account at the provider, where the site may. */
export async function deleteSignIn(uid: string): Promise<Receipt['signIn']> {
  if (!canReadAccounts) return 'by-hand';
  try {
    await adminAuth().deleteUser(uid);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (REFUSALS.has(code)) {
      log.warn('sign-in-not-deleted', { code: errorCode(error) });
      return 'by-hand';
    }
    // Deleted before: a deletion that failed half-way is repeated.
    if (code !== 'auth/user-not-found') throw error;
  }
  return 'deleted';
}

type Account = Pick<AccountRequest, 'name' | 'email'> & { id: string; emailVerified: boolean };

const referencesOf = (rows: Row[]) =>
  [...new Set(rows.map((row) => rowReference(row) || submissionReference(row)))].join(', ');

/** Tells the owner by mail, or in the list of `npm run submissions`. @returns the reference. */
export async function tellOwner(
  outbox: Pick<Outbox, 'accept'>,
  payload: AccountRequest,
  formId: string,
): Promise<string> {
  const entry = { kind: 'request', formId, payload, sender: payload.account } as const;
  const result = await outbox.accept<'request'>(entry);
  const isKept = result.status === 'success' || result.kept;
  if (!isKept || !result.reference) throw codedError('request-not-stored');
  return result.reference;
}

interface Swept {
  removed: SavedRow[];
  /** The law may oblige the site to keep them. */
  kept: SavedRow[];
}

interface Sweep {
  store: Store;
  orders: OrderStore;
  /** Later rows were refused, so that no law asks for them. */
  askedAt: number;
  now: number;
}

interface Deletion extends Stores {
  outbox: Pick<Outbox, 'accept' | 'store'>;
  now?: number;
}

/** Removes the rows and orders of an account. May be repeated. */
async function sweep(account: Account, { store, orders, askedAt, now }: Sweep): Promise<Swept> {
  const rows = await ownRows(account, { store, orders, now });
  // A message is not written by an account: one that has come meanwhile counts as any other.
  const wasAccepted = ({ kind, acceptedAt }: SavedRow) =>
    kind === 'contact' || acceptedAt < askedAt;
  const kept = rows.filter((row) => isHeldByLaw(row, now) && wasAccepted(row));
  const { removed } = await eraseRows(
    store,
    rows.filter((row) => !kept.includes(row)),
  );
  await eraseOrders(account.id, orders);
  return { removed, kept };
}

/**
 * Removes what was written for an account whose user is gone: by a request that had begun before, or
 * by a process that was killed. Tells the owner of what has left the site.
 */
export async function sweepDeleted(
  account: Account,
  request: 'delete' | 'idle',
  { outbox, orders, askedAt, now = Date.now() }: Omit<Deletion, 'users'> & { askedAt: number },
): Promise<Swept> {
  const { store } = outbox;
  if (!store) return { removed: [], kept: [] };
  const swept = await sweep(account, { store, orders, askedAt, now });
  const sent = referencesOf(swept.removed.filter((row) => row.attempts > 0));
  const { id, name, email } = account;
  const payload = { request, name, email, account: id, sent, kept: '' } as const;
  const formId = createHash('sha256').update(`${id} ${sent}`).digest('hex');
  if (sent !== '') await tellOwner(outbox, payload, formId);
  return swept;
}

/**
 * Call it after a write for an account. False when the account was deleted meanwhile: then what was
 * written since is removed, however far the deletion had come.
 *
 * @param since before the write.
 */
export async function isStillThere(
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>,
  since: number,
  { users, ...around }: Deletion,
): Promise<boolean> {
  try {
    if (await isStored(id, users)) return true;
    const account = { id, name, email, emailVerified: false };
    await sweepDeleted(account, 'delete', { ...around, askedAt: since });
    return false;
  } catch (error) {
    // The hourly upkeep looks again.
    log.warn('account-not-swept', { code: errorCode(error) });
    return true;
  }
}

/**
 * Deletes a person's account and what is stored here of it, and tells the owner what is left. May be
 * repeated after any failure. Nothing is written for the account from its first step on
 * (`requireActiveUser`). The user goes last: without it no session is valid.
 */
export async function deleteAccount(
  account: Account,
  request: 'delete' | 'idle',
  { outbox, orders, users, now = Date.now() }: Deletion,
): Promise<Receipt> {
  const { store } = outbox;
  const { id, name, email } = account;
  const user = await findUser(id, users);
  if (!store || !user) throw codedError('no-account');
  const asked = user.deletionAskedAt ?? new Date(now);
  await users.updateUser({ id: user.id, deletionAskedAt: asked });

  const around = { store, orders, askedAt: asked.getTime(), now };
  const first = await sweep(account, around);
  const signIn = await deleteSignIn(id);
  // What had passed the check before the account was marked.
  const second = await sweep(account, around);
  const removed = [...first.removed, ...second.removed];
  const reference = await tellOwner(
    outbox,
    {
      request,
      name,
      email,
      account: id,
      signIn,
      sent: referencesOf(removed.filter((row) => row.attempts > 0)),
      kept: referencesOf(second.kept),
    },
    `${request}-${user.id}`,
  );
  await users.deleteUser(user.id);
  // Who writes after this finds that the user is gone, and undoes it.
  const last = await sweepDeleted(account, request, { outbox, ...around }).catch(
    (error: unknown) => {
      log.warn('account-not-swept', { code: errorCode(error) });
      return { removed: [], kept: second.kept };
    },
  );
  log.info('account-deleted', { code: request });
  return {
    reference,
    at: new Date(now).toISOString(),
    removed: removed.length + last.removed.length,
    kept: last.kept.length,
    signIn,
  };
}

/** For the owner's command: the accounts of one mailbox, whoever asks. */
export async function deleteUsersByMailbox(email: string, { users, orders }: Stores) {
  const removed: { uid: string | null; signIn: Receipt['signIn'] }[] = [];
  for (const { id, uid } of await findUsersByMailbox(email, users)) {
    await users.updateUser({ id, deletionAskedAt: new Date() });
    if (uid !== null) await eraseOrders(uid, orders);
    const signIn = uid === null ? 'deleted' : await deleteSignIn(uid);
    await users.deleteUser(id);
    // What had passed the check before the account was marked.
    if (uid !== null) await eraseOrders(uid, orders);
    removed.push({ uid, signIn });
  }
  return removed;
}
