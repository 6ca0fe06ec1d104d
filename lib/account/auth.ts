import NextAuth, { CredentialsSignin, type DefaultSession } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { env } from '@/lib/env';
import { withDeadline } from '@/lib/submissions/deadline';
import { adminAuth, canCheckRevocation } from './firebase-admin';
import { verifyIdToken } from './id-token';
import { type Identity, type Refusal } from './identity';
import { findUser, rememberUser } from './users';

declare module 'next-auth' {
  interface Session {
    /** Seconds since the epoch. */
    signedInAt: number;
    user: { id: string; profileCompleted: boolean } & DefaultSession['user'];
  }
  interface User {
    identity?: Identity;
  }
}
declare module '@auth/core/jwt' {
  interface JWT {
    /** Seconds since the epoch: the sign-in, and the last time the provider vouched for it. */
    signedInAt?: number;
    checkedAt?: number;
  }
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** A session ends 7 days after it was last used and 30 days after it began. */
const IDLE_SECONDS = 7 * DAY;
const WHOLE_SECONDS = 30 * DAY;
/** How long a disabled or revoked account may go unnoticed. */
const CHECK_SECONDS = HOUR;

/** How long the identity provider may think about it, in milliseconds. */
const VOUCH_MS = 3000;

const secure = env.SITE_URL.startsWith('https:');
const seconds = () => Math.floor(Date.now() / 1000);

/**
 * Whether the identity provider still vouches for a sign-in: the account exists, is not disabled,
 * and was not signed out everywhere since.
 *
 * @param signedInAt seconds since the epoch.
 * @returns `undefined` when the provider does not answer.
 */
export async function stillVouched(uid: string, signedInAt: number): Promise<boolean | undefined> {
  if (!canCheckRevocation) return true;
  try {
    const record = await withDeadline(adminAuth().getUser(uid), VOUCH_MS);
    const validSince = record.tokensValidAfterTime
      ? Math.floor(Date.parse(record.tokensValidAfterTime) / 1000)
      : 0;
    return !record.disabled && signedInAt >= validSince;
  } catch (error) {
    return (error as { code?: string }).code === 'auth/user-not-found' ? false : undefined;
  }
}

/** `code` is the refusal. */
class TokenRefused extends CredentialsSignin {
  constructor(refusal: Refusal) {
    super();
    this.code = refusal;
  }
}

/** The person of a fresh ID token, remembered in our own store. */
async function authorize({ idToken }: Partial<Record<string, unknown>>) {
  const result = await verifyIdToken(idToken);
  if ('refusal' in result) throw new TokenRefused(result.refusal);
  const { identity } = result;
  const { wasVerified, isNew } = await rememberUser(identity);
  // Whoever registered the address with a password before its owner came with Google is put out;
  // of somebody who has not been here yet only the provider knows whether there was a password.
  if (identity.provider === 'google.com' && (isNew || !wasVerified) && canCheckRevocation) {
    await adminAuth().revokeRefreshTokens(identity.id);
  }
  return { id: identity.id, email: identity.email, name: identity.name, image: identity.photo };
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
  // A refused sign-in is answered to the visitor; the library's own words could carry an address.
  logger: { error: () => {}, warn: () => {}, debug: () => {} },
  providers: [Credentials({ id: 'firebase', credentials: { idToken: {} }, authorize })],
  callbacks: {
    // Nobody is sent anywhere: otherwise the page they come from would be kept in a cookie.
    redirect: () => env.SITE_URL,
    async jwt({ token, user }) {
      const now = seconds();
      if (user) return { ...token, sub: user.id, signedInAt: now, checkedAt: now };
      const { sub, signedInAt = 0, checkedAt = 0 } = token;
      if (!sub || now - signedInAt > WHOLE_SECONDS) return null;
      if (now - checkedAt < CHECK_SECONDS) return token;
      const vouched = await stillVouched(sub, signedInAt);
      if (vouched === false) return null;
      return vouched ? { ...token, checkedAt: now } : token;
    },
    async session({ session, token }) {
      const stored = await findUser(token.sub!).catch(() => null);
      session.signedInAt = token.signedInAt ?? 0;
      session.user.id = token.sub!;
      session.user.profileCompleted = Boolean(stored?.profileCompletedAt);
      return session;
    },
  },
});
