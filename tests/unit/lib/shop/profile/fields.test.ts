import { expect, it } from 'vitest';
import { checkForm } from '@/lib/forms/check';
import { initialValues } from '@/lib/forms/field';
import { ageOn, isMinor, today } from '@/lib/shop/profile/age';
import {
  addressFields,
  chooseMessage,
  type Profile,
  type ProfileErrors,
  profileFields,
} from '@/lib/shop/profile/fields';
import { locales } from '@/lib/words/locale';
import { toPayload } from '@/lib/shop/profile/payload';
import { toE164 } from '@/lib/shop/profile/phone';
import { asha, typedProfile } from '@/tests/support/asha';
import { phonesWithMore, phones } from './tables';

/** Noon in India. */
const NOW = new Date('2026-11-21T06:30:00Z');

const good: Profile = { ...initialValues(profileFields), ...typedProfile };

function errors(change: Partial<Profile>): ProfileErrors {
  const result = checkForm(profileFields, { ...good, ...change }, NOW);
  return 'errors' in result ? result.errors : {};
}

it('age: counts by the calendar of India', () => {
  expect(today(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(today(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

it('age: is reached on the morning of the birthday', () => {
  expect(ageOn('2008-11-21', NOW)).toBe(18);
  expect(ageOn('2008-11-22', NOW)).toBe(17);
  expect([isMinor('2008-11-21', NOW), isMinor('2008-11-22', NOW)]).toEqual([false, true]);
  expect(ageOn('2004-02-29', new Date('2026-02-28T06:30:00Z'))).toBe(21);
  expect(ageOn('2004-02-29', new Date('2026-03-01T06:30:00Z'))).toBe(22);
});

it('profile form: needs six fields, and has defaults for two', () => {
  expect(good).toMatchObject({ country: 'India', preferredContactMethod: 'email' });
  expect(checkForm(profileFields, good, NOW)).toEqual({ values: good });
  const required = ['phone', 'dateOfBirth', 'gender', 'street', 'city', 'state'];
  expect(Object.keys(errors(initialValues(profileFields)))).toEqual(required);
});

it('profile form: asks for a parent, then person, then address, then what is marked', () => {
  const missing = errors({ phone: ' ', dateOfBirth: '', gender: '', city: '\u200B' });
  expect(chooseMessage({ ...missing, parentAgrees: 'missing' })).toBe('parent');
  expect(chooseMessage(missing)).toBe('core');
  expect(chooseMessage(errors({ gender: '' }))).toBe('core');
  expect(chooseMessage(errors({ street: '', state: '' }))).toBe('address');
  expect(chooseMessage(errors({ zipCode: '12' }))).toBe('fields');
});

it('profile form: has keys of digits for the code of a place in India', () => {
  for (const [inputMode, country, offset] of [
    ['numeric', 'India', -330],
    ['numeric', '', -330],
    ['numeric', 'भारत', -330],
    ['text', 'United Kingdom', -330],
    ['text', 'Nepal', -345],
    // The country is asked after the code.
    ['text', 'India', 0],
    ['text', 'India', 300],
  ] as const) {
    expect
      .soft(addressFields(country, offset).zipCode.inputMode, `${country} ${offset}`)
      .toBe(inputMode);
  }
});

it('profile form: accepts a phone in any spelling, of 7 to 15 digits', () => {
  for (const phone of ['98765 43210', '+44 (0)20 7946 0958', '0141-237-3543', '1234567']) {
    expect(errors({ phone, parentPhone: phone })).toEqual({});
  }
  for (const phone of ['123456', '1'.repeat(16), 'call me', '98765 43210 x']) {
    const malformed = { phone: 'malformed', parentPhone: 'malformed' };
    expect(errors({ phone, parentPhone: phone })).toEqual(malformed);
  }
});

it('profile form: drops nothing beside a phone, but asks for one number alone', () => {
  for (const phone of phonesWithMore) {
    expect.soft(errors({ phone, parentPhone: phone }), phone).toEqual({
      phone: 'malformed',
      parentPhone: 'malformed',
    });
    for (const { words } of Object.values(locales))
      for (const name of ['phone', 'parentPhone'] as const)
        expect
          .soft(words.profile.errors[name].malformed, phone)
          .toMatch(/one number.*extension|एक ही.*एक्सटेंशन/);
  }
});

it('profile form: takes a birth date from 1900 until today in India', () => {
  for (const dateOfBirth of ['1900-01-01', '2026-11-21', '2000-02-29']) {
    expect(errors({ dateOfBirth })).toEqual({});
  }
  const wrong = ['1899-12-31', '2026-11-22', '2023-02-29', '2000-13-01', '21-11-2000', '2000-1-1'];
  for (const dateOfBirth of [...wrong, '2000-01', '29 Feb 2000']) {
    expect(errors({ dateOfBirth }), dateOfBirth).toEqual({ dateOfBirth: 'range' });
  }
  const { attributes } = profileFields.dateOfBirth;
  expect(attributes()).toEqual({ min: '1900-01-01', max: today() });
});

it('profile form: reads the digits of Hindi keyboards', () => {
  const digits = { phone: '९८७६५ ४३२१०', parentPhone: '+९१ ९८७६५ ४३२११', zipCode: '३०२ ००१' };
  expect(checkForm(profileFields, { ...good, ...digits }, NOW)).toEqual({
    values: {
      ...good,
      phone: '98765 43210',
      parentPhone: '+91 98765 43211',
      zipCode: '302 001',
    },
  });
});

it('profile form: asks for six digits of a PIN in India only, however India is written', () => {
  for (const zipCode of ['302001', '302 001', '']) expect(errors({ zipCode })).toEqual({});
  for (const country of ['India', ' india ', 'भारत', '']) {
    for (const zipCode of ['30200', '002001', '9302001', '3020019']) {
      expect(errors({ country, zipCode })).toEqual({ zipCode: 'malformed' });
    }
  }
  expect(errors({ country: 'Nepal', zipCode: '44600' })).toEqual({});
  expect(errors({ country: 'United Kingdom', zipCode: 'SW1A 1AA' })).toEqual({});
});

it('phone: is read in any spelling', () => {
  for (const [number, ...texts] of phones) {
    for (const text of texts) expect.soft(toE164(text!), text).toBe(number);
  }
});

const payload = (change: Partial<Profile> = {}) =>
  toPayload({ ...good, ...change }, asha, 'v1', NOW);

it('profile payload: keeps the postcode of other countries as it is written', () => {
  for (const zipCode of ['SW1A 1AA', 'AB 12', '12 AB']) {
    const result = payload({ country: 'United Kingdom', zipCode });
    expect(result).toMatchObject({ payload: { address: { zipCode } } });
  }
});

it('profile payload: has the version of the notice, and no consent, under 18', () => {
  const consent = { marketingConsent: true };
  expect(payload(consent)).toMatchObject({ payload: consent });
  expect(payload({ ...consent, dateOfBirth: '2008-11-22' })).toMatchObject({
    payload: { parentNotice: 'v1', marketingConsent: false },
  });
});

it('profile payload: refuses each number that no network has', () => {
  expect(payload({ phone: '00000 00000', parentPhone: '+999 123456789' })).toEqual({
    errors: { phone: 'malformed', parentPhone: 'malformed' },
  });
});
