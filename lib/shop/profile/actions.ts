'use server';

import { isStillThere } from '@/lib/shop/account/server/delete-account';
import { requireActiveUser } from '@/lib/shop/account/server/session';
import { noticeVersions } from '@/lib/law/notices';
import { readNotice } from '@/lib/law/read-notice';
import { type Failure, type Success } from '@sutra/outbox/result';
import { orderStore } from '@/lib/shop/orders/store';
import { siteOutbox, submit } from '@/lib/server/submissions/site';
import { type ProfileErrors } from './fields';
import { toPayload } from './payload';
import { readProfile } from './read-profile';

export type ProfileResult =
  | Success
  | { status: 'invalid'; errors: ProfileErrors }
  | (Pick<Failure, 'status' | 'kept' | 'reference'> & { reason: 'signed-out' | 'not-saved' });

/** A public endpoint: both arguments may be anything. The user comes from the session only. */
export async function submitProfileAction(formId: unknown, form: unknown): Promise<ProfileResult> {
  const startedAt = performance.now();
  const access = await requireActiveUser('profile-without-session');
  if ('refusal' in access) {
    const reason = access.refusal === 'unavailable' ? 'not-saved' : 'signed-out';
    return { status: 'failed', reason, kept: false };
  }
  const { user } = access;
  const read = readProfile(form);
  if ('errors' in read) return { status: 'invalid', errors: read.errors };
  const { minor } = noticeVersions;
  const profile = toPayload(read.profile, user, minor, new Date(), read.parentConsent);
  if ('errors' in profile) return { status: 'invalid', errors: profile.errors };

  const since = Date.now();
  const result = await submit({
    kind: 'profile',
    formId,
    payload: profile.payload,
    sender: user.id,
    privacyVersion: readNotice(form),
    startedAt,
  });
  const around = { outbox: await siteOutbox(), orders: orderStore() };
  if (!(await isStillThere(user, since, around))) {
    return { status: 'failed', reason: 'signed-out', kept: false };
  }
  if (result.status === 'success') return result;
  const { kept, reference } = result;
  return { status: 'failed', reason: 'not-saved', kept, reference };
}
