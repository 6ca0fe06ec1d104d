import { lazy } from '@/lib/lazy';
import { type Entry } from './entering';

/**
 * Sign-in and sign-out as the browser calls them: Firebase proves who somebody is, the server
 * turns the proof into a session. Each resolves to whether it succeeded; a refusal of the identity
 * provider is logged by its code, never with what was typed. No answer at all is no refusal: then
 * they reject.
 */
const DEADLINE_MS = 9000;

/** Where a proof becomes a session, and a session ends. */
const SESSION = '/api/account/session';

const UNANSWERED = new Set([
  'timeout',
  'auth/network-request-failed',
  'auth/internal-error',
  'auth/timeout',
]);

let loaded = false;

const firebaseClient = lazy(() => import('./firebase-client'));

async function firebase() {
  const client = await firebaseClient.ask();
  if (!client) throw Object.assign(new Error(), { code: 'not-loaded' });
  loaded = true;
  return client;
}

/** Fetches the Firebase chunk ahead of the first press. */
export function prepareIdentity(): void {
  void firebase()
    .then(({ providerAuth }) => providerAuth())
    .catch(() => {});
}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'timeout' })), DEADLINE_MS);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'unknown';

function logFailure(what: string, error: unknown): false {
  // eslint-disable-next-line no-console -- the specification asks for it (section 8)
  console.warn(what, codeOf(error));
  return false;
}

async function enter(what: string, proof: () => Promise<string>): Promise<boolean> {
  let idToken: string;
  try {
    idToken = await proof();
  } catch (error) {
    const refused = logFailure(what, error);
    const code = codeOf(error);
    if (!code.startsWith('auth/') || UNANSWERED.has(code)) throw error;
    return refused;
  }
  const response = await fetch(SESSION, { method: 'POST', body: JSON.stringify({ idToken }) });
  const { outcome } = (await response.json()) as { outcome?: Entry };
  if (outcome !== 'done' && outcome !== 'refused') throw new Error('unavailable');
  return outcome === 'done';
}

export const login = (email: string, password: string) =>
  within(enter('login', async () => (await firebase()).loginWithPassword(email, password)));

export const register = (email: string, password: string, name: string) =>
  within(
    enter('register', async () => (await firebase()).registerWithPassword(email, password, name)),
  );

/** A popup stays open as long as its person likes, so this one has no deadline. */
export const loginWithGoogle = () =>
  enter('google', async () => (await firebase()).loginWithGooglePopup());

export async function logout(): Promise<boolean> {
  try {
    const { ok } = await within(fetch(SESSION, { method: 'DELETE' }));
    if (!ok) return false;
    if (loaded) await within(firebase().then((client) => client.logoutOfProvider()));
    return true;
  } catch (error) {
    return logFailure('logout', error);
  }
}

/** One answer whether or not the address has an account. False when nothing could be sent. */
export async function sendReset(email: string): Promise<boolean> {
  try {
    await within((async () => (await firebase()).sendReset(email))());
    return true;
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return true;
    return logFailure('reset', error);
  }
}
