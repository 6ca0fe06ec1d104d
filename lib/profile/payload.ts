import { type User } from '@/lib/account/user';
import { isMinor } from './age';
import { toE164 } from './phone';
import { type Profile, type ProfileErrors } from './schema';

type Place = 'street' | 'city' | 'state' | 'zipCode' | 'country';

/** A profile as it is stored. `uid`, `email` and `name` come from the session, never the form. */
export type ProfilePayload = Omit<Profile, Place> & {
  address: Pick<Profile, Place>;
  uid: string;
  email: string;
  name: string;
  /** Version of the notice shown to a visitor under 18. Sent to an API alone. */
  parentNotice?: string;
  /** Stored for the owner, never sent. */
  emailVerified?: boolean;
};

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
