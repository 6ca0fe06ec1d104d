import { AuthError, CredentialsSignin } from 'next-auth';
import { isOwnRequest } from '@/lib/own-request';
import { signIn, signOut } from './auth';
import { readIdToken } from './sign-in-body';

export type Entry = 'done' | 'refused' | 'unavailable';

/**
 * Turns a fresh Firebase ID token into our session cookie.
 *
 * @param body of the request, whatever was sent as one.
 */
export async function enter(body: string): Promise<Entry> {
  const idToken = (await isOwnRequest()) ? readIdToken(body) : undefined;
  if (!idToken) return 'refused';
  try {
    await signIn('firebase', { idToken, redirect: false });
    return 'done';
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const refused = error instanceof CredentialsSignin && error.code !== 'unavailable';
    return refused ? 'refused' : 'unavailable';
  }
}

/** Ends the session of this browser. */
export async function leave(): Promise<void> {
  if (await isOwnRequest()) await signOut({ redirect: false });
}
