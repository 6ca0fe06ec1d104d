import { waitAtMost } from '@sutra/outbox/deadline';
import { logFailure } from '@/lib/browser/log-failure';
import { LIST_TIMEOUT } from './deadlines';

let passwords: ReadonlySet<string> | undefined;

async function fetchList(): Promise<void> {
  const { commonPasswords } = await import('./common-password-list');
  passwords = new Set(commonPasswords.trim().split(/\s+/));
}

/** Never rejects: without the list every password is taken, so that people can register. */
export async function loadCommonPasswords(): Promise<void> {
  if (passwords) return;
  await waitAtMost(fetchList(), LIST_TIMEOUT).catch((error: unknown) =>
    logFailure('common-passwords', error),
  );
}

/** False until the list is loaded. Phones begin with a capital letter and end with a space. */
export const isCommonPassword = (password: string) =>
  passwords?.has(password.trim().toLowerCase()) ?? false;
