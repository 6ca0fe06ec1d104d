import { errorCode } from '@/lib/error-code';
import { env, hasStore } from '@/lib/env';
import { untilAborted, withinDeadline } from '@/lib/deadline';
import { isLoopbackRequest } from '@/lib/http/loopback';
import { log } from '@/lib/log';
import { isOwnRequest } from '@/lib/own-request';
import { readText } from '@/lib/submissions/body-text';
import { auth, signInAs, signOut } from './auth';
import { toPerson, type Person } from './person';
import { confirmSession } from './session-status';
import { exchangeIdToken, SignInError } from './sign-in';
import { readIdToken } from './sign-in-body';

/** The longest that a sign-in may take, in milliseconds. */
const SIGN_IN_MS = 8000;

export type SignInResult =
  { outcome: 'done'; person: Person } | { outcome: 'refused' | 'unavailable' };

/**
 * Turns the Firebase ID token in the body of a request into our session cookie. Answers within
 * {@link SIGN_IN_MS}, and sets no cookie afterwards. Every failure is logged once.
 */
export async function createSession(request: Request): Promise<SignInResult> {
  if (!(await isOwnRequest())) return { outcome: 'unavailable' };
  try {
    const person = await withinDeadline(SIGN_IN_MS, async (deadline) => {
      const refusal = signInRefusal(request.headers);
      if (refusal) throw new SignInError(refusal);
      const signal = AbortSignal.any([deadline, request.signal]);
      const body = await untilAborted(signal, () => readText(new Response(request.body)));
      const idToken = readIdToken(body);
      if (!idToken) throw new SignInError('malformed');
      const found = await exchangeIdToken(idToken, signal);
      signal.throwIfAborted();
      const { id, email, name, photoURL: image, emailVerified, createdAt } = found;
      await signInAs({ id, email, name, image, facts: { emailVerified, createdAt } });
      return found;
    });
    return { outcome: 'done', person };
  } catch (error) {
    const { outcome, code, step } =
      error instanceof SignInError ? error : new SignInError(errorCode(error), 'session');
    if (step) log().warn('sign-in-unavailable', { code, state: step });
    else log().warn('sign-in-refused', { code });
    return { outcome };
  }
}

/** Why nobody can sign in with a request; `undefined` where somebody can. */
export function signInRefusal(
  headers: Pick<Headers, 'get'>,
): 'no-store' | 'not-loopback' | undefined {
  if (!hasStore(env)) return 'no-store';
  // The embedded emulator accepts unsigned tokens: only this machine may use it.
  const isForeign = env.FIREBASE_AUTH_EMULATOR_HOST && !isLoopbackRequest(headers);
  return isForeign ? 'not-loopback' : undefined;
}

/**
 * Ends the session of this browser and of every copy of its cookie. False for a foreign request.
 */
export async function deleteSession(): Promise<boolean> {
  if (!(await isOwnRequest())) return false;
  await signOut({ redirect: false });
  return true;
}

/**
 * Returns the person who may change something with this request: it comes from a page of the site,
 * and store and identity provider confirm that the session and the account are active.
 *
 * @returns otherwise the refusal, with a code for the caller's log line unless it is logged
 *   already.
 */
export async function requireActiveUser(): Promise<
  { person: Person } | { refusal: 'signed-out' | 'unavailable'; code?: string }
> {
  if (!(await isOwnRequest())) return { refusal: 'signed-out' };
  const session = await auth();
  const person = toPerson(session);
  if (!session || !person) return { refusal: 'signed-out', code: 'no-session' };
  const { id, signedInAt } = session;
  try {
    const { ended, account } = await confirmSession({ id, uid: person.id, signedInAt });
    if (ended) return { refusal: 'signed-out', code: 'session-ended' };
    const { emailVerified } = account ?? person;
    return { person: { ...person, emailVerified } };
  } catch (error) {
    return { refusal: 'unavailable', code: errorCode(error) };
  }
}
