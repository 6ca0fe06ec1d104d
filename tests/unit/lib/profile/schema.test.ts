import fc from '@/tests/support/fast-check';
import { describe, expect, it } from 'vitest';
import { profile as words } from '@/content/en/profile';
import { ageOn, isMinor, isPastDate, today } from '@/lib/profile/age';
import { contactMethods, genders, interests, mathLevels } from '@/lib/profile/options';
import { toPayload } from '@/lib/profile/payload';
import { toE164 } from '@/lib/profile/phone';
import { readProfile } from '@/lib/profile/read-form';
import {
  checkProfile,
  complaint,
  emptyProfile,
  type Profile,
  profileFields,
  profileLimits,
  type ProfileErrors,
  type ProfileValues,
} from '@/lib/profile/schema';
import { awkwardLine, awkwardText, flaw, longText } from '@/tests/support/awkward-text';

/** Noon in India. */
const NOW = new Date('2026-11-21T06:30:00Z');

const good: ProfileValues = {
  ...emptyProfile,
  phone: '98765 43210',
  dateOfBirth: '2000-02-29',
  gender: 'female',
  street: '12, MI Road',
  city: 'Jaipur',
  state: 'Rajasthan',
};

function errors(change: Record<string, unknown>): ProfileErrors {
  const result = checkProfile({ ...good, ...change }, NOW);
  return 'errors' in result ? result.errors : {};
}
const accepted = (change: Record<string, unknown> = {}) =>
  (checkProfile({ ...good, ...change }, NOW) as { profile: Profile }).profile;

describe('age', () => {
  it('counts by the calendar of India', () => {
    expect(today(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
    expect(today(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  });

  it('is reached on the morning of the birthday', () => {
    expect(ageOn('2008-11-21', NOW)).toBe(18);
    expect(ageOn('2008-11-22', NOW)).toBe(17);
    expect([isMinor('2008-11-21', NOW), isMinor('2008-11-22', NOW)]).toEqual([false, true]);
    expect(ageOn('2004-02-29', new Date('2026-02-28T06:30:00Z'))).toBe(21);
    expect(ageOn('2004-02-29', new Date('2026-03-01T06:30:00Z'))).toBe(22);
  });

  it.each(['1899-12-31', '2026-11-22', '2023-02-29', '2000-13-01', '21-11-2000', '2000-1-1', ''])(
    'takes %j for no birthday',
    (date) => expect(isPastDate(date, NOW)).toBe(false),
  );
});

describe('checkProfile', () => {
  it('takes the form with all that is optional left as it is', () => {
    expect(accepted()).toEqual({ ...good, preferredContactMethod: 'email', country: 'India' });
  });

  it('asks for phone, birth date and gender before the address', () => {
    const wrong = errors({ phone: ' ', dateOfBirth: '', gender: '', city: '\u200B' });
    expect(wrong).toEqual({
      phone: 'missing',
      dateOfBirth: 'missing',
      gender: 'missing',
      city: 'missing',
    });
    expect(complaint(wrong)).toBe('core');
    expect(complaint(errors({ street: '', state: '' }))).toBe('address');
    expect(complaint(errors({ zipCode: '12' }))).toBe('fields');
  });

  it.each(Object.entries(profileLimits))('takes %s of %i characters, and no more', (name, max) => {
    if (!/^(phone|parentPhone|parentEmail|zipCode)$/.test(name)) {
      expect(errors({ [name]: 'x'.repeat(max) })).toEqual({});
    }
    expect(errors({ [name]: 'x'.repeat(max + 1) })).toMatchObject({ [name]: 'too-long' });
  });

  it('knows every value of the enumerations, and no other', () => {
    const lists = {
      gender: genders,
      currentMathLevel: ['', ...mathLevels],
      preferredContactMethod: contactMethods,
    };
    for (const [name, values] of Object.entries(lists)) {
      for (const value of values) expect(errors({ [name]: value })).toEqual({});
      for (const value of ['Expert', 'x', 'male ', '__proto__']) {
        expect(errors({ [name]: value })).toEqual({ [name]: 'unknown' });
      }
    }
    expect(errors({ interests: [...interests] })).toEqual({});
    expect(errors({ interests: ['Cricket'] })).not.toEqual({});
    expect(errors({ interests: [...interests, 'Algebra'] })).not.toEqual({});
  });

  it('asks for six digits of a PIN in India, in any spelling of India, and of nobody else', () => {
    for (const zipCode of ['302001', '302 001', '']) expect(errors({ zipCode })).toEqual({});
    for (const country of ['India', ' india ', 'भारत', '']) {
      expect(errors({ country, zipCode: '30200' })).toEqual({ zipCode: 'malformed' });
      expect(errors({ country, zipCode: '002001' })).toEqual({ zipCode: 'malformed' });
    }
    expect(errors({ country: 'Nepal', zipCode: '44600' })).toEqual({});
    expect(errors({ country: 'United Kingdom', zipCode: 'SW1A 1AA' })).toEqual({});
  });

  it('takes no consent to marketing from anybody under 18', () => {
    const consent = { marketingConsent: true };
    expect(accepted(consent).marketingConsent).toBe(true);
    expect(accepted({ ...consent, dateOfBirth: '2008-11-22' }).marketingConsent).toBe(false);
  });

  it('refuses fields nobody has asked for', () => {
    for (const more of [{ uid: 'other' }, { email: 'a@b.in' }, { profileCompleted: true }]) {
      expect(errors(more)).not.toEqual({});
    }
  });

  it('answers in sentences that exist', () => {
    const sentences = words.errors as Record<string, Record<string, string>>;
    for (const code of ['missing', 'too-long', 'line-break', 'malformed', 'unknown', 'range']) {
      expect(sentences.any?.[code]).toBeTruthy();
    }
    for (const name of Object.keys(sentences)) expect([...profileFields, 'any']).toContain(name);
  });

  it('throws at nothing; what it lets through is clean, within its limits, and taken again', () => {
    const limits: Partial<Record<string, number>> = profileLimits;
    const text = (name: string) =>
      fc.oneof(
        { weight: 6, arbitrary: awkwardLine },
        { weight: 2, arbitrary: awkwardText },
        { weight: 2, arbitrary: longText(limits[name] ?? 10) },
        { weight: 1, arbitrary: fc.anything() },
      );
    const known = fc
      .constantFrom(...profileFields)
      .chain((name) => fc.tuple(fc.constant(name), text(name)));
    const other = fc.tuple(
      fc.constantFrom('interests', 'marketingConsent', '__proto__', 'constructor', 'uid'),
      fc.oneof(fc.anything(), fc.subarray([...interests])),
    );
    const changes = fc.array(fc.oneof({ weight: 9, arbitrary: known }, other), { maxLength: 3 });
    const typed = changes.map((entries) =>
      Object.fromEntries([...Object.entries(good), ...entries]),
    );
    let passed = 0;
    fc.assert(
      fc.property(typed, (values: Record<string, unknown>) => {
        const result = checkProfile(values, NOW);
        if ('errors' in result) return Object.keys(result.errors).length > 0;
        passed++;
        expect(checkProfile(result.profile, NOW)).toEqual(result);
        const flaws = Object.entries(profileLimits).map(([name, limit]) => {
          const value = result.profile[name as keyof typeof profileLimits];
          if (value.length > limit) return 'its length';
          if (name !== 'learningGoals' && value.includes('\n')) return 'a line break';
          return flaw(value, values[name] as string);
        });
        expect(flaws.join('')).toBe('');
      }),
      { numRuns: 10_000 },
    );
    expect(passed).toBeGreaterThan(2_000);
  });

  it('throws at nothing that is no form at all', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (values) => {
        expect(checkProfile(values, NOW)).toHaveProperty('errors');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('toE164', () => {
  it.each([
    ['98765 43210', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['+91 (98765) 43210', '+919876543210'],
    ['91 98765 43210', '+919876543210'],
    ['0141 237 3543', '+911412373543'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+1 (212) 555-2368', '+12125552368'],
    ['+971 50 123 4567', '+971501234567'],
  ])('reads %s', (text, number) => expect(toE164(text)).toBe(number));

  it.each(['12345', '00000 00000', '+91 12345', '+999 123456789', 'call me', ''])(
    'refuses %j',
    (text) => expect(toE164(text)).toBeUndefined(),
  );
});

describe('what is sent', () => {
  const asha = { id: 'uid-asha', email: 'asha@example.in', emailVerified: false, name: 'Asha' };
  const payload = (change: Record<string, unknown> = {}) =>
    toPayload(accepted(change), asha, 'v1', NOW);

  it('says who it is about from the session, and writes numbers one way', () => {
    expect(payload({ zipCode: '302 001', parentPhone: '+44 20 7946 0958' })).toEqual({
      payload: {
        uid: 'uid-asha',
        email: 'asha@example.in',
        emailVerified: false,
        name: 'Asha',
        phone: '+919876543210',
        dateOfBirth: '2000-02-29',
        gender: 'female',
        address: {
          street: '12, MI Road',
          city: 'Jaipur',
          state: 'Rajasthan',
          zipCode: '302001',
          country: 'India',
        },
        parentName: '',
        parentPhone: '+442079460958',
        parentEmail: '',
        interests: [],
        currentMathLevel: '',
        learningGoals: '',
        preferredContactMethod: 'email',
        marketingConsent: false,
      },
    });
  });

  it('keeps the postcode of other countries as it is written', () => {
    const made = payload({ country: 'United Kingdom', zipCode: 'SW1A 1AA' });
    expect(made).toMatchObject({ payload: { address: { zipCode: 'SW1A 1AA' } } });
  });

  it('carries the version of the notice for anybody under 18', () => {
    expect(payload({ dateOfBirth: '2008-11-22' })).toMatchObject({
      payload: { parentNotice: 'v1' },
    });
  });

  it('names each number that no network has', () => {
    expect(payload({ phone: '00000 00000', parentPhone: '+999 123456789' })).toEqual({
      errors: { phone: 'malformed', parentPhone: 'malformed' },
    });
  });
});

describe('readProfile', () => {
  it('reads what a form holds, and nothing but the form', () => {
    const form = new FormData();
    for (const name of profileFields) form.set(name, good[name]);
    form.append('interests', 'Algebra');
    form.append('interests', 'Geometry');
    form.append('interests', new Blob(['x']));
    form.set('marketingConsent', 'yes');
    form.set('uid', 'uid-ravi');
    expect(readProfile(form)).toEqual({
      ...good,
      interests: ['Algebra', 'Geometry'],
      marketingConsent: true,
    });
  });

  it.each([undefined, null, 'x', { phone: '1' }, []])('reads %j as an empty form', (form) => {
    expect(checkProfile(readProfile(form))).toHaveProperty('errors');
  });
});
