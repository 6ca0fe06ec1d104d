'use server';

import { isStillThere } from '@/lib/server/person/delete-account';
import { requireActiveUser } from '@/lib/shop/account/server/session';
import { noticeVersions } from '@/lib/law/notices';
import { readNotice } from '@/lib/law/read-notice';
import { type Failure, type Success } from '@sutra/outbox/result';
import { readFormId, submit } from '@/lib/server/submit';
import { root } from '@/lib/server/root';
import { type ProfileErrors } from '@/lib/shop/profile/fields';
import { toPayload } from '@/lib/shop/profile/payload';
import { readProfile } from '@/lib/shop/profile/read-profile';

export type ProfileResult =
  | Success
  | { status: 'invalid'; errors: ProfileErrors }
  | (Pick<Failure, 'status' | 'kept' | 'reference'> & { reason: 'signed-out' | 'not-saved' });

/** A public endpoint: both arguments may be anything. The user comes from the session only. */
export async function submitProfileAction(id: unknown, form: unknown): Promise<ProfileResult> {
  const startedAt = performance.now();
  const { stores, outbox } = root();
  const access = await requireActiveUser('profile-without-session', stores?.users);
  if (!stores || 'refusal' in access) {
    const isOpen = 'refusal' in access && access.refusal === 'unavailable';
    const reason = isOpen ? 'not-saved' : 'signed-out';
    return { status: 'failed', reason, kept: false };
  }
  const { user } = access;
  const read = readProfile(form);
  if ('errors' in read) return { status: 'invalid', errors: read.errors };
  const { minor } = noticeVersions;
  const profile = toPayload(read.profile, user, minor, new Date(), read.parentConsent);
  if ('errors' in profile) return { status: 'invalid', errors: profile.errors };

  const formId = readFormId(id);
  if (!formId) return { status: 'failed', reason: 'not-saved', kept: false };

  const since = Date.now();
  const result = await submit({
    kind: 'profile',
    formId,
    payload: profile.payload,
    sender: user.id,
    meta: readNotice(form),
    startedAt,
  });
  const around = { ...stores, outbox: await outbox() };
  if (!(await isStillThere(user, since, around))) {
    return { status: 'failed', reason: 'signed-out', kept: false };
  }
  if (result.status === 'success') return result;
  const { kept, reference } = result;
  return { status: 'failed', reason: 'not-saved', kept, reference };
}
