import { untilAborted, withinDeadline } from '@/lib/deadline';
import { codedError } from '@/lib/log/error-code';
import { lazy } from '@/lib/browser/lazy';
import type * as FirebaseClient from './firebase-client';
import { logFailure } from './log-failure';
import { type SignInResult } from './session';
import { type User } from './user';

const DEADLINE_MS = 9000;

const SESSION = '/api/account/session';

// Everything else, such as codes that Firebase derives from the text of a 500, is a failure.
const REFUSALS = new Set([
  'refused',
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/missing-password',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/too-many-requests',
  'auth/email-already-in-use',
  'auth/weak-password',
  'auth/password-does-not-meet-requirements',
  'auth/account-exists-with-different-credential',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

type Client = typeof FirebaseClient;

const firebaseClient = lazy(() => import('./firebase-client'));

async function loadFirebase(): Promise<Client> {
  const client = await firebaseClient.ask();
  if (!client) throw codedError('not-loaded');
  return client;
}

export function prepareSignIn(): void {
  void loadFirebase()
    .then(({ startAuth }) => startAuth())
    .catch((error: unknown) => logFailure('prepare-sign-in', error));
}

function attempt<Value>(
  run: (client: Client, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  return withinDeadline(DEADLINE_MS, async (signal) => {
    try {
      const client = await untilAborted(signal, loadFirebase);
      return await untilAborted(signal, () => run(client, signal));
    } finally {
      // Firebase takes no signal.
      if (signal.aborted) firebaseClient.current()?.stopAuth();
    }
  });
}

async function exchange(idToken: string, signal: AbortSignal): Promise<User> {
  signal.throwIfAborted();
  const body = JSON.stringify({ idToken });
  const response = await fetch(SESSION, { method: 'POST', body, signal });
  const result = (await response.json()) as SignInResult;
  if (result.outcome !== 'done') throw codedError(result.outcome);
  return result.user;
}

async function signIn(event: string, attempted: Promise<User>): Promise<User | null> {
  try {
    return await attempted;
  } catch (error) {
    if (REFUSALS.has(logFailure(event, error))) return null;
    throw error;
  }
}

export const login = (email: string, password: string) =>
  signIn(
    'login',
    attempt(async (client, signal) =>
      exchange(await client.loginWithPassword(email, password, signal), signal),
    ),
  );

export const register = (email: string, password: string, name: string) =>
  signIn(
    'register',
    attempt(async (client, signal) =>
      exchange(await client.registerWithPassword({ email, password, name }, signal), signal),
    ),
  );

async function signInWithPopup(): Promise<User> {
  const idToken = await (await loadFirebase()).loginWithGooglePopup();
  // Time in the popup does not count.
  return withinDeadline(DEADLINE_MS, (signal) => exchange(idToken, signal));
}

export const loginWithGoogle = () => signIn('google', signInWithPopup());

export async function logout(): Promise<boolean> {
  try {
    const { ok, status } = await withinDeadline(DEADLINE_MS, (signal) =>
      fetch(SESSION, { method: 'DELETE', signal }),
    );
    if (!ok) throw codedError(`status-${status}`);
    firebaseClient.current()?.stopAuth();
    return true;
  } catch (error) {
    logFailure('logout', error);
    return false;
  }
}

/** Does not reveal whether the address has an account. False when nothing could be sent. */
export async function sendReset(email: string): Promise<boolean> {
  try {
    await attempt((client, signal) => client.sendReset(email, signal));
    return true;
  } catch (error) {
    return logFailure('reset', error) === 'auth/user-not-found';
  }
}

/** @returns `null` when signed out, `undefined` when the server does not answer. */
export async function fetchUser(): Promise<User | null | undefined> {
  try {
    return await withinDeadline(DEADLINE_MS, async (signal) => {
      const response = await fetch(SESSION, { signal });
      if (!response.ok) throw codedError(`status-${response.status}`);
      return (await response.json()) as User | null;
    });
  } catch (error) {
    logFailure('session', error);
    return undefined;
  }
}
