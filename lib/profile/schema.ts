import * as z from 'zod/mini';
import { cleanText } from '@/lib/text';
import { isMinor, isPastDate } from './age';
import { contactMethods, genders, interests, mathLevels } from './options';

// Without this zod tries `new Function`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

/** Fields of one value each, in the order they stand in the form. */
export const profileFields = [
  'phone',
  'dateOfBirth',
  'gender',
  'street',
  'city',
  'state',
  'zipCode',
  'country',
  'parentName',
  'parentPhone',
  'parentEmail',
  'currentMathLevel',
  'learningGoals',
  'preferredContactMethod',
] as const;

export type ProfileField = (typeof profileFields)[number];

/** Longest text of each field, in UTF-16 code units. */
export const profileLimits = {
  phone: 40,
  street: 200,
  city: 100,
  state: 100,
  zipCode: 20,
  country: 100,
  parentName: 100,
  parentPhone: 40,
  parentEmail: 254,
  learningGoals: 2000,
} as const;

export type ProfileError =
  'missing' | 'too-long' | 'line-break' | 'malformed' | 'unknown' | 'range';
export type ProfileErrors = Partial<Record<ProfileField, ProfileError>>;

/** What the form holds, as typed. */
export type ProfileValues = Record<ProfileField, string> & {
  interests: string[];
  marketingConsent: boolean;
};

export const emptyProfile: ProfileValues = {
  phone: '',
  dateOfBirth: '',
  gender: '',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'India',
  parentName: '',
  parentPhone: '',
  parentEmail: '',
  currentMathLevel: '',
  learningGoals: '',
  preferredContactMethod: 'email',
  interests: [],
  marketingConsent: false,
};

const code = (error: ProfileError) => ({ error, abort: true });

const block = (limit: number) =>
  z.string(code('malformed')).check(z.overwrite(cleanText), z.maxLength(limit, code('too-long')));
const line = (limit: number) => block(limit).check(z.regex(/^[^\n]*$/, code('line-break')));
const required = (limit: number) => line(limit).check(z.minLength(1, code('missing')));
const optionalMatch = (limit: number, pattern: RegExp) =>
  line(limit).check(z.refine((value) => value === '' || pattern.test(value), code('malformed')));
const oneOf = (values: readonly string[]) =>
  z.string(code('unknown')).check(z.refine((value) => values.includes(value), code('unknown')));

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
/** Digits with the usual signs between them; the server reads the number itself. */
const PHONE = /^(?=(?:\D*\d){7,15}\D*$)\+?[\d\s().\-/]+$/;

export const profileSchema = z.strictObject({
  phone: required(profileLimits.phone).check(z.regex(PHONE, code('malformed'))),
  dateOfBirth: z
    .string(code('missing'))
    .check(z.minLength(1, code('missing')), z.refine(isPastDate, code('range'))),
  gender: z.string(code('missing')).check(
    z.minLength(1, code('missing')),
    z.refine((value) => (genders as readonly string[]).includes(value), code('unknown')),
  ),
  street: required(profileLimits.street),
  city: required(profileLimits.city),
  state: required(profileLimits.state),
  zipCode: line(profileLimits.zipCode),
  country: line(profileLimits.country),
  parentName: line(profileLimits.parentName),
  parentPhone: optionalMatch(profileLimits.parentPhone, PHONE),
  parentEmail: optionalMatch(profileLimits.parentEmail, EMAIL),
  currentMathLevel: oneOf(['', ...mathLevels]),
  learningGoals: block(profileLimits.learningGoals),
  preferredContactMethod: oneOf(contactMethods),
  interests: z.array(oneOf(interests)).check(z.maxLength(interests.length)),
  marketingConsent: z.boolean(),
});

/** A profile that may be stored and sent. */
export type Profile = z.output<typeof profileSchema>;

const isIndia = (country: string) => /^(|india|bharat|भारत)$/i.test(country);

/**
 * The one check of a profile, run in the browser and again on the server.
 *
 * A person under 18 on `today` gives no marketing consent, whatever the form says.
 *
 * @param values anything; unknown fields are refused.
 * @returns the cleaned profile, or the first thing wrong with each field.
 */
export function checkProfile(
  values: unknown,
  today = new Date(),
): { profile: Profile } | { errors: ProfileErrors } {
  const result = profileSchema.safeParse(values);
  const errors: ProfileErrors = {};
  if (!result.success) {
    for (const { path, message } of result.error.issues) {
      errors[(path[0] ?? 'phone') as ProfileField] ??= message as ProfileError;
    }
    return { errors };
  }
  const profile = result.data;
  if (
    profile.zipCode &&
    isIndia(profile.country) &&
    !/^[1-9]\d{5}$/.test(profile.zipCode.replace(/\s/g, ''))
  ) {
    return { errors: { zipCode: 'malformed' } };
  }
  const adult = !isMinor(profile.dateOfBirth, today);
  return { profile: { ...profile, marketingConsent: adult && profile.marketingConsent } };
}

const CORE: readonly ProfileField[] = ['phone', 'dateOfBirth', 'gender'];
const ADDRESS: readonly ProfileField[] = ['street', 'city', 'state'];

/** Which message of the specification (section 5) a set of errors asks for; the core comes first. */
export function complaint(errors: ProfileErrors): 'core' | 'address' | 'fields' {
  const missing = (fields: readonly ProfileField[]) =>
    fields.some((field) => errors[field] === 'missing');
  if (missing(CORE)) return 'core';
  return missing(ADDRESS) ? 'address' : 'fields';
}
