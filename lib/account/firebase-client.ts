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
} from 'firebase/auth';
import { pageLanguage } from '@/lib/page-language';
import { logFailure } from './log-failure';

/** What `/api/account/config` answers. */
export interface ClientConfig extends FirebaseOptions {
  emulator?: string;
}

let starting: Promise<Auth> | undefined;
let startCount = 0;

/** Safari blocks popups that open after a download, so Firebase's helper frame must load earlier. */
const mustPreloadHelper = () => /^((?!chrome|android).)*safari/i.test(navigator.userAgent);

async function start(): Promise<Auth> {
  const response = await fetch('/api/account/config', { signal: AbortSignal.timeout(8000) });
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

export async function registerWithPassword(
  { email, password, name }: { email: string; password: string; name: string },
  signal: AbortSignal,
): Promise<string> {
  const { user } = await createUserWithEmailAndPassword(await authFor(signal), email, password);
  signal.throwIfAborted();
  await updateProfile(user, { displayName: name });
  signal.throwIfAborted();
  // The account exists already.
  sendEmailVerification(user).catch((error: unknown) => logFailure('verification', error));
  // `true` renews the token, which then contains the name.
  return user.getIdToken(true);
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
