import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import NextAuth, { type AuthError, type DefaultSession, type User } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import { log } from '@/lib/log';
import { findStoredUser, hasSessionEnded, revokeSession } from './session-status';

interface SessionFacts {
  emailVerified: boolean;
  /** ISO 8601. */
  createdAt: string;
}

declare module 'next-auth' {
  interface Session {
    id: string;
    /** Seconds since the epoch. */
    signedInAt: number;
    user: { id: string; profileCompleted: boolean } & DefaultSession['user'];
    facts: SessionFacts;
  }
  interface User {
    facts?: SessionFacts;
  }
}
declare module '@auth/core/jwt' {
  interface JWT {
    /** Names this session until it is signed out; `jti` changes whenever the cookie is renewed. */
    sessionId?: string;
    /** Seconds since the epoch. */
    signedInAt?: number;
    facts?: SessionFacts;
  }
}

const DAY = 24 * 60 * 60;

/** A session ends 7 days after it was last used and 30 days after it began. */
const IDLE_SECONDS = 7 * DAY;
const WHOLE_SECONDS = 30 * DAY;

const secure = env.SITE_URL.startsWith('https:');
const seconds = () => Math.floor(Date.now() / 1000);

/** The person that `signInAs` signs in. A request cannot set it. */
const verified = new AsyncLocalStorage<User>();

/** Auth.js wraps the error that was thrown; its own messages could quote an email address. */
function logAuthError(error: Error) {
  const { type, cause } = error as AuthError;
  log().warn('auth-error', { code: errorCode(cause?.err ?? { name: type }) });
}

export const { handlers, auth, signIn, signOut } = NextAuth({
  secret: env.AUTH_SECRET,
  trustHost: true,
  session: { strategy: 'jwt', maxAge: IDLE_SECONDS, updateAge: DAY },
  useSecureCookies: secure,
  cookies: {
    sessionToken: {
      name: secure ? '__Host-session' : 'session',
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
    },
  },
  logger: {
    error: logAuthError,
    warn: (code) => log().warn('auth-warning', { code }),
    debug: () => {},
  },
  providers: [
    Credentials({
      id: 'firebase',
      credentials: {},
      authorize: () => verified.getStore() ?? null,
    }),
  ],
  callbacks: {
    // Always the same address: otherwise Auth.js would store that of the page in a cookie.
    redirect: () => env.SITE_URL,
    async jwt({ token, user }) {
      if (user) {
        const { id: sub, facts } = user;
        return { ...token, sub, facts, sessionId: randomUUID(), signedInAt: seconds() };
      }
      const { sub, sessionId, signedInAt = 0 } = token;
      if (!sub || !sessionId || seconds() - signedInAt > WHOLE_SECONDS) return null;
      return (await hasSessionEnded({ id: sessionId, uid: sub, signedInAt })) ? null : token;
    },
    async session({ session, token }) {
      const stored = await findStoredUser(token.sub!);
      session.id = token.sessionId!;
      session.signedInAt = token.signedInAt!;
      session.user.id = token.sub!;
      session.user.profileCompleted = Boolean(stored?.profileCompletedAt);
      session.facts = token.facts!;
      return session;
    },
  },
  events: {
    async signOut(message) {
      const token = 'token' in message ? message.token : null;
      if (!token?.sessionId) return;
      const until = new Date(((token.signedInAt ?? seconds()) + WHOLE_SECONDS) * 1000);
      await revokeSession(token.sessionId, until);
    },
  },
});

/** Sets the session cookie of a person whose ID token was verified. */
export const signInAs = (user: User): Promise<void> =>
  verified.run(user, () => signIn('firebase', { redirect: false }));
