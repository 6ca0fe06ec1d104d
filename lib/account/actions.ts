'use server';

import { isOwnRequest } from '@/lib/own-request';
import { currentPerson } from './session';
import { completeProfile } from './users';

/** Remembers that the signed-in person has completed the profile. False without a session. */
export async function completeProfileAction(): Promise<boolean> {
  const person = (await isOwnRequest()) ? await currentPerson() : null;
  if (!person) return false;
  await completeProfile(person.id);
  return true;
}
