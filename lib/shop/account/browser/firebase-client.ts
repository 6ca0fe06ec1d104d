import { deleteApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { logFailure } from '@/lib/browser/log-failure';
import { CONFIG_TIMEOUT } from './deadlines';
import { pageLanguage } from '@/lib/words/page-language';
import { setUnfinished, unfinishedName } from './registration';

// Everything else, such as codes that Firebase derives from the text of a 500, is a failure.
export const refusals = new Set([
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

/** What `/api/account/config` answers. */
export interface ClientConfig extends FirebaseOptions {
  emulator?: string;
}

let starting: Promise<Auth> | undefined;
let startCount = 0;

/** Safari blocks popups that open after a download, so Firebase's helper frame must load earlier. */
const mustPreloadHelper = () => /^((?!chrome|android).)*safari/i.test(navigator.userAgent);

async function start(): Promise<Auth> {
  const response = await fetch('/api/account/config', {
    signal: AbortSignal.timeout(CONFIG_TIMEOUT),
  });
  if (!response.ok) throw new Error(`config-${response.status}`);
  const { emulator, ...options } = (await response.json()) as ClientConfig;
  const auth = initializeAuth(initializeApp(options, `start-${++startCount}`), {
    persistence: inMemoryPersistence,
    ...(mustPreloadHelper() && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  // Firebase writes its mails in this language.
  auth.languageCode = pageLanguage();
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

export function startAuth(): Promise<Auth> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

/** Firebase sends no further requests for a deleted app. */
export function stopAuth(): void {
  void starting?.then(({ app }) => deleteApp(app)).catch(() => {});
  starting = undefined;
}

async function authFor(signal: AbortSignal): Promise<Auth> {
  const auth = await startAuth();
  signal.throwIfAborted();
  return auth;
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';
const WRONG_PASSWORD = new Set(['auth/invalid-credential', 'auth/wrong-password']);

/** Does what a registration still lacks: the name, and a mail to verify the address. */
async function finishRegistration(user: User, name: string, signal: AbortSignal): Promise<string> {
  const isNamed = user.displayName === name;
  if (!isNamed) await updateProfile(user, { displayName: name });
  signal.throwIfAborted();
  if (!user.emailVerified) {
    sendEmailVerification(user).catch((error: unknown) => logFailure('verification', error));
  }
  // A renewed token contains the name.
  return user.getIdToken(!isNamed);
}

export async function loginWithPassword(
  email: string,
  password: string,
  signal: AbortSignal,
): Promise<string> {
  const { user } = await signInWithEmailAndPassword(await authFor(signal), email, password);
  signal.throwIfAborted();
  const name = unfinishedName(email);
  if (name === undefined) return user.getIdToken();
  return finishRegistration(user, user.displayName || name, signal);
}

/**
 * The SDK sends the name in a second request, which a slow line may never let out. So this browser keeps
 * the name until somebody is signed in, and a second try goes on with the account of the first.
 */
export async function registerWithPassword(
  { email, password, name }: { email: string; password: string; name: string },
  signal: AbortSignal,
): Promise<string> {
  const auth = await authFor(signal);
  const earlierName = unfinishedName(email);
  setUnfinished(email, name);

  async function createAccount() {
    try {
      return await createUserWithEmailAndPassword(auth, email, password);
    } catch (error) {
      // A later try may be under way, with the same address.
      signal.throwIfAborted();
      if (codeOf(error) !== 'auth/email-already-in-use' || earlierName === undefined) throw error;
      return signInWithEmailAndPassword(auth, email, password).catch((refusal: unknown) => {
        // With another password it is not the account that was begun here.
        throw WRONG_PASSWORD.has(codeOf(refusal)) ? error : refusal;
      });
    }
  }

  const { user } = await createAccount().catch((error: unknown) => {
    if (refusals.has(codeOf(error))) setUnfinished(email, earlierName);
    throw error;
  });
  signal.throwIfAborted();
  return finishRegistration(user, name, signal);
}

/** Call it in a click handler, or browsers block the popup. */
export async function loginWithGooglePopup(): Promise<string> {
  const { user } = await signInWithPopup(
    await startAuth(),
    new GoogleAuthProvider(),
    browserPopupRedirectResolver,
  );
  return user.getIdToken();
}

export async function sendReset(email: string, signal: AbortSignal): Promise<void> {
  await sendPasswordResetEmail(await authFor(signal), email);
}

/** Of a person who is signed in. */
export const markRegistered = (email: string) => setUnfinished(email, undefined);
