import { withinDeadline } from '@sutra/outbox/deadline';
import { errorCode } from '@sutra/outbox/error-code';
import { type Mailbox } from '@sutra/outbox/receivers/mailbox';
import { sendMail } from '@sutra/outbox/receivers/send-mail';
import { states } from '@sutra/outbox/row';
import { languageNames, languages } from '@/content/languages';
import { pathsIn } from '@/content/pages';
import { site } from '@/content/site';
import { IDLE_MAIL_TIMEOUT } from '@/lib/deadlines';
import { isEmail } from '@/lib/text/email';
import { type Log } from '@/lib/log/log';
import { type Outbox } from '@/lib/server/submissions/kinds';
import { printable } from '@/lib/text/clean';
import { fill, withLatinFigures } from '@/lib/text/format';
import { DAY } from '@/lib/time';
import { texts } from '@/lib/words/texts';
import { type Stores } from '@/lib/server/stores';
import { deleteAccount, sweepDeleted } from './delete-account';
import { adminAuth, canReadAccounts } from '@/lib/shop/account/server/firebase-admin';
import { IDLE_NOTICE, IDLE_TIME } from '@/lib/retention';
import { type ListedUser } from '@/lib/shop/account/server/user-store';
import { isStored } from '@/lib/shop/account/server/users';

/** In one pass a day, so that the mail server is not flooded. */
const MOST_MAILS = 20;

function composeMail(email: string, url: string, date: number) {
  const mails = languageNames.map((name) => {
    const { idle } = texts[name].accountMails;
    const format = new Intl.DateTimeFormat(withLatinFigures(languages[name].tag), {
      timeZone: site.timeZone,
      dateStyle: 'long',
    });
    const address = `${url}${pathsIn(name).books}`;
    const values = { site: site.name, day: format.format(date), address, email };
    return { subject: fill(idle.subject, values), text: fill(idle.text, values) };
  });
  return {
    subject: printable(mails.map(({ subject }) => subject).join(' / ')),
    text: `${mails.map(({ text }) => text).join('\n\n---\n\n')}\n`,
  };
}

interface Tended extends Stores {
  outbox: Outbox;
  mailbox?: Pick<Mailbox, 'server' | 'from'>;
  /** The address of the site. */
  url: string;
  log: Log;
  now: () => number;
}

async function mailPerson(
  { id, email }: ListedUser,
  { server, from }: NonNullable<Tended['mailbox']>,
  { url, now }: Tended,
): Promise<boolean> {
  const date = now() + IDLE_NOTICE;
  const mail = {
    ...composeMail(email, url, date),
    messageId: `idle-${id}-${Math.floor(date / DAY)}@${from.split('@')[1]}`,
    from: { name: site.name, address: from },
    to: [email],
    replyTo: { name: site.name, address: site.email },
  };
  const send = (signal: AbortSignal) => sendMail(server, mail, signal);
  return (await withinDeadline(IDLE_MAIL_TIMEOUT, send)).length === 0;
}

/** Whether the address of the last sign-in is still the account's: another person may have it now. */
async function hasAddress(uid: string, email: string): Promise<boolean> {
  if (!canReadAccounts) return true;
  return adminAuth()
    .getUser(uid)
    .then(
      (account) => account.email === email,
      (error: unknown) => {
        // A deletion that failed half-way has deleted it.
        if (errorCode(error) === 'auth-user-not-found') return true;
        throw error;
      },
    );
}

/** Removes what a process that was killed has written for accounts whose deletion the owner was told of. */
async function sweepDeletedAccounts({
  outbox,
  orders,
  users,
  now,
}: Required<Pick<Tended, 'outbox' | 'orders' | 'users' | 'now'>>) {
  for (const state of states) {
    for await (const { payload, acceptedAt } of outbox.store!.rows({ state })) {
      if (!payload || !('request' in payload) || payload.request === 'no-news') continue;
      const { account: id, name, email, request } = payload;
      if (await isStored(id, users)) continue;
      const account = { id, name, email, emailVerified: false };
      await sweepDeleted(account, request, { outbox, orders, askedAt: acceptedAt, now: now() });
    }
  }
}

/**
 * Once a day: finishes deletions that failed half-way, tells the people whose account is unused, and
 * deletes it 30 days later. Without a mailbox nobody is told, so nothing is deleted.
 */
export async function tendAccounts(tended: Tended): Promise<void> {
  const { outbox, mailbox, log, now, orders, users } = tended;
  const { store } = outbox;
  const last = (await store?.load<number>('accounts-tended')) ?? 0;
  if (!store || Math.abs(now() - last) < DAY) return;
  await store.save('accounts-tended', now());

  let mails = 0;
  const found: ListedUser[] = [];
  for await (const user of users.users()) found.push(user);
  for (const user of found) {
    const { id, uid, email, name, emailVerified, lastSeenAt, idleMailedAt } = user;
    if (uid === null) continue;
    const account = { id: uid, name: name ?? '', email };
    const seenAt = lastSeenAt?.getTime();
    // Who has signed in since is asked on the site whether to finish it.
    const isToFinish = user.deletionAskedAt && !(lastSeenAt && lastSeenAt > user.deletionAskedAt);
    const isOver = seenAt !== undefined && now() >= seenAt + IDLE_TIME;
    const wasTold = idleMailedAt && now() >= idleMailedAt.getTime() + IDLE_NOTICE;
    try {
      // Users from before this was noted.
      if (seenAt === undefined) await users.updateUser({ id, lastSeenAt: new Date(now()) });
      if (isToFinish || (mailbox && isOver && wasTold)) {
        const isVerified = Boolean(emailVerified) && (await hasAddress(uid, email));
        await deleteAccount(
          { ...account, emailVerified: isVerified },
          isToFinish ? 'delete' : 'idle',
          { outbox, orders, users, now: now() },
        );
      } else if (user.deletionAskedAt) {
        continue;
      } else if (mailbox && seenAt !== undefined && now() >= seenAt + IDLE_TIME - IDLE_NOTICE) {
        if (idleMailedAt || mails >= MOST_MAILS || !isEmail(email)) continue;
        if (!(await mailPerson(user, mailbox, tended))) continue;
        mails += 1;
        await users.updateUser({ id, idleMailedAt: new Date(now()) });
      }
    } catch (error) {
      log.warn('account-not-tended', { code: errorCode(error) });
      // A server that does not answer would take its time for each of them.
      if (errorCode(error) === 'deadline') mails = MOST_MAILS;
    }
  }
  await sweepDeletedAccounts({ outbox, orders, users, now });
}
