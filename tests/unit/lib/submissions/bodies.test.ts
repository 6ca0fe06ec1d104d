import { describe, expect, it } from 'vitest';
import { bodyFor, indianTime } from '@/lib/submissions/bodies';
import { contactPayload, profilePayload, T0 } from '@/tests/support/submissions';

const contact = (changes = {}) =>
  JSON.parse(
    bodyFor('sheet', { kind: 'contact', acceptedAt: T0, payload: contactPayload(changes) }),
  ) as unknown;
const profile = (type: 'script' | 'api' | 'sheet', changes = {}) =>
  JSON.parse(
    bodyFor(type, { kind: 'profile', acceptedAt: T0, payload: profilePayload(changes) }),
  ) as unknown;

const timestamp = '2025-11-21T09:30:00+05:30';

describe('indianTime', () => {
  it('is the wall clock of Asia/Kolkata, whatever the zone of this machine', () => {
    expect(indianTime(T0)).toBe(timestamp);
    expect(indianTime(Date.UTC(2025, 11, 31, 18, 30))).toBe('2026-01-01T00:00:00+05:30');
    expect(Date.parse(indianTime(T0))).toBe(T0);
  });
});

describe('the body of a contact message', () => {
  it('is a data list with one object of four fields', () => {
    const { name, email, subject, message } = contactPayload();
    expect(contact()).toEqual({ data: [{ name, email, subject, message }] });
  });

  it('has no formula in any cell', () => {
    const hostile = { name: '=1+1', email: '+a@b.in', subject: '@x', message: '-2' };
    expect(contact(hostile)).toEqual({
      data: [{ name: "'=1+1", email: "'+a@b.in", subject: "'@x", message: "'-2" }],
    });
  });
});

describe('the body of a profile', () => {
  it('is flat for a script, every cell safe', () => {
    expect(profile('script')).toEqual({
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
    });
  });

  it('is a data list with readable column names for a sheet, every cell safe', () => {
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

  it('is the payload, raw, for an API', () => {
    const timestamp = '2025-11-21T09:30:00+05:30';
    expect(profile('api')).toEqual({ ...profilePayload(), timestamp });
    expect(profile('api', { parentNotice: undefined })).not.toHaveProperty('parentNotice');
  });

  it('does not say whether the email address is verified', () => {
    for (const type of ['script', 'api', 'sheet'] as const) {
      expect(profile(type, { emailVerified: true })).toEqual(profile(type));
      expect(profile(type, { emailVerified: false })).toEqual(profile(type));
    }
  });
});
