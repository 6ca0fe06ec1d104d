import { getFirestore } from 'firebase-admin/firestore';
import { type Adapter, type AdapterUser } from 'next-auth/adapters';
import { env, usesFirestore } from '@/lib/env';
import { codedError } from '@/lib/log/error-code';
import { mailboxOf } from '@/lib/text/mailbox';
import { type Claims } from './authorize';
import { adminApp } from './firebase-admin';
import { firestoreUsers } from './firestore-users';
import { sqliteUsers } from './sqlite-users';
import { type User } from './user';

declare module 'next-auth/adapters' {
  interface AdapterUser {
    createdAt: Date;
    profileCompletedAt?: Date | null;
  }
}

type UsedMethod = 'createUser' | 'getUserByAccount' | 'linkAccount' | 'updateUser' | 'deleteUser';

export interface UserStore extends Required<Pick<Adapter, UsedMethod>> {
  listUsers(isWanted: (email: string) => boolean): Promise<AdapterUser[]>;
  /** @param until when its cookies have expired. */
  revokeSession(id: string, until: Date): Promise<void>;
  isSessionRevoked(id: string): Promise<boolean>;
  /** Rejects when nothing can be stored. Missing where the store of submissions is the same one. */
  check?(): Promise<void>;
}

function openUserStore(): UserStore {
  if (usesFirestore(env)) return firestoreUsers(getFirestore(adminApp()));
  if (env.DATA_DIR) return sqliteUsers(env.DATA_DIR);
  throw codedError('no-store');
}

let store: UserStore | undefined;

export const userStore = (): UserStore => (store ??= openUserStore());

const PROVIDER = 'firebase';

export async function findUser(uid: string, users = userStore()): Promise<AdapterUser | null> {
  return users.getUserByAccount({ provider: PROVIDER, providerAccountId: uid });
}

export async function saveUser(claims: Claims, users = userStore()): Promise<User> {
  const { id, email, emailVerified, name, photoURL } = claims;
  const stored = await findUser(id, users);
  const fields = {
    email,
    emailVerified: emailVerified ? (stored?.emailVerified ?? new Date()) : null,
    name,
    image: photoURL,
  };
  const { createdAt, profileCompletedAt } = stored
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

export async function completeProfile(uid: string, now = new Date(), users = userStore()) {
  const user = await findUser(uid, users);
  if (user && !user.profileCompletedAt) {
    await users.updateUser({ id: user.id, profileCompletedAt: now });
  }
}

export function findUsersByMailbox(email: string, users = userStore()): Promise<AdapterUser[]> {
  const mailbox = mailboxOf(email);
  return users.listUsers((each) => mailboxOf(each) === mailbox);
}

export async function deleteUsersByMailbox(email: string, users = userStore()): Promise<number> {
  const found = await findUsersByMailbox(email, users);
  await Promise.all(found.map(({ id }) => users.deleteUser(id)));
  return found.length;
}
