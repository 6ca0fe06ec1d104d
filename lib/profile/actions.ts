'use server';

import { profile as words } from '@/content/en/profile';
import { requireActiveUser } from '@/lib/account/session';
import { submit } from '@/lib/submissions/intake/submit';
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
  const access = await requireActiveUser('profile-without-session');
  if ('refusal' in access) {
    return { status: access.refusal === 'unavailable' ? 'failed' : 'signed-out' };
  }
  const { user } = access;
  const checked = checkProfile(readProfile(form));
  if ('errors' in checked) return { status: 'invalid', errors: checked.errors };
  const made = toPayload(checked.profile, user, words.notice.version);
  if ('errors' in made) return { status: 'invalid', errors: made.errors };

  const { status } = await submit({
    kind: 'profile',
    formId,
    payload: made.payload,
    identity: user.id,
  });
  return { status };
}
