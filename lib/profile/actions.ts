'use server';

import { requireActiveUser } from '@/lib/account/session';
import { checkForm } from '@/lib/forms/check';
import { readForm } from '@/lib/forms/field';
import { noticeVersions, readNotice } from '@/lib/law/notices';
import { submit } from '@/lib/submissions/intake/submit';
import { type ProfileErrors, profileFields } from './fields';
import { toPayload } from './payload';

export type ProfileResult =
  | { status: 'success'; reference?: string }
  | { status: 'invalid'; errors: ProfileErrors }
  | { status: 'failed'; reason: 'signed-out' | 'not-saved' };

/** A public endpoint: both arguments may be anything. The user comes from the session only. */
export async function submitProfileAction(formId: unknown, form: unknown): Promise<ProfileResult> {
  const access = await requireActiveUser('profile-without-session');
  if ('refusal' in access) {
    const reason = access.refusal === 'unavailable' ? 'not-saved' : 'signed-out';
    return { status: 'failed', reason };
  }
  const { user } = access;
  const checked = checkForm(profileFields, readForm(profileFields, form));
  if ('errors' in checked) return { status: 'invalid', errors: checked.errors };
  const profile = toPayload(checked.values, user, noticeVersions.minor);
  if ('errors' in profile) return { status: 'invalid', errors: profile.errors };

  const result = await submit({
    kind: 'profile',
    formId,
    payload: profile.payload,
    sender: user.id,
    notice: readNotice(form),
  });
  return result.status === 'success' ? result : { status: 'failed', reason: 'not-saved' };
}
