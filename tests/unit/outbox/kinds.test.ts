import { expect, it } from 'vitest';
import { readSettings, type Settings } from '@/lib/env';
import { composeBody, findStoreOnly } from '@/lib/submissions/kinds';
import { type Addresses, findAddresses, type ServiceAddress } from '@/lib/submissions/addresses';
import { ownerMailbox } from '@/lib/submissions/receivers';
import { contactPayload, profilePayload, T0 } from '@/tests/support/rows';

const contact = (changes = {}) =>
  JSON.parse(
    composeBody('sheet', { kind: 'contact', acceptedAt: T0, payload: contactPayload(changes) }),
  ) as unknown;
const profile = (type: ServiceAddress['type'], changes = {}, acceptedAt = T0) =>
  JSON.parse(
    composeBody(type, { kind: 'profile', acceptedAt, payload: profilePayload(changes) }),
  ) as Record<string, unknown>;

const timestamp = '2025-11-21T09:30:00+05:30';

it('contact body: is a data list with one object of the form’s fields, without formulas', () => {
  expect(contact()).toEqual({ data: [contactPayload()] });
  const formulas = { name: '=1+1', email: '+a@b.in', subject: '@x', message: '-2' };
  const neutral = { name: "'=1+1", email: "'+a@b.in", subject: "'@x", message: "'-2" };
  expect(contact(formulas)).toEqual({ data: [contactPayload(neutral)] });
});

/** Key for a script, column of a sheet, and value of each cell, in the order of a script. */
const cells = `
name|Name|Asha Canary
email|Email|asha.canary@example.in
uid|Firebase UID|uid-canary
phone|Phone|'+919876543210
dateOfBirth|Date of Birth|2010-05-04
gender|Gender|female
streetAddress|Street Address|'=12, Canary Lane
city|City|Jaipur
state|State|Rajasthan
zipCode|Zip Code|302001
country|Country|India
parentName|Parent Name|
parentPhone|Parent Phone|
parentEmail|Parent Email|
interests|Interests|Mental Math, Algebra
currentMathLevel|Math Level|beginner
learningGoals|Learning Goals|NTSE
preferredContactMethod|Contact Method|email
marketingConsent|Marketing Consent|No
timestamp|Timestamp|${timestamp}`;
const rows = cells
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

/** Without the cells of fields that a fork has added. */
const specified = (body: Record<string, unknown>, expected: object) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key in expected));

it('profile body: is flat for a script, without formulas, and always the same bytes', () => {
  const expected = Object.fromEntries(rows.map(([key, , value]) => [key, value]));
  expect(JSON.stringify(specified(profile('script'), expected))).toBe(JSON.stringify(expected));
});

it('profile body: is a data list with readable column names for a sheet', () => {
  const cellsOf = Object.fromEntries(rows.map(([, column, value]) => [column, value]));
  // A sheet would make it a number of days.
  const expected = { ...cellsOf, 'Date of Birth': "'2010-05-04" };
  expect(profile('sheet')).toMatchObject({ data: [expected] });
  expect(profile('sheet', { marketingConsent: true })).toMatchObject({
    data: [{ ...expected, 'Marketing Consent': 'Yes' }],
  });
});

it('profile body: is the payload for an API, as it was typed', () => {
  expect(profile('api')).toEqual({ ...profilePayload(), timestamp });
  expect(profile('api', { parentNotice: undefined })).not.toHaveProperty('parentNotice');
});

it.each(['script', 'api', 'sheet'] as const)(
  'profile body: tells no %s whether the address is verified',
  (type) => {
    for (const emailVerified of [true, false]) {
      expect(profile(type, { emailVerified })).toEqual(profile(type));
    }
  },
);

it('profile body: carries the time in India, whatever the time zone of the server', () => {
  const newYear = Date.UTC(2025, 11, 31, 18, 30);
  expect(profile('api', {}, newYear).timestamp).toBe('2026-01-01T00:00:00+05:30');
});

const url = 'https://x.example/';
const script = 'https://script.google.com/macros/s/x/exec';
const sheet: ServiceAddress = { name: 'contact-sheet', type: 'sheet', url };
const toScript: ServiceAddress = { name: 'profile-script', type: 'script', url };

it.each<[Partial<Settings>, Addresses]>([
  [{}, {}],
  [{ PROFILE_SERVICE: 'api' }, {}],
  [{ CONTACT_SHEET_URL: url }, { contact: sheet }],
  [{ CONTACT_SHEET_URL: url, CONTACT_SHEET_TOKEN: 't' }, { contact: { ...sheet, token: 't' } }],
  [
    { CONTACT_SHEET_URL: script, CONTACT_SHEET_TOKEN: 't' },
    { contact: { ...sheet, type: 'script', url: script } },
  ],
  [{ PROFILE_URL: url }, { profile: toScript }],
  [{ PROFILE_SERVICE: 'script', PROFILE_URL: url, PROFILE_TOKEN: 't' }, { profile: toScript }],
  [
    { PROFILE_SERVICE: 'sheet', PROFILE_URL: url, PROFILE_TOKEN: 't' },
    { profile: { name: 'profile-sheet', type: 'sheet', url, token: 't' } },
  ],
  [
    { PROFILE_SERVICE: 'api', PROFILE_URL: url },
    { profile: { name: 'profile-api', type: 'api', url } },
  ],
])('findAddresses: with %j finds %j', (settings, receivers) => {
  expect(findAddresses(settings)).toEqual(receivers);
  expect(findStoreOnly(settings)).toEqual([]);
});

const owner = readSettings({
  MAIL_URL: 'smtps://u:p@smtp.example.in',
  OWNER_EMAILS: 'a@b.in,c@d.in',
});

it.each([
  [{}, ['contact-mail', 'profile-mail']],
  [{ CONTACT_SHEET_URL: url }, ['contact-sheet', 'profile-mail']],
  [{ PROFILE_URL: url }, ['contact-mail', 'profile-script']],
  [{ PROFILE_SERVICE: 'api' }, ['contact-mail', 'profile-mail']],
  [{ PROFILE_SERVICE: 'none' }, ['contact-mail', undefined]],
])('findAddresses: mails to the owner what has no other receiver (%j)', (settings, names) => {
  const { contact, profile } = findAddresses({ ...owner, ...settings });
  expect([contact?.name, profile?.name]).toEqual(names);
  if (contact?.type === 'mail') expect(contact.to).toEqual(['a@b.in', 'c@d.in']);
});

it.each(['none', '__proto__', 'Script'])(
  'findStoreOnly: with PROFILE_SERVICE=%s profiles stay in the store',
  (PROFILE_SERVICE) => {
    const settings = { ...owner, PROFILE_SERVICE, PROFILE_URL: url };
    expect(findStoreOnly(settings)).toEqual(['profile']);
    expect(findAddresses(settings).profile).toBeUndefined();
  },
);

it('ownerMailbox: sends from the address that MAIL_URL names, else from the user, else from the owner', () => {
  const fromOf = (address: string) =>
    ownerMailbox('x', readSettings({ MAIL_URL: address, OWNER_EMAILS: 'a@b.in' }))?.from;
  expect(fromOf('smtps://u%40x.in:p@h')).toBe('u@x.in');
  expect(fromOf('smtps://u@x.in:p@h')).toBe('u@x.in');
  expect(fromOf('smtps://apikey:p@h')).toBe('a@b.in');
  expect(fromOf('smtps://u%40x.in:p@h/?from=site@y.in')).toBe('site@y.in');
  expect(fromOf('smtps://u%40x.in:p@h?from=site@y.in')).toBe('site@y.in');
});
