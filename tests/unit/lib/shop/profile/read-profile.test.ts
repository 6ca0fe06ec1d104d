import { expect, it } from 'vitest';
import { noticeVersions } from '@/lib/law/notices';
import { composeBody } from '@/lib/server/submissions/kinds';
import { toPayload } from '@/lib/shop/profile/payload';
import { readProfile } from '@/lib/shop/profile/read-profile';

const user = { id: 'uid', email: 'a@example.in', emailVerified: true, name: 'Asha' };
const student = {
  phone: '98765 43210',
  dateOfBirth: '2015-05-04',
  gender: 'female',
  street: '1',
  city: 'Jaipur',
  state: 'Rajasthan',
  country: 'India',
};
const parent = {
  parentName: 'Meera',
  parentRelation: 'mother',
  parentPhone: '98765 43211',
  parentIsAdult: 'yes',
  parentAgrees: 'yes',
  notice: '2026-11-22 en',
};

function formOf(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const version = noticeVersions.parentConsent;
const now = new Date('2026-11-22T06:00:00Z');

function bodies(form: FormData, mode: 'notice' | 'parent-first') {
  const read = readProfile(form, mode);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const made = toPayload(read.profile, user, '2026-11', now, read.parentConsent);
  if ('errors' in made) throw new Error(JSON.stringify(made.errors));
  const facts = { kind: 'profile', payload: made.payload, acceptedAt: now.getTime() } as const;
  return ['script', 'sheet', 'api'].map(
    (type) => JSON.parse(composeBody(type as 'script', facts)) as Record<string, unknown>,
  );
}

it('parent-first: refuses a minor without a parent, part by part', () => {
  const missing = 'missing';
  expect(readProfile(formOf(student), 'parent-first')).toEqual({
    errors: {
      parentName: missing,
      parentRelation: missing,
      parentPhone: missing,
      parentIsAdult: missing,
      parentAgrees: missing,
    },
  });
  for (const name of ['parentIsAdult', 'parentAgrees', 'parentRelation'] as const) {
    expect(readProfile(formOf({ ...student, ...parent, [name]: '' }), 'parent-first')).toEqual({
      errors: { [name]: missing },
    });
  }
});

it('parent-first: takes an email of the parent instead of a phone', () => {
  const form = formOf({ ...student, ...parent, parentPhone: '', parentEmail: 'm@example.in' });
  expect(readProfile(form, 'parent-first')).not.toHaveProperty('errors');
});

it('parent-first: asks no parent of an adult, and records no consent', () => {
  for (const ticked of ['', 'parentIsAdult', 'parentAgrees']) {
    const form = formOf({ ...student, [ticked]: 'yes', dateOfBirth: '1990-05-04' });
    expect(Object.keys(readProfile(form, 'parent-first'))).toEqual(['profile']);
  }
  const forged = formOf({ ...student, ...parent, dateOfBirth: '1990-05-04' });
  expect(JSON.stringify(bodies(forged, 'parent-first'))).not.toContain('onsent":{');
});

it('parent-first: sends relation and consent, with its version and language, to every target', () => {
  const [script, sheet, api] = bodies(formOf({ ...student, ...parent }), 'parent-first');
  const cells = { parentRelation: 'mother', parentIsAdult: 'Yes', parentConsent: `${version} en` };
  expect(script).toMatchObject(cells);
  expect(sheet).toMatchObject({
    data: [{ 'Parent Relation': 'mother', 'Parent Consent': `${version} en` }],
  });
  const consent = { relation: 'mother', isAdult: true, version, language: 'en' };
  expect(api).toMatchObject({ parentConsent: consent });
});

it('notice: has the bodies of the specification, whatever is posted', () => {
  expect(bodies(formOf({ ...student, ...parent, parentPhone: '' }), 'notice')).toEqual(
    bodies(formOf({ ...student, parentName: 'Meera' }), 'notice'),
  );
});
