import { FirestoreAdapter } from '@auth/firebase-adapter';
import { getFirestore } from 'firebase-admin/firestore';
import { type Adapter, type AdapterUser } from 'next-auth/adapters';
import { env } from '@/lib/env';
import { adminApp } from './firebase-admin';
import { type Identity } from './identity';
import { sqliteAdapter } from './sqlite-adapter';

declare module 'next-auth/adapters' {
  interface AdapterUser {
    /** When the profile was completed; `null` or missing until then. */
    profileCompletedAt?: Date | null;
  }
}

/** The part of Auth.js's `Adapter` that is used. */
export type UserStore = Required<
  Pick<
    Adapter,
    'createUser' | 'getUser' | 'getUserByAccount' | 'linkAccount' | 'updateUser' | 'deleteUser'
  >
>;

const PROVIDER = 'firebase';

let store: UserStore | undefined;

/** Firestore where a service account is set, SQLite under `DATA_DIR` otherwise. */
export function userStore(): UserStore {
  store ??= (
    env.FIREBASE_SERVICE_ACCOUNT
      ? FirestoreAdapter(getFirestore(adminApp()))
      : sqliteAdapter(env.DATA_DIR)
  ) as UserStore;
  return store;
}

export function findUser(uid: string, users = userStore()): Promise<AdapterUser | null> {
  return Promise.resolve(users.getUserByAccount({ provider: PROVIDER, providerAccountId: uid }));
}

/**
 * The stored user of an identity, made at the first sign-in and kept up to date after it. Two
 * first sign-ins at once make one user: both look again after linking, and the one that is not
 * found first removes its own record.
 */
export async function rememberUser(
  identity: Identity,
  users = userStore(),
): Promise<{ user: AdapterUser; wasVerified: boolean; isNew: boolean }> {
  const known = await findUser(identity.id, users);
  const emailVerified = identity.emailVerified ? (known?.emailVerified ?? new Date()) : null;
  const facts = {
    email: identity.email,
    name: identity.name,
    image: identity.photo,
    emailVerified,
  };
  if (known) {
    const user = await users.updateUser({ id: known.id, ...facts });
    return { user, wasVerified: known.emailVerified !== null, isNew: false };
  }
  const user = await users.createUser({ id: '', ...facts });
  const link = {
    userId: user.id,
    type: 'oidc',
    provider: PROVIDER,
    providerAccountId: identity.id,
  } as const;
  const linked = await Promise.resolve(users.linkAccount(link)).then(
    () => true,
    () => false,
  );
  const first = await findUser(identity.id, users);
  if (first && (!linked || first.id !== user.id)) {
    await users.deleteUser(user.id);
    return { user: first, wasVerified: first.emailVerified !== null, isNew: false };
  }
  if (!first) throw new Error('user-not-linked');
  return { user, wasVerified: identity.emailVerified, isNew: true };
}

/** Marks the profile of a signed-in person as complete; doing so twice keeps the first instant. */
export async function completeProfile(uid: string, now = new Date(), users = userStore()) {
  const user = await findUser(uid, users);
  if (user && !user.profileCompletedAt) {
    await users.updateUser({ id: user.id, profileCompletedAt: now });
  }
}
