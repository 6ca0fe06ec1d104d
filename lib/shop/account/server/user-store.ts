import { randomUUID } from 'node:crypto';
import { type Adapter, type AdapterUser } from 'next-auth/adapters';
import { codedError } from '@sutra/outbox/error-code';
import { change, type Database, withoutVersion } from '@/lib/store/collection';
import { shapes } from '@/lib/store/databases';

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

interface RevokedSession {
  readonly id: string;
  readonly until: Date;
}

/** Each revocation removes as many, so that a write never waits for all of them. */
const MAX_EXPIRED_REMOVED = 20;

export function usersIn(database: Database): UserStore {
  const users = database.collection<ListedUser, 'uid'>(shapes.users);
  const revoked = database.collection<RevokedSession, 'until'>(shapes.revokedSessions);

  async function removeExpired(): Promise<void> {
    const expired = await revoked.findUntil('until', new Date(), MAX_EXPIRED_REMOVED);
    await Promise.all(expired.map((session) => revoked.remove(session)));
  }

  return {
    async createUser(fields) {
      const user = { ...fields, id: randomUUID(), uid: null };
      await users.insert(user);
      return user;
    },
    async getUserByAccount({ providerAccountId }) {
      const [user] = await users.find('uid', providerAccountId);
      return user ? withoutVersion(user) : null;
    },
    async linkAccount({ providerAccountId, userId }) {
      const [user] = await users.find('id', userId);
      // A simultaneous sign-in may have taken the account: who reads it finds the first.
      if (user) await users.replace(user, { ...user, uid: providerAccountId });
    },
    async updateUser({ id, ...fields }) {
      const [user] = await users.find('id', id);
      const updated = user && (await change(users, user, (current) => ({ ...current, ...fields })));
      if (!updated) throw codedError('no-user');
      return withoutVersion(updated);
    },
    async deleteUser(id) {
      // One that is changed meanwhile is not removed, and found again.
      for (let [user] = await users.find('id', id); user; [user] = await users.find('id', id))
        await users.remove(user);
    },
    async *users() {
      for await (const user of users.all()) yield withoutVersion(user);
    },
    async revokeSession(id, until) {
      await Promise.all([revoked.insert({ id, until }), removeExpired()]);
    },
    isSessionRevoked: async (id) => (await revoked.find('id', id)).length > 0,
  };
}
