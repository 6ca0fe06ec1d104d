'use server';

import { createHash, randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { waitAtMost } from '@sutra/outbox/deadline';
import { codedError, errorCode } from '@sutra/outbox/error-code';
import { RateLimit } from '@sutra/outbox/limits';
import { languageNames } from '@/content/languages';
import { ACCOUNT_TIMEOUT } from '@/lib/deadlines';
import { originRefusal } from '@/lib/http/request';
import { locales } from '@/lib/words/locale';
import { log } from '@/lib/log/log';
import { root } from '@/lib/server/root';
import { dayInIndia, HOUR } from '@/lib/time';
import { readSession } from '@/lib/shop/account/server/auth';
import { deleteAccount, type Receipt, tellOwner } from '../person/delete-account';
import { type DataPart, describeData, type OwnData, readOwnData } from '../person/own-data';
import { ownRows } from '../person/own-rows';
import { checkSession } from '@/lib/shop/account/server/revocation';
import { requireActiveUser } from '@/lib/shop/account/server/session';
import { findUser } from '@/lib/shop/account/server/users';
import { type User } from '@/lib/shop/account/user';

interface Failure {
  status: 'failed';
  reason: 'signed-out' | 'unavailable' | 'limited';
}

const failed = (reason: Failure['reason']): Failure => ({ status: 'failed', reason });

type Access = Awaited<ReturnType<typeof requireActiveUser>>;

const usersOf = () => root().stores?.users;

/** Each of these in an hour and of one account: they read and write more than other requests. */
const MOST = 10;
const limits = new RateLimit({ address: MOST, sender: MOST }, HOUR);

async function answer<Value extends object>(
  event: string,
  access: Access,
  work: (user: User, around: Around) => Promise<Value>,
): Promise<(Value & { status: 'done' }) | Failure> {
  if ('refusal' in access) return failed(access.refusal);
  if (limits.take({ kind: event, sender: access.user.id }, randomUUID())) {
    log.warn(event, { code: 'limited' });
    return failed('limited');
  }
  const done = async () => work(access.user, await openStores());
  try {
    // What goes on afterwards may be asked for again.
    return { status: 'done', ...(await waitAtMost(done(), ACCOUNT_TIMEOUT)) };
  } catch (error) {
    log.warn(event, { code: errorCode(error) });
    return failed('unavailable');
  }
}

async function openStores() {
  const { stores, outbox: open } = root();
  const outbox = await open();
  if (!stores || !outbox.store) throw codedError('no-store');
  return { ...stores, outbox, store: outbox.store };
}

type Around = Awaited<ReturnType<typeof openStores>>;

/** `language` may be anything. */
export async function readMyDataAction(
  language: unknown,
): Promise<{ status: 'done'; data: OwnData; parts: DataPart[] } | Failure> {
  const event = 'account-data-not-read';
  const access = await requireActiveUser(event, usersOf(), { whileDeleting: true });
  return answer(event, access, async (user, { store, orders, users }) => {
    const data = await readOwnData(store, user, { orders, users });
    const locale = languageNames.find((name) => name === language) ?? 'en';
    return { data, parts: describeData(data, locales[locale]) };
  });
}

export async function stopNewsAction(): Promise<{ status: 'done'; reference: string } | Failure> {
  const event = 'news-not-stopped';
  return answer(
    event,
    await requireActiveUser(event, usersOf()),
    async (user, { outbox, store, orders }) => {
      const { id: account, name, email } = user;
      const payload = { request: 'no-news', name, email, account, sent: '', kept: '' } as const;
      // Pressed again on the same day it is the same request.
      const formId = createHash('sha256').update(`${account} ${dayInIndia()}`).digest('hex');
      // First, because a row that is being sent may still arrive with the old answer.
      const reference = await tellOwner(outbox, payload, formId);
      for (const row of await ownRows(user, { store, orders, now: Date.now() })) {
        await store.change(row, ({ payload, ...rest }) =>
          payload && 'marketingConsent' in payload && payload.marketingConsent
            ? { ...rest, payload: { ...payload, marketingConsent: false } }
            : undefined,
        );
      }
      return { reference };
    },
  );
}

/** Asks store and provider, as before a profile is written: a stolen cookie alone must not be enough. */
export async function deleteAccountAction(): Promise<
  { status: 'done'; receipt: Receipt } | Failure
> {
  const event = 'account-not-deleted';
  return answer(event, await requireDeletingUser(event), async (user, around) => ({
    receipt: await deleteAccount(user, 'delete', around),
  }));
}

/** Of a deletion that failed half-way. What it has deleted cannot be brought back. */
export async function keepAccountAction(): Promise<{ status: 'done' } | Failure> {
  const event = 'account-not-kept';
  const access = await requireActiveUser(event, usersOf(), { whileDeleting: true });
  return answer(event, access, async (user, { users }) => {
    const stored = await findUser(user.id, users);
    if (stored) await users.updateUser({ id: stored.id, deletionAskedAt: null });
    return {};
  });
}

/** A deletion that failed half-way may have ended the account at the provider: it is finished. */
async function requireDeletingUser(event: string): Promise<Access> {
  const users = usersOf();
  const access = await requireActiveUser(event, users, { whileDeleting: true });
  if (!('refusal' in access) || access.refusal === 'unavailable') return access;
  // The first check has logged a foreign origin.
  const session = originRefusal(await headers()) ? undefined : await readSession();
  const check = session && (await checkSession(session, 0, users));
  if (!users || !check?.isHalfDeleted) return access;
  const { user } = check.session;
  // Nobody can be asked about the address any more: as it was at the last sign-in.
  const stored = await findUser(user.id, users).catch(() => null);
  const emailVerified = stored?.email === user.email && stored.emailVerified !== null;
  return { user: { ...user, emailVerified } };
}
