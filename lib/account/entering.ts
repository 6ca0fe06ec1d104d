import { AuthError, CredentialsSignin } from 'next-auth';
import { isOwnRequest } from '@/lib/own-request';
import { signIn, signOut } from './auth';

export type Entry = 'done' | 'refused' | 'unavailable';

/** Turns a fresh Firebase ID token, whatever was sent as one, into our session cookie. */
export async function enter(idToken: unknown): Promise<Entry> {
  if (!(await isOwnRequest())) return 'refused';
  try {
    await signIn('firebase', { idToken: String(idToken), redirect: false });
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
