import { randomUUID } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { decode, encode, type JWT } from 'next-auth/jwt';
import { waitAtMost } from '@sutra/outbox/deadline';
import { type Session, type SignIn } from '@/lib/account/user';
import { env, hasStore } from '@/lib/env';
import { DAY, SECOND } from '@/lib/time';
import { userStore } from './users';

declare module '@auth/core/jwt' {
  interface JWT {
    session?: Session;
  }
}

const IDLE_TIME = 7 * DAY;
const MAX_TIME = 30 * DAY;
const REVOKE_TIMEOUT = 2500;

const isHttps = env.SITE_URL.startsWith('https:');
const COOKIE = isHttps ? '__Host-session' : 'session';
const ATTRIBUTES = { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps } as const;

function sessionOf(token: JWT | null): Session | undefined {
  const session = token?.session;
  return session && Date.now() - session.signedInAt <= MAX_TIME ? session : undefined;
}

/** Reads the cookie, also one that was set during this request. Does not check for revocation. */
export async function readSession(): Promise<Session | undefined> {
  const token = (await cookies()).get(COOKIE)?.value;
  if (!token || !env.AUTH_SECRET) return undefined;
  return sessionOf(
    await decode({ token, secret: env.AUTH_SECRET, salt: COOKIE }).catch(() => null),
  );
}

/** Auth.js's own sign-in also sets two cookies that nothing here reads. */
export async function writeSession(session: Session): Promise<void> {
  const maxAge = IDLE_TIME / SECOND;
  const token = await encode({
    token: { session },
    secret: env.AUTH_SECRET!,
    salt: COOKIE,
    maxAge,
  });
  (await cookies()).set(COOKIE, token, { ...ATTRIBUTES, maxAge });
}

export const startSession = (user: Session['user'], signIn: SignIn): Session => ({
  id: randomUUID(),
  ...signIn,
  checkedAt: Date.now(),
  user,
});

/** Cookies of Auth.js, which earlier versions of this site set. */
const isOld = (name: string) => /^(__(Host|Secure)-)?authjs\./.test(name);

export async function deleteSession(): Promise<void> {
  const jar = await cookies();
  // Not from `cookies()`, which leaves out those with values that it cannot decode.
  const sent = (await headers()).get('cookie')?.split(';') ?? [];
  const names = new Set(sent.map((each) => each.split('=', 1)[0]!.trim()));
  for (const name of names) {
    if (name !== COOKIE && !isOld(name)) continue;
    const secure = isHttps || name.startsWith('__');
    jar.set(name, '', { ...ATTRIBUTES, secure, maxAge: 0 });
  }
}

/** Copies of the cookie end too. @throws when the store does not answer. */
export async function revokeSession({ id, signedInAt }: Session): Promise<void> {
  if (!hasStore(env)) return;
  const until = new Date(signedInAt + MAX_TIME);
  await waitAtMost(userStore().revokeSession(id, until), REVOKE_TIMEOUT);
}
