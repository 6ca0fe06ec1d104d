import { EMAIL_MAX } from '@/lib/forms/email';
import { type FieldErrors, type Fields, namesOf, type Values } from '@/lib/forms/field';
import { EARLIEST, isPastDate, today } from './age';

/** Digits with the usual signs between them; the server reads the number itself. */
const PHONE = /^(?=(?:\D*\d){7,15}\D*$)\+?[\d\s().\-/]+$/;

const isIndia = (country: unknown) => /^(|india|bharat|भारत)$/i.test(String(country).trim());
const isIndianPin = (code: string) => /^[1-9]\d{5}$/.test(code.replace(/\s/g, ''));

const tel = {
  type: 'tel',
  max: 40,
  check: (value: string) => (PHONE.test(value) ? undefined : 'malformed'),
} as const;

/**
 * The profile form (specification, section 3), in the order of its fields, its payload, and the
 * columns of an export and a sheet.
 */
export const profileFields = {
  phone: {
    ...tel,
    section: 'person',
    required: true,
    width: 'half',
    autoComplete: 'tel',
    column: 'Phone',
  },
  dateOfBirth: {
    type: 'date',
    section: 'person',
    required: true,
    width: 'half',
    autoComplete: 'bday',
    attributes: () => ({ min: EARLIEST, max: today() }),
    check: (date: string, _values: unknown, now: Date) =>
      isPastDate(date, now) ? undefined : 'range',
    column: 'Date of Birth',
  },
  gender: {
    type: 'select',
    section: 'person',
    required: true,
    options: ['male', 'female', 'other', 'prefer-not-to-say'],
    autoComplete: 'sex',
    column: 'Gender',
  },
  street: {
    type: 'text',
    section: 'address',
    required: true,
    max: 200,
    autoComplete: 'address-line1',
    column: 'Street Address',
    scriptKey: 'streetAddress',
  },
  city: {
    type: 'text',
    section: 'address',
    required: true,
    max: 100,
    width: 'half',
    autoComplete: 'address-level2',
    column: 'City',
  },
  state: {
    type: 'text',
    section: 'address',
    required: true,
    max: 100,
    width: 'half',
    autoComplete: 'address-level1',
    column: 'State',
  },
  zipCode: {
    type: 'text',
    section: 'address',
    max: 20,
    width: 'half',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    check: (code: string, { country }: { country?: unknown }) =>
      isIndia(country) && !isIndianPin(code) ? 'malformed' : undefined,
    column: 'Zip Code',
  },
  country: {
    type: 'text',
    section: 'address',
    initial: 'India',
    max: 100,
    width: 'half',
    autoComplete: 'country-name',
    column: 'Country',
  },
  parentName: {
    type: 'text',
    section: 'parent',
    max: 100,
    autoComplete: 'off',
    column: 'Parent Name',
  },
  parentPhone: {
    ...tel,
    section: 'parent',
    width: 'half',
    autoComplete: 'off',
    column: 'Parent Phone',
  },
  parentEmail: {
    type: 'email',
    section: 'parent',
    max: EMAIL_MAX,
    width: 'half',
    autoComplete: 'off',
    column: 'Parent Email',
  },
  interests: {
    type: 'checkboxes',
    section: 'learning',
    options: [
      'Mental Math',
      'Vedic Mathematics',
      'Speed Calculation',
      'Algebra',
      'Geometry',
      'Arithmetic',
      'Problem Solving',
      'Math Competitions',
    ],
    column: 'Interests',
  },
  currentMathLevel: {
    type: 'select',
    section: 'learning',
    options: ['beginner', 'elementary', 'intermediate', 'advanced', 'expert'],
    column: 'Math Level',
  },
  learningGoals: {
    type: 'textarea',
    section: 'learning',
    max: 2000,
    rows: 3,
    column: 'Learning Goals',
  },
  preferredContactMethod: {
    type: 'select',
    section: 'reach',
    options: ['email', 'phone', 'whatsapp', 'sms'],
    initial: 'email',
    column: 'Contact Method',
  },
  marketingConsent: { type: 'checkbox', section: 'reach', column: 'Marketing Consent' },
} as const satisfies Fields;

type ProfileFields = typeof profileFields;

/** The form, as typed or checked. */
export type Profile = Values<ProfileFields>;
export type ProfileErrors = FieldErrors<ProfileFields>;
export type ProfileField = keyof ProfileFields;

/** The fields of one part of the form. */
export type FieldsOf<Section extends string> = {
  [N in ProfileField]: ProfileFields[N] extends { section: Section } ? N : never;
}[ProfileField];

export const fieldsOf = <Section extends string>(section: Section) =>
  namesOf(profileFields).filter(
    (name) => profileFields[name].section === section,
  ) as FieldsOf<Section>[];

/** Which message of the specification (section 5) the errors ask for. */
export function chooseMessage(errors: ProfileErrors): 'core' | 'address' | 'fields' {
  const isMissing = (section: string) =>
    fieldsOf(section).some((name) => errors[name] === 'missing');
  if (isMissing('person')) return 'core';
  return isMissing('address') ? 'address' : 'fields';
}
