'use server';

import { waitAtMost } from '@sutra/outbox/deadline';
import { errorCode } from '@sutra/outbox/error-code';
import { SAVE_TIMEOUT } from '@/lib/deadlines';
import { log } from '@/lib/log/log';
import { root } from '@/lib/server/root';
import { requireActiveUser } from '@/lib/shop/account/server/session';
import { completeProfile } from '@/lib/shop/account/server/users';

export async function completeProfileAction(): Promise<boolean> {
  const users = root().stores?.users;
  const access = await requireActiveUser('profile-not-completed', users);
  if (!users || 'refusal' in access) return false;
  try {
    await waitAtMost(completeProfile(access.user.id, users), SAVE_TIMEOUT);
    return true;
  } catch (error) {
    log.warn('profile-not-completed', { code: errorCode(error) });
    return false;
  }
}
