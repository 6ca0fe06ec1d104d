import { FirestoreAdapter } from '@auth/firebase-adapter';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type Adapter, type AdapterUser } from 'next-auth/adapters';
import { env } from '@/lib/env';
import { codedError } from '@/lib/log/error-code';
import { mailboxOf } from '@/lib/text/mailbox';
import { adminApp } from './firebase-admin';
import { type Identity } from './identity';
import { sqliteUsers } from './sqlite-users';

declare module 'next-auth/adapters' {
  interface AdapterUser {
    profileCompletedAt?: Date | null;
    createdAt?: Date | null;
  }
}

interface RevokedSessions {
  revokeSession(id: string, until: Date): Promise<void>;
  isSessionRevoked(id: string): Promise<boolean>;
}

interface ListedUsers {
  listUsers(isWanted: (email: string) => boolean): Promise<AdapterUser[]>;
}

type UsedMethod = 'createUser' | 'getUserByAccount' | 'linkAccount' | 'updateUser' | 'deleteUser';

export type UserStore = Required<Pick<Adapter, UsedMethod>> & RevokedSessions & ListedUsers;

const MAX_EXPIRED_DELETED = 20;

export function firestoreUsers(database: Firestore): UserStore {
  const revoked = database.collection('revokedSessions');
  const adapter = FirestoreAdapter(database) as Required<Adapter>;
  return {
    ...adapter,
    async listUsers(isWanted) {
      const { docs } = await database.collection('users').select('email').get();
      const found = docs.filter((doc) => isWanted(doc.get('email') as string));
      const users = await Promise.all(found.map(({ id }) => adapter.getUser(id)));
      return users.filter((user) => user !== null);
    },
    async revokeSession(id, until) {
      await revoked.doc(id).set({ until });
      const expired = await revoked
        .where('until', '<', new Date())
        .limit(MAX_EXPIRED_DELETED)
        .get();
      await Promise.all(expired.docs.map((doc) => doc.ref.delete()));
    },
    isSessionRevoked: async (id) => (await revoked.doc(id).get()).exists,
  };
}

let store: UserStore | undefined;

function openUserStore(): UserStore {
  if (env.FIREBASE_SERVICE_ACCOUNT) return firestoreUsers(getFirestore(adminApp()));
  if (env.DATA_DIR) return sqliteUsers(env.DATA_DIR);
  throw codedError('no-store');
}

export const userStore = (): UserStore => (store ??= openUserStore());

const PROVIDER = 'firebase';

export async function findUser(uid: string, users = userStore()): Promise<AdapterUser | null> {
  return users.getUserByAccount({ provider: PROVIDER, providerAccountId: uid });
}

export async function saveUser(
  identity: Identity,
  users = userStore(),
): Promise<AdapterUser & { createdAt: Date }> {
  const stored = await findUser(identity.id, users);
  const createdAt = identity.createdAt ?? stored?.createdAt ?? new Date();
  const fields = {
    email: identity.email,
    name: identity.name,
    image: identity.photoURL,
    emailVerified: identity.emailVerified ? (stored?.emailVerified ?? new Date()) : null,
    createdAt,
  };
  const user = stored
    ? await users.updateUser({ id: stored.id, ...fields })
    : await createLinkedUser(identity.id, { id: '', ...fields }, users);
  return { ...user, createdAt };
}

async function createLinkedUser(uid: string, fields: AdapterUser, users: UserStore) {
  const user = await users.createUser(fields);
  const account = { provider: PROVIDER, providerAccountId: uid, type: 'oidc' } as const;
  try {
    await users.linkAccount({ ...account, userId: user.id });
  } catch (error) {
    await users.deleteUser(user.id);
    throw error;
  }
  // A simultaneous sign-in may have linked the account first.
  const first = (await findUser(uid, users)) ?? user;
  if (first.id !== user.id) await users.deleteUser(user.id);
  return first;
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
