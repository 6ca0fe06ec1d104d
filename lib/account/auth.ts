import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import NextAuth, { type AuthError, CredentialsSignin } from 'next-auth';
import { decode, type JWT } from 'next-auth/jwt';
import Credentials from 'next-auth/providers/credentials';
import { waitAtMost } from '@/lib/deadline';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { DAY, MINUTE, SECOND } from '@/lib/time';
import { authorize } from './authorize';
import { checkSession } from './revocation';
import { type Session } from './user';
import { userStore } from './users';

declare module 'next-auth' {
  interface User {
    signedIn?: Session['user'];
  }
}
declare module '@auth/core/jwt' {
  interface JWT {
    session?: Session;
  }
}

const IDLE_TIME = 7 * DAY;
const MAX_TIME = 30 * DAY;

const isHttps = env.SITE_URL.startsWith('https:');
const COOKIE = isHttps ? '__Host-session' : 'session';

function sessionOf(token: JWT | null): Session | undefined {
  const session = token?.session;
  return session && Date.now() - session.signedInAt <= MAX_TIME ? session : undefined;
}

/** Logs the code of the wrapped error: messages of Auth.js could quote an email address. */
function logAuthError(error: Error) {
  // `createSession` logs these.
  if (error instanceof CredentialsSignin) return;
  const { type, cause } = error as AuthError;
  log.warn('auth-error', { code: errorCode(cause?.err ?? { name: type }) });
}

export const { auth, signIn, signOut } = NextAuth({
  secret: env.AUTH_SECRET,
  trustHost: true,
  session: { strategy: 'jwt', maxAge: IDLE_TIME / SECOND },
  useSecureCookies: isHttps,
  cookies: {
    sessionToken: {
      name: COOKIE,
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
    },
  },
  logger: {
    error: logAuthError,
    warn: (code) => log.warn('auth-warning', { code }),
  },
  providers: [
    Credentials({
      id: 'firebase',
      credentials: { idToken: {} },
      authorize: async ({ idToken }) => ({ signedIn: await authorize(String(idToken)) }),
    }),
  ],
  callbacks: {
    // Otherwise Auth.js stores the address of the page in a cookie.
    redirect: () => env.SITE_URL,
    async jwt({ token, user }) {
      if (user?.signedIn) {
        const now = Date.now();
        const session = { id: randomUUID(), signedInAt: now, checkedAt: now, user: user.signedIn };
        return { session };
      }
      const session = sessionOf(token);
      const check = session && (await checkSession(session, MINUTE));
      return check && !check.ended ? { session: check.session } : null;
    },
    session: ({ session, token }) => Object.assign(session, { user: token.session!.user }),
  },
  events: {
    async signOut(message) {
      const session = 'token' in message && sessionOf(message.token);
      if (!session) return;
      const until = new Date(session.signedInAt + MAX_TIME);
      await waitAtMost(userStore().revokeSession(session.id, until), 2500);
    },
  },
});

/** Reads the cookie, also one that was set during this request. Does not check for revocation. */
export async function readSession(): Promise<Session | undefined> {
  const token = (await cookies()).get(COOKIE)?.value;
  if (!token || !env.AUTH_SECRET) return undefined;
  return sessionOf(
    await decode({ token, secret: env.AUTH_SECRET, salt: COOKIE }).catch(() => null),
  );
}
