'use server';

import { log } from '@/lib/log';
import { requireActiveUser } from './session';
import { completeProfile } from './users';

/** Remembers that the signed-in person has completed the profile. False without a session. */
export async function completeProfileAction(): Promise<boolean> {
  const user = await requireActiveUser();
  if ('refusal' in user) {
    if (user.code) log().warn('profile-not-completed', { code: user.code });
    return false;
  }
  await completeProfile(user.person.id);
  return true;
}
