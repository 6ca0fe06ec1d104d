import { deleteApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
  type Auth,
} from 'firebase/auth';
import { logFailure } from '@/lib/browser/log-failure';
import { CONFIG_TIMEOUT } from './deadlines';
import { pageLanguage } from '@/lib/words/page-language';
import { codedError } from '@sutra/outbox/error-code';

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

export async function loginWithPassword(
  email: string,
  password: string,
  signal: AbortSignal,
): Promise<string> {
  const { user } = await signInWithEmailAndPassword(await authFor(signal), email, password);
  return user.getIdToken();
}

const SIGN_UP_ERRORS: Record<string, string> = {
  EMAIL_EXISTS: 'auth/email-already-in-use',
  INVALID_EMAIL: 'auth/invalid-email',
  WEAK_PASSWORD: 'auth/weak-password',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'auth/password-does-not-meet-requirements',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
};

interface Registration {
  email: string;
  password: string;
  name: string;
}

/**
 * Makes an account with its name in one request: the SDK sends the name in a second one, which a slow
 * line may never let out.
 *
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/signUp
 */
async function signUp({ app, emulatorConfig }: Auth, draft: Registration, signal: AbortSignal) {
  const { email, password, name } = draft;
  const service = emulatorConfig
    ? `${emulatorConfig.protocol}://${emulatorConfig.host}:${emulatorConfig.port}/`
    : 'https://';
  const key = encodeURIComponent(app.options.apiKey ?? '');
  const url = `${service}identitytoolkit.googleapis.com/v1/accounts:signUp?key=${key}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, displayName: name, returnSecureToken: true }),
    signal,
  });
  if (response.ok) return;
  const { error } = (await response.json()) as { error?: { message?: string } };
  const reason = error?.message?.split(' ', 1)[0] ?? '';
  const refusal = response.status === 400 ? SIGN_UP_ERRORS[reason] : undefined;
  throw codedError(refusal ?? `sign-up-${response.status}`);
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';
const WRONG_PASSWORD = new Set(['auth/invalid-credential', 'auth/wrong-password']);

/** Addresses whose registration did not end, as far as this page knows: it may have an account. */
const unfinished = new Set<string>();

export async function registerWithPassword(
  draft: Registration,
  signal: AbortSignal,
): Promise<string> {
  const { email, password, name } = draft;
  const auth = await authFor(signal);
  const isRetry = unfinished.has(email);
  unfinished.add(email);
  let taken: unknown;
  try {
    await signUp(auth, draft, signal);
  } catch (error) {
    if (codeOf(error) !== 'auth/email-already-in-use') throw error;
    if (!isRetry) {
      unfinished.delete(email);
      throw error;
    }
    taken = error;
  }
  signal.throwIfAborted();
  const signIn = signInWithEmailAndPassword(auth, email, password);
  const { user } = await signIn.catch((error: unknown) => {
    // With another password it is not the account that this page began.
    throw taken && WRONG_PASSWORD.has(codeOf(error)) ? taken : error;
  });
  signal.throwIfAborted();
  const isNamed = Boolean(user.displayName);
  if (!isNamed) await updateProfile(user, { displayName: name });
  signal.throwIfAborted();
  if (!user.emailVerified) {
    sendEmailVerification(user).catch((error: unknown) => logFailure('verification', error));
  }
  // A renewed token contains the name.
  return user.getIdToken(!isNamed);
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
