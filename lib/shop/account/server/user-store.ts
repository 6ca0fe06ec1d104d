import { type Adapter, type AdapterUser } from 'next-auth/adapters';

declare module 'next-auth/adapters' {
  interface AdapterUser {
    createdAt: Date;
    profileCompletedAt?: Date | null;
    /** The last sign-in. Missing for a user who has not signed in since this is noted. */
    lastSeenAt?: Date | null;
    /** When the person was told that the unused account will be deleted. */
    idleMailedAt?: Date | null;
    /** A deletion has begun: it is finished even if its request failed half-way. */
    deletionAskedAt?: Date | null;
    /** When the person logged out on all devices: a session of before has another date, or none. */
    sessionsEndedAt?: Date | null;
  }
}

type UsedMethod = 'createUser' | 'getUserByAccount' | 'linkAccount' | 'updateUser' | 'deleteUser';

/** `uid`: the account at the provider; null when the sign-in that created the user was cut off. */
export type ListedUser = AdapterUser & { uid: string | null };

/** `updateUser` rejects for a user who is not stored. */
export interface UserStore extends Required<Pick<Adapter, UsedMethod>> {
  users(): AsyncIterable<ListedUser>;
  /** @param until when its cookies have expired. */
  revokeSession(id: string, until: Date): Promise<void>;
  isSessionRevoked(id: string): Promise<boolean>;
}
