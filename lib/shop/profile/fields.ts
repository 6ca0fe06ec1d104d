import { EMAIL_MAX } from '@/lib/text/email';
import {
  type AnyValues,
  type FieldErrors,
  type Fields,
  namesOf,
  type Values,
} from '@/lib/forms/field';
import { EARLIEST, isMinor, isPastDate, today } from './age';

/** 7 to 15 digits with separators. The server checks the number itself. */
const PHONE = /^(?=(?:\D*\d){7,15}\D*$)\(? ?\+?[\d\s().\-/]+$/;

const isIndia = (country: unknown) => /^(|india|bharat|भारत)$/i.test(String(country));
const isIndianPin = (code: string) => /^[1-9]\d{5}$/.test(code.replace(/\s/g, ''));

const place = { type: 'text', max: 100, width: 'half' } as const;
const phone = {
  type: 'tel',
  max: 40,
  width: 'half',
  check: (value: string) => (PHONE.test(value) ? undefined : 'malformed'),
} as const;

export const profileSections = {
  person: {
    phone: { ...phone, required: true, autoComplete: 'tel', column: 'Phone' },
    dateOfBirth: {
      type: 'date',
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
      required: true,
      options: ['male', 'female', 'other', 'prefer-not-to-say'],
      autoComplete: 'sex',
      column: 'Gender',
    },
  },
  address: {
    street: {
      type: 'text',
      required: true,
      max: 200,
      autoComplete: 'address-line1',
      column: 'Street Address',
      scriptKey: 'streetAddress',
    },
    city: { ...place, required: true, autoComplete: 'address-level2', column: 'City' },
    state: { ...place, required: true, autoComplete: 'address-level1', column: 'State' },
    zipCode: {
      ...place,
      max: 20,
      autoComplete: 'postal-code',
      inputMode: 'numeric',
      check: (code: string, { country }: { country?: unknown }) =>
        isIndia(country) && !isIndianPin(code) ? 'malformed' : undefined,
      column: 'Zip Code',
    },
    country: { ...place, initial: 'India', autoComplete: 'country-name', column: 'Country' },
  },
  parent: {
    parentName: { type: 'text', max: 100, autoComplete: 'off', column: 'Parent Name' },
    parentPhone: { ...phone, autoComplete: 'off', column: 'Parent Phone' },
    parentEmail: {
      type: 'email',
      max: EMAIL_MAX,
      width: 'half',
      autoComplete: 'off',
      column: 'Parent Email',
    },
  },
  learning: {
    interests: {
      type: 'checkboxes',
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
      options: ['beginner', 'elementary', 'intermediate', 'advanced', 'expert'],
      column: 'Math Level',
    },
    learningGoals: { type: 'textarea', max: 2000, rows: 3, column: 'Learning Goals' },
  },
  reach: {
    preferredContactMethod: {
      type: 'select',
      options: ['email', 'phone', 'whatsapp', 'sms'],
      initial: 'email',
      column: 'Contact Method',
    },
    marketingConsent: { type: 'checkbox', column: 'Marketing Consent' },
  },
} as const satisfies Record<string, Fields>;

const { person, address, parent, learning, reach } = profileSections;

/** Minutes from India's time to UTC. */
const INDIA_OFFSET = -330;

/** The id of the list of India's states, which are suggested. */
export const STATES = 'profile-states';

/**
 * The address as it is shown. A phone's keypad for digits has no letters, which the codes of other
 * countries need: only who seems to be in India gets it, since the country is asked later.
 */
export function addressFields(country: string, offset = new Date().getTimezoneOffset()) {
  const inputMode = isIndia(country) && offset === INDIA_OFFSET ? 'numeric' : 'text';
  const list: Record<string, string> = isIndia(country) ? { list: STATES } : {};
  const state = { ...address.state, attributes: () => list };
  return { ...address, state, zipCode: { ...address.zipCode, inputMode } } satisfies Fields;
}

/** The two steps of the form: the address comes last. */
export const isOfAddress = (name: string) => name in address;

export const profileFields = { ...person, ...address, ...parent, ...learning, ...reach };

const { dateOfBirth, ...otherPerson } = person;

const isOfMinor = (values: AnyValues, now: Date) => isMinor(String(values.dateOfBirth), now);
const ofMinor = { requiredWhen: isOfMinor } as const;

export const parentStep = {
  dateOfBirth,
  parentName: { ...parent.parentName, ...ofMinor },
  parentRelation: { type: 'select', options: ['mother', 'father', 'guardian'], ...ofMinor },
  parentPhone: {
    ...parent.parentPhone,
    requiredWhen: (values: AnyValues, now: Date) => isOfMinor(values, now) && !values.parentEmail,
  },
  parentEmail: parent.parentEmail,
  parentIsAdult: { type: 'checkbox', ...ofMinor },
  parentAgrees: { type: 'checkbox', ...ofMinor },
} as const satisfies Fields;

export const parentFirstFields = {
  ...parentStep,
  ...otherPerson,
  ...address,
  ...learning,
  ...reach,
};

export type Profile = Values<typeof profileFields>;
export type ProfileErrors = FieldErrors<typeof parentFirstFields>;

/** Missing details of a parent, then of the person, then a missing address, come before other errors. */
export function chooseMessage(errors: ProfileErrors): 'parent' | 'core' | 'address' | 'fields' {
  const ofParent = namesOf(parentStep).filter((name) => name !== 'dateOfBirth');
  if (ofParent.some((name) => errors[name] === 'missing')) return 'parent';
  if (namesOf(person).some((name) => errors[name] === 'missing')) return 'core';
  return namesOf(address).some((name) => errors[name] === 'missing') ? 'address' : 'fields';
}
