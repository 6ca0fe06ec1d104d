import { untilAborted, withinDeadline } from '@/lib/deadline';
import { lazy } from '@/lib/lazy';
import type * as FirebaseClient from './firebase-client';
import { type Person } from './person';
import { type SignInResult } from './session';

/**
 * Sign-in and sign-out in the browser: Firebase issues an ID token, the server exchanges it for a
 * session. A refused sign-in resolves to `null` or false and logs a code, never what was typed; one
 * that gets no answer rejects.
 */
const DEADLINE_MS = 9000;

/** Address that starts and ends sessions. */
const SESSION = '/api/account/session';

/**
 * What Firebase refuses in an attempt. Any other code, such as those that it makes up from the text of
 * a 500, is an outage or a wrong setting.
 */
const REFUSALS = new Set(
  [
    'invalid-credential',
    'invalid-email',
    'missing-password',
    'wrong-password',
    'user-not-found',
    'user-disabled',
    'too-many-requests',
    'email-already-in-use',
    'weak-password',
    'password-does-not-meet-requirements',
    'account-exists-with-different-credential',
    'popup-blocked',
    'popup-closed-by-user',
    'cancelled-popup-request',
    'user-cancelled',
  ].map((code) => `auth/${code}`),
);

type Client = typeof FirebaseClient;

const firebaseClient = lazy(() => import('./firebase-client'));

async function firebase(): Promise<Client> {
  const client = await firebaseClient.ask();
  if (!client) throw Object.assign(new Error(), { code: 'not-loaded' });
  return client;
}

/** Fetches the Firebase chunk ahead of the first press. */
export function prepareIdentity(): void {
  void firebase()
    .then(({ providerAuth }) => providerAuth())
    .catch(() => {});
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'unknown';

function logFailure(what: string, code: string) {
  // eslint-disable-next-line no-console -- the specification asks for it (section 8)
  console.warn(what, code);
}

async function callProvider<Value>(
  signal: AbortSignal,
  call: (client: Client) => Promise<Value>,
): Promise<Value> {
  try {
    const client = await untilAborted(signal, firebase);
    return await untilAborted(signal, () => call(client));
  } finally {
    // Firebase takes no signal, and would go on.
    if (signal.aborted) firebaseClient.current()?.stopProvider();
  }
}

/** Gets an ID token; `null` when the provider refuses. */
async function prove(
  what: string,
  signal: AbortSignal,
  proof: (client: Client) => Promise<string>,
): Promise<string | null> {
  try {
    return await callProvider(signal, proof);
  } catch (error) {
    const code = codeOf(error);
    logFailure(what, code);
    if (REFUSALS.has(code)) return null;
    throw error;
  }
}

/** Exchanges an ID token for a session; `null` when the account is refused. */
async function exchange(what: string, signal: AbortSignal, idToken: string | null) {
  if (idToken === null) return null;
  try {
    const body = JSON.stringify({ idToken });
    const response = await fetch(SESSION, { method: 'POST', body, signal });
    const result = (await response.json()) as SignInResult;
    if (result.outcome === 'done') return result.person;
    logFailure(what, result.outcome);
    if (result.outcome === 'refused') return null;
  } catch (error) {
    logFailure(what, codeOf(error));
    throw error;
  }
  throw new Error('unavailable');
}

const enter = (
  what: string,
  proof: (client: Client, signal: AbortSignal) => Promise<string>,
): Promise<Person | null> =>
  withinDeadline(DEADLINE_MS, async (signal) => {
    const idToken = await prove(what, signal, (loaded) => proof(loaded, signal));
    return exchange(what, signal, idToken);
  });

export const login = (email: string, password: string) =>
  enter('login', ({ loginWithPassword }, signal) => loginWithPassword(email, password, signal));

export const register = (email: string, password: string, name: string) =>
  enter('register', ({ registerWithPassword }, signal) =>
    registerWithPassword({ email, password, name }, signal),
  );

/** The deadline begins when the popup has closed: a person may take any time there. */
export async function loginWithGoogle(): Promise<Person | null> {
  const idToken = await prove('google', new AbortController().signal, (loaded) =>
    loaded.loginWithGooglePopup(),
  );
  return withinDeadline(DEADLINE_MS, (signal) => exchange('google', signal, idToken));
}

/** Ends the session on the server and in this page. */
export async function logout(): Promise<boolean> {
  try {
    const { ok, status } = await withinDeadline(DEADLINE_MS, (signal) =>
      fetch(SESSION, { method: 'DELETE', signal }),
    );
    if (!ok) {
      logFailure('logout', `status-${status}`);
      return false;
    }
    firebaseClient.current()?.stopProvider();
    return true;
  } catch (error) {
    logFailure('logout', codeOf(error));
    return false;
  }
}

/** One answer whether or not the address has an account. False when nothing could be sent. */
export async function sendReset(email: string): Promise<boolean> {
  try {
    await withinDeadline(DEADLINE_MS, (signal) =>
      callProvider(signal, (loaded) => loaded.sendReset(email, signal)),
    );
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'auth/user-not-found') return true;
    logFailure('reset', code);
    return false;
  }
}
