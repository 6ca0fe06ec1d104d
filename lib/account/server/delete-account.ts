import { codedError, errorCode } from '@sutra/outbox/error-code';
import { log } from '@/lib/log/log';
import { eraseRows, isHeldByLaw } from '@/lib/submissions/erase-rows';
import { type Outbox } from '@/lib/submissions/kinds';
import { eraseOrders } from '@/lib/orders/erase-orders';
import { orderStore } from '@/lib/orders/store';
import { type AccountRequest } from '@/lib/submissions/request';
import { submissionReference } from '@/lib/text/reference';
import { adminAuth, canReadAccounts } from './firebase-admin';
import { ownRows } from './own-rows';
import { findUser, findUsersByMailbox, userStore } from './users';

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

const referencesOf = (rows: Parameters<typeof submissionReference>[0][]) =>
  rows.map(submissionReference).join(', ');

/** Tells the owner by mail, or in the list of `npm run submissions`. @returns the reference. */
export async function tellOwner(
  outbox: Outbox,
  payload: AccountRequest,
  formId: string,
): Promise<string> {
  const entry = { kind: 'request', formId, payload, sender: payload.account } as const;
  const result = await outbox.accept<'request'>(entry);
  const isKept = result.status === 'success' || result.kept;
  if (!isKept || !result.reference) throw codedError('request-not-stored');
  return result.reference;
}

/**
 * Deletes a person's account and what is stored here of it, and tells the owner what is left. May be
 * repeated after any failure. The user goes last: without it no session is valid.
 */
export async function deleteAccount(
  { id, name, email, emailVerified }: Account,
  request: 'delete' | 'idle',
  { outbox, users = userStore(), now = Date.now() }: Surroundings,
): Promise<Receipt> {
  const { store } = outbox;
  const user = await findUser(id, users);
  if (!store || !user) throw codedError('no-account');
  await users.updateUser({ id: user.id, deletionAskedAt: user.deletionAskedAt ?? new Date(now) });

  const rows = await ownRows(store, { id, email, emailVerified });
  const kept = rows.filter((row) => isHeldByLaw(row, now));
  const { removed } = await eraseRows(
    store,
    rows.filter((row) => !kept.includes(row)),
  );
  await eraseOrders(id, orderStore());
  const signIn = await deleteSignIn(id);
  const sent = referencesOf(removed.filter((row) => row.attempts > 0));
  const reference = await tellOwner(
    outbox,
    { request, name, email, account: id, signIn, sent, kept: referencesOf(kept) },
    `${request}-${user.id}`,
  );
  await users.deleteUser(user.id);
  log.info('account-deleted', { code: request });
  const amounts = { removed: removed.length, kept: kept.length };
  return { reference, at: new Date(now).toISOString(), ...amounts, signIn };
}

interface Surroundings {
  outbox: Outbox;
  users?: ReturnType<typeof userStore>;
  now?: number;
}

/** For the owner's command: the accounts of one mailbox, whoever asks. */
export async function deleteUsersByMailbox(email: string, users = userStore()) {
  const removed: { uid: string | null; signIn: Receipt['signIn'] }[] = [];
  for (const { id, uid } of await findUsersByMailbox(email, users)) {
    if (uid !== null) await eraseOrders(uid, orderStore());
    const signIn = uid === null ? 'deleted' : await deleteSignIn(uid);
    await users.deleteUser(id);
    removed.push({ uid, signIn });
  }
  return removed;
}
