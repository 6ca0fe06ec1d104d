import { FirestoreAdapter } from '@auth/firebase-adapter';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type Adapter, type AdapterUser } from 'next-auth/adapters';
import { env } from '@/lib/env';
import { StoreError } from '@/lib/submissions/store';
import { adminApp } from './firebase-admin';
import { type Identity } from './identity';
import { firestoreRevokedSessions } from './firestore-revoked-sessions';
import { sqliteAdapter } from './sqlite-adapter';

declare module 'next-auth/adapters' {
  interface AdapterUser {
    /** When the profile was completed; `null` or missing until then. */
    profileCompletedAt?: Date | null;
    createdAt?: Date | null;
  }
}

/** Sessions that were signed out, kept for as long as their cookies could still be used. */
export interface RevokedSessions {
  /** Ids whose `until` has passed are removed at the same time. */
  revokeSession(id: string, until: Date): Promise<void>;
  isSessionRevoked(id: string): Promise<boolean>;
}

/** The used part of Auth.js's `Adapter`, and revoked sessions. */
export type UserStore = RevokedSessions &
  Required<
    Pick<
      Adapter,
      'createUser' | 'getUser' | 'getUserByAccount' | 'linkAccount' | 'updateUser' | 'deleteUser'
    >
  >;

const PROVIDER = 'firebase';

let store: UserStore | undefined;

function openUserStore(): UserStore {
  if (env.FIREBASE_SERVICE_ACCOUNT) return firestoreUsers(getFirestore(adminApp()));
  if (env.DATA_DIR) return sqliteAdapter(env.DATA_DIR);
  throw new StoreError('no-store');
}

/**
 * Firestore where a service account is set, SQLite under `DATA_DIR` otherwise.
 *
 * @throws {StoreError} where there is neither.
 */
export const userStore = (): UserStore => (store ??= openUserStore());

export const firestoreUsers = (database: Firestore): UserStore => ({
  ...(FirestoreAdapter(database) as Omit<UserStore, keyof RevokedSessions>),
  ...firestoreRevokedSessions(database),
});

export function findUser(uid: string, users = userStore()): Promise<AdapterUser | null> {
  return Promise.resolve(users.getUserByAccount({ provider: PROVIDER, providerAccountId: uid }));
}

/**
 * Creates the stored user of an identity, or updates it. Two first sign-ins at once make one user:
 * each looks again after linking, and removes its own record if it finds the other's.
 */
export async function rememberUser(
  identity: Identity,
  users = userStore(),
): Promise<AdapterUser & { createdAt: Date }> {
  const known = await findUser(identity.id, users);
  const createdAt = identity.createdAt ?? known?.createdAt ?? new Date();
  const facts = {
    email: identity.email,
    name: identity.name,
    image: identity.photo,
    emailVerified: identity.emailVerified ? (known?.emailVerified ?? new Date()) : null,
    createdAt,
  };
  if (known) return { ...(await users.updateUser({ id: known.id, ...facts })), createdAt };
  const user = await users.createUser({ id: '', ...facts });
  const link = {
    userId: user.id,
    type: 'oidc',
    provider: PROVIDER,
    providerAccountId: identity.id,
  } as const;
  const failure = await Promise.resolve(users.linkAccount(link)).then(
    () => undefined,
    (error: unknown) => error,
  );
  const first = await findUser(identity.id, users);
  if (first?.id !== user.id) await users.deleteUser(user.id);
  if (!first) throw failure ?? new Error('user-not-linked');
  return { ...first, createdAt };
}

/** Marks the profile of a signed-in person as complete; doing so twice keeps the first instant. */
export async function completeProfile(uid: string, now = new Date(), users = userStore()) {
  const user = await findUser(uid, users);
  if (user && !user.profileCompletedAt) {
    await users.updateUser({ id: user.id, profileCompletedAt: now });
  }
}
