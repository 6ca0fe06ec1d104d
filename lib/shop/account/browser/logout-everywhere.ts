import { withinDeadline } from '@sutra/outbox/deadline';
import { logFailure } from '@/lib/browser/log-failure';
import { askServer, firebaseClient } from './ask-server';
import { SESSION_TIMEOUT } from './deadlines';
import { setSessionHint } from './memory';

export type LogoutResult =
  | { status: 'done' }
  /** `unreachable`: it may have been done. */
  | { status: 'failed'; reason: 'signed-out' | 'unavailable' | 'unreachable' };

/** Ends the sessions of this person on all devices. */
export async function logoutEverywhere(): Promise<LogoutResult> {
  try {
    await withinDeadline(SESSION_TIMEOUT, (signal) =>
      askServer(signal, { method: 'DELETE' }, '?everywhere=1'),
    );
    firebaseClient.current()?.stopAuth();
    setSessionHint(false);
    return { status: 'done' };
  } catch (error) {
    const code = logFailure('logout-everywhere', error);
    const reasons: Partial<Record<string, 'signed-out' | 'unavailable'>> = {
      'status-401': 'signed-out',
      'status-503': 'unavailable',
    };
    return { status: 'failed', reason: reasons[code] ?? 'unreachable' };
  }
}
