'use server';

import { waitAtMost } from '@sutra/outbox/deadline';
import { errorCode } from '@sutra/outbox/error-code';
import { SAVE_TIMEOUT } from '@/lib/deadlines';
import { log } from '@/lib/log/log';
import { requireActiveUser } from './server/session';
import { completeProfile } from './server/users';

export async function completeProfileAction(): Promise<boolean> {
  const access = await requireActiveUser('profile-not-completed');
  if ('refusal' in access) return false;
  try {
    await waitAtMost(completeProfile(access.user.id), SAVE_TIMEOUT);
    return true;
  } catch (error) {
    log.warn('profile-not-completed', { code: errorCode(error) });
    return false;
  }
}
