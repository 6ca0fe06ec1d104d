import { untilAborted, withinDeadline } from '@sutra/outbox/deadline';
import { codedError } from '@sutra/outbox/error-code';
import { type SignInResult } from '@/lib/shop/account/server/session';
import { type User } from '@/lib/shop/account/user';
import { askServer, firebaseClient } from './ask-server';
import { SESSION_TIMEOUT } from './deadlines';
import type * as FirebaseClient from './firebase-client';
import { logFailure } from '@/lib/browser/log-failure';

type Client = typeof FirebaseClient;
type Run<Value> = (client: Client, signal: AbortSignal) => Promise<Value>;

async function loadFirebase(): Promise<Client> {
  const client = await firebaseClient.load();
  if (!client) throw codedError('not-loaded');
  return client;
}

export function prepareSignIn(): void {
  void loadFirebase()
    .then(({ startAuth }) => startAuth())
    .catch((error: unknown) => logFailure('prepare-sign-in', error));
}

const withFirebase = <Value>(run: Run<Value>): Promise<Value> =>
  withinDeadline(SESSION_TIMEOUT, async (signal) => {
    try {
      const client = await untilAborted(signal, loadFirebase);
      return await untilAborted(signal, () => run(client, signal));
    } finally {
      // Firebase takes no signal.
      if (signal.aborted) firebaseClient.current()?.stopAuth();
    }
  });

async function exchange(client: Client, idToken: string, signal: AbortSignal): Promise<User> {
  const body = JSON.stringify({ idToken });
  const response = await askServer(signal, { method: 'POST', body });
  const result = (await response.json()) as SignInResult;
  if (result.outcome !== 'done') throw codedError(result.outcome);
  client.markRegistered(result.user.email);
  return result.user;
}

let refusal = '';

/** Code of the reason why the last attempt resolved to `null`. */
export const lastRefusal = () => refusal;

async function signIn(event: string, attempted: Promise<User>): Promise<User | null> {
  try {
    return await attempted;
  } catch (error) {
    refusal = logFailure(event, error);
    if (refusal === 'refused' || firebaseClient.current()?.refusals.has(refusal)) return null;
    throw error;
  }
}

const signInWith = (event: string, getIdToken: Run<string>) =>
  signIn(
    event,
    withFirebase(async (client, signal) =>
      exchange(client, await getIdToken(client, signal), signal),
    ),
  );

export const login = (email: string, password: string) =>
  signInWith('login', (client, signal) => client.loginWithPassword(email, password, signal));

export const register = (email: string, password: string, name: string) =>
  signInWith('register', (client, signal) =>
    client.registerWithPassword({ email, password, name }, signal),
  );

async function signInWithPopup(): Promise<User> {
  const client = await loadFirebase();
  const idToken = await client.loginWithGooglePopup();
  // Time in the popup does not count.
  return withinDeadline(SESSION_TIMEOUT, (signal) => exchange(client, idToken, signal));
}

export const loginWithGoogle = () => signIn('google', signInWithPopup());

/**
 * Does not reveal whether the address has an account, as an answer about too many links to it would.
 * False when nothing could be sent.
 */
export async function sendReset(email: string): Promise<boolean> {
  try {
    await withFirebase((client, signal) => client.sendReset(email, signal));
    return true;
  } catch (error) {
    return /user-not-found|too-many/.test(logFailure('reset', error));
  }
}
