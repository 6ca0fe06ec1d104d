'use server';

import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/error-code';
import { log } from '@/lib/log';
import { requireActiveUser } from './session';
import { completeProfile } from './users';

/** How long the store may take, in milliseconds. */
const DEADLINE_MS = 2500;

/** Marks the profile of the signed-in user as completed. False when that was not stored. */
export async function completeProfileAction(): Promise<boolean> {
  const access = await requireActiveUser('profile-not-completed');
  if ('refusal' in access) return false;
  try {
    await waitAtMost(completeProfile(access.user.id), DEADLINE_MS);
    return true;
  } catch (error) {
    log().warn('profile-not-completed', { code: errorCode(error) });
    return false;
  }
}
