import { expect, it } from 'vitest';
import { readSettings, type Settings } from '@/lib/env';
import {
  type Addresses,
  findAddresses,
  type ServiceAddress,
} from '@/lib/server/submissions/addresses';
import { composeBody, findStoreOnly, outboxKinds } from '@/lib/server/submissions/kinds';
import { mailShares, ownerMailbox, toReceiver } from '@/lib/server/submissions/receivers';
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

it('profile body: is flat for a script, without formulas, and always the same bytes', () => {
  const expected = Object.fromEntries(rows.map(([key, , value]) => [key, value]));
  // Without the cells of fields that a fork has added.
  const specified = Object.entries(profile('script')).filter(([key]) => key in expected);
  expect(JSON.stringify(Object.fromEntries(specified))).toBe(JSON.stringify(expected));
});

it('profile body: is a data list with readable column names for a sheet, which makes no date of it', () => {
  const cellsOf = Object.fromEntries(rows.map(([, column, value]) => [column, value]));
  const expected = { ...cellsOf, 'Date of Birth': "'2010-05-04", 'Marketing Consent': 'Yes' };
  expect(profile('sheet', { marketingConsent: true })).toMatchObject({ data: [expected] });
});

it('profile body: is the payload for an API, as it was typed, with the time in India', () => {
  expect(profile('api')).toEqual({ ...profilePayload(), timestamp });
  expect(profile('api', { parentNotice: undefined })).not.toHaveProperty('parentNotice');
  const newYear = Date.UTC(2025, 11, 31, 18, 30);
  expect(profile('api', {}, newYear).timestamp).toBe('2026-01-01T00:00:00+05:30');
});

it('profile body: tells no receiver whether the address is verified', () => {
  for (const type of ['script', 'api', 'sheet'] as const)
    for (const emailVerified of [true, false])
      expect(profile(type, { emailVerified })).toEqual(profile(type));
});

it('kinds: a payload that lacks what is mailed or exported is damaged', () => {
  const isComplete = (kind: 'contact' | 'profile', payload: object) => {
    try {
      return outboxKinds[kind]!.isComplete(payload);
    } catch {
      return false;
    }
  };
  expect(isComplete('contact', contactPayload())).toBe(true);
  expect(isComplete('profile', profilePayload())).toBe(true);
  for (const changes of [{ name: undefined }, { message: 98 }])
    expect(isComplete('contact', { ...contactPayload(), ...changes })).toBe(false);
  for (const changes of [{ address: undefined }, { phone: 98 }])
    expect(isComplete('profile', { ...profilePayload(), ...changes })).toBe(false);
});

const url = 'https://x.example/';
const script = 'https://script.google.com/macros/s/x/exec';
const sheet: ServiceAddress = { name: 'contact-sheet', type: 'sheet', url };
const toScript: ServiceAddress = { name: 'profile-script', type: 'script', url };

it('findAddresses: reads the receivers of each kind from the settings', () => {
  for (const [settings, receivers] of [
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
  ] satisfies [Partial<Settings>, Addresses][]) {
    expect.soft(findAddresses(settings), JSON.stringify(settings)).toEqual(receivers);
    expect.soft(findStoreOnly(settings)).toEqual([]);
  }
});

const owner = readSettings({
  MAIL_URL: 'smtps://u:p@smtp.example.in',
  OWNER_EMAILS: 'a@b.in,c@d.in',
});

it('findAddresses: mails to every owner what has no other receiver', () => {
  for (const [settings, names] of [
    [{}, ['contact-mail', 'profile-mail']],
    [{ CONTACT_SHEET_URL: url }, ['contact-sheet', 'profile-mail']],
    [{ PROFILE_URL: url }, ['contact-mail', 'profile-script']],
    [{ PROFILE_SERVICE: 'api' }, ['contact-mail', 'profile-mail']],
    [{ PROFILE_SERVICE: 'none' }, ['contact-mail', undefined]],
  ] as const) {
    const { contact, profile } = findAddresses({ ...owner, ...settings });
    expect.soft([contact?.name, profile?.name], JSON.stringify(settings)).toEqual(names);
    if (contact?.type === 'mail') expect(contact.to).toEqual(['a@b.in', 'c@d.in']);
  }
});

it('findStoreOnly: another PROFILE_SERVICE keeps profiles in the store', () => {
  for (const PROFILE_SERVICE of ['none', '__proto__', 'Script']) {
    const settings = { ...owner, PROFILE_SERVICE, PROFILE_URL: url };
    expect.soft(findStoreOnly(settings), PROFILE_SERVICE).toEqual(['profile']);
    expect.soft(findAddresses(settings).profile, PROFILE_SERVICE).toBeUndefined();
  }
});

it('toReceiver: a script may have refused what its visitor cannot mend, and a sheet takes one row at a time', () => {
  const [to, toSheet] = [toReceiver(toScript), toReceiver(sheet)];
  expect([to.answers('status-500'), toSheet.answers('status-500')]).toEqual(['success', 'refused']);
  const api = toReceiver({ ...sheet, type: 'api' });
  expect([toSheet.concurrency, to.concurrency, api.concurrency]).toEqual([1, 4, 4]);
});

it('mailShares: leave messages and profiles 35 of 60 mails an hour, and never fewer than 15', () => {
  const left = (owners: number) => {
    const shares = mailShares({ OWNER_EMAILS: Array<string>(owners).fill('a@b.in') });
    return Object.values(shares).reduce((rest, n) => rest - n, 60);
  };
  expect([0, 1, 2, 5, 9].map(left)).toEqual([35, 35, 33, 15, 15]);
});

it('ownerMailbox: sends from the address that MAIL_URL names, else from the user, else from the owner', () => {
  const fromOf = (address: string) =>
    ownerMailbox('x', readSettings({ MAIL_URL: address, OWNER_EMAILS: 'a@b.in' }))?.from;
  for (const [address, from] of [
    ['smtps://u%40x.in:p@h', 'u@x.in'],
    ['smtps://u@x.in:p@h', 'u@x.in'],
    ['smtps://apikey:p@h', 'a@b.in'],
    ['smtps://u%40x.in:p@h/?from=site@y.in', 'site@y.in'],
    ['smtps://u%40x.in:p@h?from=site@y.in', 'site@y.in'],
  ] as const)
    expect.soft(fromOf(address), address).toBe(from);
});
