import { randomUUID } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { decode, encode, type JWT } from 'next-auth/jwt';
import { waitAtMost } from '@sutra/outbox/deadline';
import { type Session, type SignIn } from '@/lib/shop/account/user';
import { SAVE_TIMEOUT } from '@/lib/deadlines';
import { env } from '@/lib/env';
import { ownCookies } from '@/lib/http/own-cookies';
import { DAY, SECOND } from '@/lib/time';
import { attributesOf, SESSION_COOKIE, siteCookies } from './session-cookie';
import { type UserStore } from './user-store';

declare module '@auth/core/jwt' {
  interface JWT {
    session?: Session;
  }
}

const IDLE_TIME = 7 * DAY;
const MAX_TIME = 30 * DAY;

function sessionOf(token: JWT | null): Session | undefined {
  const session = token?.session;
  return session && Date.now() - session.signedInAt <= MAX_TIME ? session : undefined;
}

/** Not from `cookies()`, whose time grows with the square of the cookies that were sent. */
const sentCookies = async () => ownCookies((await headers()).get('cookie'), siteCookies);

/**
 * Does not check for revocation. Another site of the same domain may have set a cookie of the same name:
 * the last one that the site has made counts.
 */
export async function readSession(): Promise<Session | undefined> {
  const { AUTH_SECRET: secret } = env;
  if (!secret) return undefined;
  for (const [name, token] of (await sentCookies()).reverse()) {
    if (name !== SESSION_COOKIE || token === '') continue;
    const session = sessionOf(await decode({ token, secret, salt: name }).catch(() => null));
    if (session) return session;
  }
  return undefined;
}

/** Auth.js's own sign-in also sets two cookies that nothing here reads. */
export async function writeSession(session: Session): Promise<void> {
  const maxAge = IDLE_TIME / SECOND;
  const token = await encode({
    token: { session },
    secret: env.AUTH_SECRET!,
    salt: SESSION_COOKIE,
    maxAge,
  });
  (await cookies()).set(SESSION_COOKIE, token, { ...attributesOf(SESSION_COOKIE), maxAge });
}

export const startSession = (user: Session['user'], signIn: SignIn): Session => ({
  id: randomUUID(),
  ...signIn,
  checkedAt: Date.now(),
  user,
});

export async function deleteSession(): Promise<void> {
  const jar = await cookies();
  const names = new Set((await sentCookies()).map(([name]) => name));
  for (const name of names) jar.set(name, '', { ...attributesOf(name), maxAge: 0 });
}

/** Copies of the cookie end too; without a store there are no sessions. @throws when the store does not answer. */
export async function revokeSession(
  { id, signedInAt }: Session,
  users: UserStore | undefined,
  timeout = SAVE_TIMEOUT,
): Promise<void> {
  if (!users) return;
  const until = new Date(signedInAt + MAX_TIME);
  await waitAtMost(users.revokeSession(id, until), timeout);
}
