import { withinDeadline } from '@sutra/outbox/deadline';
import { codedError } from '@sutra/outbox/error-code';
import { type User } from '@/lib/account/user';
import { lazy } from '@/lib/browser/lazy';
import { logFailure } from '@/lib/browser/log-failure';

export const DEADLINE_MS = 9000;

export const firebaseClient = lazy(() => import('./firebase-client'));

export async function askServer(signal: AbortSignal, init?: RequestInit): Promise<Response> {
  signal.throwIfAborted();
  const response = await fetch('/api/account/session', { ...init, signal });
  if (!response.ok) throw codedError(`status-${response.status}`);
  return response;
}

/** @returns `null` when signed out, `undefined` when the server does not answer. */
export async function fetchUser(): Promise<User | null | undefined> {
  try {
    return await withinDeadline(
      DEADLINE_MS,
      async (signal) => (await askServer(signal)).json() as Promise<User | null>,
    );
  } catch (error) {
    logFailure('session', error);
    return undefined;
  }
}

export async function logout(): Promise<boolean> {
  try {
    await withinDeadline(DEADLINE_MS, (signal) => askServer(signal, { method: 'DELETE' }));
    firebaseClient.current()?.stopAuth();
    return true;
  } catch (error) {
    logFailure('logout', error);
    return false;
  }
}
