import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import NextAuth, { type AuthError } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { waitAtMost } from '@/lib/deadline';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { DAY, SECOND } from '@/lib/time';
import { isSessionRevoked, revokeSession } from './revocation';
import { type StoredSession, type User } from './user';
import { findUser } from './users';

declare module 'next-auth' {
  interface Session {
    id: string;
    signedInAt: number;
    user: StoredSession['user'];
  }
  interface User {
    verified?: StoredSession['user'];
  }
}
declare module '@auth/core/jwt' {
  interface JWT {
    session?: StoredSession;
  }
}

const DAY_SECONDS = DAY / SECOND;
const IDLE_SECONDS = 7 * DAY_SECONDS;
const MAX_SECONDS = 30 * DAY_SECONDS;

const isHttps = env.SITE_URL.startsWith('https:');
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Passes a user from `signInAs` to `authorize`: a request cannot set it. */
const verifiedUser = new AsyncLocalStorage<User>();

/** Logs the code of the wrapped error: messages of Auth.js could quote an email address. */
function logAuthError(error: Error) {
  const { type, cause } = error as AuthError;
  log().warn('auth-error', { code: errorCode(cause?.err ?? { name: type }) });
}

async function isProfileCompleted(uid: string): Promise<boolean> {
  try {
    return Boolean((await waitAtMost(findUser(uid), 2500))?.profileCompletedAt);
  } catch (error) {
    log().warn('account-store-unavailable', { code: errorCode(error) });
    return false;
  }
}

export const { auth, signIn, signOut } = NextAuth({
  secret: env.AUTH_SECRET,
  trustHost: true,
  session: { strategy: 'jwt', maxAge: IDLE_SECONDS, updateAge: DAY_SECONDS },
  useSecureCookies: isHttps,
  cookies: {
    sessionToken: {
      name: isHttps ? '__Host-session' : 'session',
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
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
      authorize() {
        const verified = verifiedUser.getStore();
        return verified ? { verified } : null;
      },
    }),
  ],
  callbacks: {
    // Otherwise Auth.js stores the address of the page in a cookie.
    redirect: () => env.SITE_URL,
    async jwt({ token, user }) {
      if (user?.verified) {
        return { session: { id: randomUUID(), signedInAt: nowSeconds(), user: user.verified } };
      }
      const { session } = token;
      if (!session || nowSeconds() - session.signedInAt > MAX_SECONDS) return null;
      return (await isSessionRevoked(session)) ? null : token;
    },
    async session({ session, token }) {
      const { id, signedInAt, user } = token.session!;
      const profileCompleted = await isProfileCompleted(user.id);
      return Object.assign(session, { id, signedInAt, user: { ...user, profileCompleted } });
    },
  },
  events: {
    async signOut(message) {
      const session = 'token' in message ? message.token?.session : undefined;
      if (!session) return;
      await revokeSession(session.id, new Date((session.signedInAt + MAX_SECONDS) * 1000));
    },
  },
});

/** Sets the session cookie. The caller must have verified the user's ID token. */
export const signInAs = (user: User): Promise<void> =>
  verifiedUser.run(user, () => signIn('firebase', { redirect: false }));
