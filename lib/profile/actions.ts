'use server';

import { profile as words } from '@/content/en/profile';
import { requireActiveUser } from '@/lib/account/session';
import { log } from '@/lib/log';
import { acceptSubmission } from '@/lib/submissions/site';
import { toPayload } from './payload';
import { readProfile } from './read-form';
import { checkProfile, type ProfileErrors } from './schema';

export type ProfileAnswer =
  | { status: 'success' }
  | { status: 'invalid'; errors: ProfileErrors }
  /** Nobody is signed in any more. */
  | { status: 'signed-out' }
  | { status: 'failed' };

/**
 * Takes the profile of the person who is signed in. A public endpoint: both arguments may be
 * anything, and who it is about is never read from them.
 *
 * @param formId the id this form was given; the same id is the same submission.
 */
export async function submitProfileAction(formId: unknown, form: unknown): Promise<ProfileAnswer> {
  const user = await requireActiveUser();
  if ('refusal' in user) {
    if (user.code) log().warn('profile-without-session', { code: user.code });
    return { status: user.refusal === 'unavailable' ? 'failed' : 'signed-out' };
  }
  const { person } = user;
  const checked = checkProfile(readProfile(form));
  if ('errors' in checked) return { status: 'invalid', errors: checked.errors };
  const made = toPayload(checked.profile, person, words.notice.version);
  if ('errors' in made) return { status: 'invalid', errors: made.errors };

  const { result } = await acceptSubmission({
    kind: 'profile',
    formId,
    payload: made.payload,
    identity: person.id,
  });
  return { status: result === 'success' ? 'success' : 'failed' };
}
