'use server';

import { createHash } from 'node:crypto';
import { headers } from 'next/headers';
import { waitAtMost } from '@sutra/outbox/deadline';
import { codedError, errorCode } from '@sutra/outbox/error-code';
import { languageNames } from '@/content/pages';
import { originRefusal } from '@/lib/http/request';
import { locales } from '@/lib/locale';
import { log } from '@/lib/log/log';
import { siteOutbox } from '@/lib/submissions/site';
import { dayInIndia } from '@/lib/time';
import { readSession } from './server/auth';
import { deleteAccount, type Receipt, tellOwner } from './server/delete-account';
import { type DataPart, describeData, type OwnData, readOwnData } from './server/own-data';
import { ownRows } from './server/own-rows';
import { requireActiveUser } from './server/session';
import { findUser, userStore } from './server/users';
import { type User } from './user';

/** Less than the browser waits. What goes on afterwards may be asked for again. */
const DEADLINE_MS = 15_000;

interface Failure {
  status: 'failed';
  reason: 'signed-out' | 'unavailable';
}

const failed = (reason: Failure['reason']): Failure => ({ status: 'failed', reason });

type Access = Awaited<ReturnType<typeof requireActiveUser>>;

async function answer<Value extends object>(
  event: string,
  access: Access,
  work: (user: User) => Promise<Value>,
): Promise<(Value & { status: 'done' }) | Failure> {
  if ('refusal' in access) return failed(access.refusal);
  try {
    return { status: 'done', ...(await waitAtMost(work(access.user), DEADLINE_MS)) };
  } catch (error) {
    log.warn(event, { code: errorCode(error) });
    return failed('unavailable');
  }
}

async function openStore() {
  const outbox = await siteOutbox();
  if (!outbox.store) throw codedError('no-store');
  return { outbox, store: outbox.store };
}

/** `language` may be anything. */
export async function readMyDataAction(
  language: unknown,
): Promise<{ status: 'done'; data: OwnData; parts: DataPart[] } | Failure> {
  const event = 'account-data-not-read';
  return answer(event, await requireActiveUser(event), async (user) => {
    const { store } = await openStore();
    const data = await readOwnData(store, user);
    const locale = languageNames.find((name) => name === language) ?? 'en';
    return { data, parts: describeData(data, locales[locale]) };
  });
}

export async function stopNewsAction(): Promise<{ status: 'done'; reference: string } | Failure> {
  const event = 'news-not-stopped';
  return answer(event, await requireActiveUser(event), async (user) => {
    const { outbox, store } = await openStore();
    const { id: account, name, email } = user;
    const payload = { request: 'no-news', name, email, account, sent: '', kept: '' } as const;
    // Pressed again on the same day it is the same request.
    const formId = createHash('sha256').update(`${account} ${dayInIndia()}`).digest('hex');
    // First, because a row that is being sent may still arrive with the old answer.
    const reference = await tellOwner(outbox, payload, formId);
    for (const row of await ownRows(store, user)) {
      await store.change(row, ({ payload, ...rest }) =>
        payload && 'marketingConsent' in payload && payload.marketingConsent
          ? { ...rest, payload: { ...payload, marketingConsent: false } }
          : undefined,
      );
    }
    return { reference };
  });
}

/** Asks store and provider, as before a profile is written: a stolen cookie alone must not be enough. */
export async function deleteAccountAction(): Promise<
  { status: 'done'; receipt: Receipt } | Failure
> {
  const event = 'account-not-deleted';
  return answer(event, await requireDeletingUser(event), async (user) => {
    const { outbox } = await openStore();
    return { receipt: await deleteAccount(user, 'delete', { outbox }) };
  });
}

/** A deletion that failed half-way may have ended the session at the provider: it is finished. */
async function requireDeletingUser(event: string): Promise<Access> {
  const access = await requireActiveUser(event);
  if (!('refusal' in access) || access.refusal === 'unavailable') return access;
  // The first check has logged a foreign origin.
  const session = originRefusal(await headers()) ? undefined : await readSession();
  if (!session) return access;
  const [isRevoked, stored] = await Promise.all([
    userStore().isSessionRevoked(session.id),
    findUser(session.user.id),
  ]).catch(() => [true, null] as const);
  return !isRevoked && stored?.deletionAskedAt ? { user: session.user } : access;
}
