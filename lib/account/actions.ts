'use server';

import { AuthError, CredentialsSignin } from 'next-auth';
import { isOwnRequest } from '@/lib/own-request';
import { completeProfile } from './users';
import { currentPerson } from './session';
import { signIn, signOut } from './auth';

/** Turns a fresh Firebase ID token into our session cookie. */
export async function signInAction(idToken: unknown): Promise<'done' | 'refused' | 'unavailable'> {
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
export async function signOutAction(): Promise<void> {
  if (await isOwnRequest()) await signOut({ redirect: false });
}

/** Remembers that the signed-in person has completed the profile. False without a session. */
export async function completeProfileAction(): Promise<boolean> {
  const person = (await isOwnRequest()) ? await currentPerson() : null;
  if (!person) return false;
  await completeProfile(person.id);
  return true;
}
