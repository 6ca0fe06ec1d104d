import { codedError } from '@sutra/outbox/error-code';
import { lazyPart } from '@/lib/browser/lazy';

export const firebaseClient = lazyPart(() => import('./firebase-client'));

export async function askServer(
  signal: AbortSignal,
  init?: RequestInit,
  query = '',
): Promise<Response> {
  signal.throwIfAborted();
  const response = await fetch(`/api/account/session${query}`, { ...init, signal });
  if (!response.ok) throw codedError(`status-${response.status}`);
  return response;
}
