import { mailboxOf } from '@sutra/outbox/mailbox-of';
import { states } from '@sutra/outbox/row';
import { type User } from '@/lib/account/user';
import { type SavedRow, type Store } from '@/lib/submissions/kinds';

/**
 * The submissions of an account whose text is still stored. Messages from its address count only
 * once the address is verified: anybody can register another person's.
 */
export async function ownRows(
  store: Store,
  { id, email, emailVerified }: Pick<User, 'id' | 'email' | 'emailVerified'>,
): Promise<SavedRow[]> {
  const mailbox = mailboxOf(email);
  const isOwn = ({ kind, sender, payload }: SavedRow) => {
    if (kind === 'request') return false;
    if (kind === 'order') return payload !== null && mailboxOf(payload.email) === mailbox;
    if (sender === id) return true;
    if (!payload || 'account' in payload) return false;
    if ('uid' in payload) return payload.uid === id;
    return emailVerified && mailboxOf(payload.email) === mailbox;
  };
  const found: SavedRow[] = [];
  for (const state of states) {
    for await (const row of store.rows({ state })) if (isOwn(row)) found.push(row);
  }
  return found;
}
