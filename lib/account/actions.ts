'use server';

import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/error-code';
import { log } from '@/lib/log';
import { requireActiveUser } from './session';
import { completeProfile } from './users';

/** How long the store may take, in milliseconds. */
const DEADLINE_MS = 2500;

/** Marks the profile of the signed-in person as completed. False when that was not stored. */
export async function completeProfileAction(): Promise<boolean> {
  const user = await requireActiveUser();
  if ('refusal' in user) {
    if (user.code) log().warn('profile-not-completed', { code: user.code });
    return false;
  }
  try {
    await waitAtMost(completeProfile(user.person.id), DEADLINE_MS);
    return true;
  } catch (error) {
    log().warn('profile-not-completed', { code: errorCode(error) });
    return false;
  }
}
