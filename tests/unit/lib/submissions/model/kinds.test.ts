import { describe, expect, it } from 'vitest';
import { type Target } from '@/lib/submissions/model/kind';
import { bodyFor, findTargets } from '@/lib/submissions/model/kinds';
import { contactPayload, profilePayload, T0 } from '@/tests/support/outbox';

const contact = (changes = {}) =>
  JSON.parse(
    bodyFor('sheet', { kind: 'contact', acceptedAt: T0, payload: contactPayload(changes) }),
  ) as unknown;
const profile = (type: Target['type'], changes = {}, acceptedAt = T0) =>
  JSON.parse(
    bodyFor(type, { kind: 'profile', acceptedAt, payload: profilePayload(changes) }),
  ) as Record<string, unknown>;

const timestamp = '2025-11-21T09:30:00+05:30';

describe('contact body', () => {
  it('contact body: is a data list with one object of four fields', () => {
    expect(contact()).toEqual({ data: [contactPayload()] });
  });

  it('contact body: has no formula in any cell', () => {
    const hostile = { name: '=1+1', email: '+a@b.in', subject: '@x', message: '-2' };
    expect(contact(hostile)).toEqual({
      data: [{ name: "'=1+1", email: "'+a@b.in", subject: "'@x", message: "'-2" }],
    });
  });
});

describe('profile body', () => {
  it('profile body: is flat for a script, without formulas, and always the same bytes', () => {
    const expected = {
      name: 'Asha Canary',
      email: 'asha.canary@example.in',
      uid: 'uid-canary',
      phone: "'+919876543210",
      dateOfBirth: '2010-05-04',
      gender: 'female',
      streetAddress: "'=12, Canary Lane",
      city: 'Jaipur',
      state: 'Rajasthan',
      zipCode: '302001',
      country: 'India',
      parentName: '',
      parentPhone: '',
      parentEmail: '',
      interests: 'Mental Math, Algebra',
      currentMathLevel: 'beginner',
      learningGoals: 'NTSE',
      preferredContactMethod: 'email',
      marketingConsent: 'No',
      timestamp,
    };
    expect(JSON.stringify(profile('script'))).toBe(JSON.stringify(expected));
  });

  it('profile body: is a data list with readable column names for a sheet, without formulas', () => {
    expect(profile('sheet', { marketingConsent: true })).toEqual({
      data: [
        {
          Name: 'Asha Canary',
          Email: 'asha.canary@example.in',
          Phone: "'+919876543210",
          'Date of Birth': '2010-05-04',
          Gender: 'female',
          'Street Address': "'=12, Canary Lane",
          City: 'Jaipur',
          State: 'Rajasthan',
          'Zip Code': '302001',
          Country: 'India',
          'Parent Name': '',
          'Parent Phone': '',
          'Parent Email': '',
          Interests: 'Mental Math, Algebra',
          'Math Level': 'beginner',
          'Learning Goals': 'NTSE',
          'Contact Method': 'email',
          'Marketing Consent': 'Yes',
          'Firebase UID': 'uid-canary',
          Timestamp: timestamp,
        },
      ],
    });
  });

  it('profile body: is the payload for an API, as it was typed', () => {
    expect(profile('api')).toEqual({ ...profilePayload(), timestamp });
    expect(profile('api', { parentNotice: undefined })).not.toHaveProperty('parentNotice');
  });

  it.each(['script', 'api', 'sheet'] as const)(
    'does not tell a target of type %s whether the email address is verified',
    (type) => {
      expect(profile(type, { emailVerified: true })).toEqual(profile(type));
      expect(profile(type, { emailVerified: false })).toEqual(profile(type));
    },
  );

  it('profile body: carries the time in India, whatever the time zone of the server', () => {
    const newYear = Date.UTC(2025, 11, 31, 18, 30);
    expect(profile('api', {}, newYear).timestamp).toBe('2026-01-01T00:00:00+05:30');
  });
});

describe('findTargets', () => {
  const urls = {
    PROFILE_SCRIPT_URL: 'https://script.example/',
    PROFILE_API_URL: 'https://api.example/',
    PROFILE_SHEET_URL: 'https://sheet.example/',
  };

  it('findTargets: finds no target where no address is set', () => {
    expect(findTargets({})).toEqual({});
    const other = { PROFILE_SERVICE: 'api', PROFILE_SCRIPT_URL: 'https://x.example/' };
    expect(findTargets(other)).toEqual({});
  });

  it('findTargets: sends contact messages to their sheet, with the token if there is one', () => {
    const url = 'https://x.example/';
    const sheet = { name: 'contact-sheet', type: 'sheet', url };
    expect(findTargets({ CONTACT_SHEET_URL: url })).toEqual({ contact: sheet });
    expect(findTargets({ CONTACT_SHEET_URL: url, CONTACT_SHEET_TOKEN: 't' })).toEqual({
      contact: { ...sheet, token: 't' },
    });
  });

  it.each([
    [undefined, 'profile-script'],
    ['script', 'profile-script'],
    ['api', 'profile-api'],
    ['sheet', 'profile-sheet'],
    ['none', undefined],
    ['__proto__', undefined],
  ])('findTargets: with PROFILE_SERVICE %s sends profiles to %s', (service, name) => {
    const settings = { ...urls, ...(service && { PROFILE_SERVICE: service }) };
    expect(findTargets(settings).profile?.name).toBe(name);
  });
});
