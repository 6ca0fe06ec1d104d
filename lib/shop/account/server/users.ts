import { type AdapterUser } from 'next-auth/adapters';
import { mailboxOf } from '@sutra/outbox/mailbox-of';
import { type Claims, type User } from '@/lib/shop/account/user';
import { type ListedUser, type UserStore } from './user-store';

const PROVIDER = 'firebase';

export async function findUser(uid: string, users: UserStore): Promise<AdapterUser | null> {
  return users.getUserByAccount({ provider: PROVIDER, providerAccountId: uid });
}

/**
 * Whether an account is stored. A deletion removes the user before it looks for the last time what there
 * is of the account: a write after which the user is stored is found, any other has to be undone.
 */
export const isStored = async (uid: string, users: UserStore): Promise<boolean> =>
  (await findUser(uid, users)) !== null;

export async function saveUser(claims: Claims, users: UserStore): Promise<User> {
  const { id, email, emailVerified, name, photoURL } = claims;
  const stored = await findUser(id, users);
  const fields = {
    email,
    emailVerified: emailVerified ? (stored?.emailVerified ?? new Date()) : null,
    name,
    image: photoURL,
    lastSeenAt: new Date(),
    idleMailedAt: null,
  };
  const { createdAt, profileCompletedAt, deletionAskedAt, sessionsEndedAt } = stored
    ? await users.updateUser({ id: stored.id, ...fields })
    : await createLinkedUser(id, { id: '', ...fields, createdAt: new Date() }, users);
  return {
    id,
    email,
    emailVerified,
    name,
    photoURL,
    createdAt: createdAt.toISOString(),
    profileCompleted: Boolean(profileCompletedAt),
    deletionAskedAt: deletionAskedAt?.toISOString(),
    sessionsEndedAt: sessionsEndedAt?.toISOString(),
  };
}

async function createLinkedUser(uid: string, fields: AdapterUser, users: UserStore) {
  const user = await users.createUser(fields);
  const account = { provider: PROVIDER, providerAccountId: uid, userId: user.id };
  await users.linkAccount({ ...account, type: 'oidc' });
  // A simultaneous sign-in may have linked the account first.
  const first = await findUser(uid, users);
  if (first?.id === user.id) return user;
  await users.deleteUser(user.id);
  return first ?? user;
}

export async function completeProfile(uid: string, users: UserStore, now = new Date()) {
  const user = await findUser(uid, users);
  if (user && !user.profileCompletedAt) {
    await users.updateUser({ id: user.id, profileCompletedAt: now });
  }
}

/** Ends all sessions of a user who is stored, of any device. */
export async function endSessionsOf(uid: string, users: UserStore, now = new Date()) {
  const user = await findUser(uid, users);
  if (user) await users.updateUser({ id: user.id, sessionsEndedAt: now });
}

export async function findUsersByMailbox(email: string, users: UserStore): Promise<ListedUser[]> {
  const mailbox = mailboxOf(email);
  const found: ListedUser[] = [];
  for await (const user of users.users()) if (mailboxOf(user.email) === mailbox) found.push(user);
  return found;
}
