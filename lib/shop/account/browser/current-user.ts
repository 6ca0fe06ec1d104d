import { withinDeadline } from '@sutra/outbox/deadline';
import { type User } from '@/lib/shop/account/user';
import { logFailure } from '@/lib/browser/log-failure';
import { askServer, firebaseClient } from './ask-server';
import { SESSION_TIMEOUT } from './deadlines';

/** @returns `null` when signed out, `undefined` when the server does not answer. */
export async function fetchUser(): Promise<User | null | undefined> {
  try {
    return await withinDeadline(
      SESSION_TIMEOUT,
      async (signal) => (await askServer(signal)).json() as Promise<User | null>,
    );
  } catch (error) {
    logFailure('session', error);
    return undefined;
  }
}

export async function logout(): Promise<boolean> {
  try {
    await withinDeadline(SESSION_TIMEOUT, (signal) => askServer(signal, { method: 'DELETE' }));
    firebaseClient.current()?.stopAuth();
    return true;
  } catch (error) {
    logFailure('logout', error);
    return false;
  }
}
