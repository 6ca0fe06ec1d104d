import { type User } from '@/lib/account/user';
import { type ProfilePayload } from '@/lib/submissions/types';
import { isMinor } from './age';
import { toE164 } from './phone';
import { type Profile, type ProfileErrors } from './schema';

/**
 * What is stored and sent: the checked form, phones in E.164, and who it is about, from the
 * session alone.
 *
 * @param notice version of the notice that is shown to anybody under 18.
 */
export function toPayload(
  profile: Profile,
  { id: uid, email, emailVerified, name }: Pick<User, 'id' | 'email' | 'emailVerified' | 'name'>,
  notice: string,
  now = new Date(),
): { payload: ProfilePayload } | { errors: ProfileErrors } {
  const { street, city, state, zipCode, country, ...rest } = profile;
  const phone = toE164(profile.phone);
  const parentPhone = profile.parentPhone && toE164(profile.parentPhone);
  if (phone === undefined || parentPhone === undefined) {
    const malformed = 'malformed' as const;
    return {
      errors: {
        ...(phone === undefined && { phone: malformed }),
        ...(parentPhone === undefined && { parentPhone: malformed }),
      },
    };
  }
  return {
    payload: {
      ...rest,
      uid,
      email,
      emailVerified,
      name,
      phone,
      parentPhone,
      address: {
        street,
        city,
        state,
        zipCode: /^[\d\s]+$/.test(zipCode) ? zipCode.replace(/\s/g, '') : zipCode,
        country,
      },
      ...(isMinor(profile.dateOfBirth, now) && { parentNotice: notice }),
    },
  };
}
