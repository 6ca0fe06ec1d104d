import { type User } from '@/lib/account/user';
import { namesOf } from '@/lib/forms/field';
import { isMinor } from './age';
import { type Profile, type ProfileErrors, profileFields, profileSections } from './fields';
import { toE164 } from './phone';

type Place = keyof typeof profileSections.address;

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

/** Writes each phone in E.164, and finds those that no network has. */
function readPhones(profile: Profile): { phones: Partial<Profile> } | { errors: ProfileErrors } {
  const names = namesOf(profileFields).filter((name) => profileFields[name].type === 'tel');
  const numbers = names.map(
    (name) => [name, profile[name] && toE164(String(profile[name]))] as const,
  );
  const unknown = numbers.filter(([, number]) => number === undefined);
  return unknown.length > 0
    ? { errors: Object.fromEntries(unknown.map(([name]) => [name, 'malformed'])) }
    : { phones: Object.fromEntries(numbers) };
}

/** Splits off the address, which is stored as an object of its own. */
function splitAddress(profile: Profile) {
  const isPlace = ([name]: [string, unknown]) => name in profileSections.address;
  const entries = Object.entries(profile);
  return {
    address: Object.fromEntries(entries.filter(isPlace)) as ProfilePayload['address'],
    rest: Object.fromEntries(entries.filter((entry) => !isPlace(entry))) as Omit<Profile, Place>,
  };
}

export const toFormValues = ({ address, ...rest }: ProfilePayload) => ({ ...rest, ...address });

const withoutSpaces = (code: string) => (/^[\d\s]+$/.test(code) ? code.replace(/\s/g, '') : code);

/**
 * What is stored and sent: the checked form, and whom it is about, from the session alone. A person
 * under 18 gives no consent to marketing, whatever the form says.
 *
 * @param notice version of the notice that is shown to a visitor under 18.
 */
export function toPayload(
  profile: Profile,
  { id: uid, email, emailVerified, name }: Pick<User, 'id' | 'email' | 'emailVerified' | 'name'>,
  notice: string,
  now = new Date(),
): { payload: ProfilePayload } | { errors: ProfileErrors } {
  const read = readPhones(profile);
  if ('errors' in read) return read;
  const { address, rest } = splitAddress(profile);
  const minor = isMinor(profile.dateOfBirth, now);
  return {
    payload: {
      ...rest,
      ...read.phones,
      uid,
      email,
      emailVerified,
      name,
      address: { ...address, zipCode: withoutSpaces(address.zipCode) },
      marketingConsent: !minor && profile.marketingConsent,
      ...(minor && { parentNotice: notice }),
    },
  };
}
