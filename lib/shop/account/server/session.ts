import { z } from 'zod';
import { waitAtMost } from '@sutra/outbox/deadline';
import { codedError, errorCode } from '@sutra/outbox/error-code';
import { readText } from '@sutra/outbox/read-text';
import { type User } from '@/lib/shop/account/user';
import { EARLIER_SESSION_TIMEOUT, SAVE_TIMEOUT } from '@/lib/deadlines';
import { env, hasStore } from '@/lib/env';
import { isLoopbackRequest, isSameOrigin } from '@/lib/http/request';
import { log } from '@/lib/log/log';
import { MINUTE } from '@/lib/time';
import { deleteSession, readSession, revokeSession, startSession, writeSession } from './auth';
import { authorize, SignInError } from './authorize';
import { checkSession, revokeTokens } from './revocation';
import { type UserStore } from './user-store';
import { endSessionsOf } from './users';

/** Missing on a host that cannot store: nobody is signed in there. */
type Users = UserStore | undefined;

// The visitor's account causes these; the site, its settings or the browser cause the others.
const ACCOUNT_REFUSALS = new Set(['revoked', 'disabled', 'provider', 'no-email']);

const bodySchema = z.strictObject({ idToken: z.string().min(1).max(4096) });

export type SignInResult = { outcome: 'done'; user: User } | { outcome: 'refused' | 'unavailable' };

export async function createSession(request: Request, users: Users): Promise<SignInResult> {
  if (!(await isSameOrigin())) return { outcome: 'unavailable' };
  try {
    const refusal = signInRefusal(request.headers);
    if (refusal || !users) throw new SignInError(refusal ?? 'no-store');
    if (!env.AUTH_SECRET) throw new SignInError('no-secret', 'sign-in-unavailable');
    const { user, signIn } = await authorize(await readToken(request), users);
    const earlier = await readSession();
    if (earlier) await revokeSession(earlier, users, EARLIER_SESSION_TIMEOUT);
    await writeSession(startSession(user, signIn));
    return { outcome: 'done', user };
  } catch (error) {
    const { code, event } =
      error instanceof SignInError
        ? error
        : { code: errorCode(error), event: 'sign-in-unavailable' };
    log.warn(event, { code });
    return { outcome: ACCOUNT_REFUSALS.has(code) ? 'refused' : 'unavailable' };
  }
}

async function readToken(request: Request): Promise<string> {
  try {
    return bodySchema.parse(JSON.parse(await readText(new Response(request.body)))).idToken;
  } catch {
    throw new SignInError('malformed');
  }
}

export function signInRefusal(
  headers: Pick<Headers, 'get'>,
): 'no-store' | 'not-loopback' | undefined {
  if (!hasStore(env)) return 'no-store';
  // The emulator accepts unsigned tokens: only this machine may use it.
  const isRemote = env.FIREBASE_AUTH_EMULATOR_HOST && !isLoopbackRequest(headers);
  return isRemote ? 'not-loopback' : undefined;
}

/** Renews the cookie of a session that goes on, and deletes that of one that has ended. */
export async function currentUser(users: Users): Promise<User | null> {
  const session = await readSession();
  const check = session && (await checkSession(session, MINUTE, users));
  if (!check || check.ended) {
    await deleteSession();
    return null;
  }
  await writeSession(check.session);
  return check.session.user;
}

/** False while the store does not answer: then the session and its cookie stay, for another try. */
export async function endSession(users: Users): Promise<boolean> {
  const session = await readSession();
  try {
    if (session) await revokeSession(session, users);
  } catch (error) {
    log.warn('sign-out-failed', { code: errorCode(error) });
    return false;
  }
  await deleteSession();
  return true;
}

/**
 * Ends the sessions of this person on every device. `signed-out`: this one has ended before, and ends no
 * other. `unavailable`: the store does not answer, and all go on.
 */
export async function endAllSessions(users: Users): Promise<'done' | 'signed-out' | 'unavailable'> {
  const session = await readSession();
  // Firebase need not answer: the store alone ends them.
  const check = session && (await checkSession(session, Infinity, users));
  if (!users || !check || check.ended) {
    log.warn('sign-out-failed', { code: check ? 'session-ended' : 'no-session' });
    await deleteSession();
    return 'signed-out';
  }
  const { id } = check.session.user;
  try {
    if (check.failed) throw codedError('no-answer');
    await waitAtMost(endSessionsOf(id, users), SAVE_TIMEOUT);
  } catch (error) {
    log.warn('sign-out-failed', { code: errorCode(error) });
    return 'unavailable';
  }
  await revokeTokens(id);
  await deleteSession();
  return 'done';
}

type Access = { user: User } | { refusal: 'signed-out' | 'unavailable' };

/**
 * Checks the session with the store and Firebase, however recent the last check is.
 *
 * @param options `whileDeleting`: of an account whose deletion has begun, too.
 */
export async function requireActiveUser(
  event: string,
  users: Users,
  { whileDeleting = false } = {},
): Promise<Access> {
  if (!(await isSameOrigin())) return { refusal: 'signed-out' };
  const session = await readSession();
  const check = session && (await checkSession(session, 0, users));
  if (!check || check.ended) {
    log.warn(event, { code: check ? 'session-ended' : 'no-session' });
    return { refusal: 'signed-out' };
  }
  const { user } = check.session;
  if (check.failed) return { refusal: 'unavailable' };
  if (user.deletionAskedAt === undefined || whileDeleting) return { user };
  log.warn(event, { code: 'deletion-asked' });
  return { refusal: 'unavailable' };
}
