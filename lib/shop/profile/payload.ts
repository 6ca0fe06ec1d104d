import { namesOf } from '@/lib/forms/field';
import { isMinor } from './age';
import { type Profile, type ProfileErrors, profileFields, profileSections } from './fields';
import { toE164 } from './phone';

type Place = keyof typeof profileSections.address;

export interface ParentConsent {
  relation: string;
  isAdult: true;
  version: string;
  language: string;
}

interface Person {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

/** `uid`, `email` and `name` come from the session, never from the form. */
export type ProfilePayload = Omit<Profile, Place> & {
  address: Pick<Profile, Place>;
  uid: string;
  email: string;
  name: string;
  /** Version of the notice shown to a visitor under 18. Sent to the custom API only. */
  parentNotice?: string;
  /** A parent's word, which the site does not verify; given when the row was accepted. */
  parentConsent?: ParentConsent;
  /** Stored for the owner, never sent. */
  emailVerified?: boolean;
};

function convertPhones(profile: Profile): { phones: Partial<Profile> } | { errors: ProfileErrors } {
  const names = namesOf(profileFields).filter((name) => profileFields[name].type === 'tel');
  const numbers = names.map(
    (name) => [name, profile[name] && toE164(String(profile[name]))] as const,
  );
  const invalid = numbers.filter(([, number]) => number === undefined);
  return invalid.length > 0
    ? { errors: Object.fromEntries(invalid.map(([name]) => [name, 'malformed'])) }
    : { phones: Object.fromEntries(numbers) };
}

export function splitAddress(profile: Profile) {
  const isPlace = ([name]: [string, unknown]) => name in profileSections.address;
  const entries = Object.entries(profile);
  return {
    address: Object.fromEntries(entries.filter(isPlace)) as ProfilePayload['address'],
    otherFields: Object.fromEntries(entries.filter((entry) => !isPlace(entry))) as Omit<
      Profile,
      Place
    >,
  };
}

export const toFormValues = ({
  address,
  ...otherFields
}: Omit<ProfilePayload, 'parentConsent'>) => ({
  ...otherFields,
  ...address,
});

const withoutSpaces = (code: string) => (/^[\d\s]+$/.test(code) ? code.replace(/\s/g, '') : code);

/** Under 18, there is no consent to marketing. `notice`: version of the notice to minors. */
export function toPayload(
  profile: Profile,
  { id: uid, email, emailVerified, name }: Person,
  notice: string,
  now = new Date(),
  parentConsent?: ParentConsent,
): { payload: ProfilePayload } | { errors: ProfileErrors } {
  const converted = convertPhones(profile);
  if ('errors' in converted) return converted;
  const { address, otherFields } = splitAddress(profile);
  const isUnder18 = isMinor(profile.dateOfBirth, now);
  return {
    payload: {
      ...otherFields,
      ...converted.phones,
      uid,
      email,
      emailVerified,
      name,
      address: { ...address, zipCode: withoutSpaces(address.zipCode) },
      marketingConsent: !isUnder18 && profile.marketingConsent,
      ...(isUnder18 && { parentNotice: notice }),
      ...(isUnder18 && parentConsent && { parentConsent }),
    },
  };
}
