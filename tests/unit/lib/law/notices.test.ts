import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { account } from '@/content/en/account';
import { contact } from '@/content/en/contact';
import { profile } from '@/content/en/profile';
import { account as hindiAccount } from '@/content/hi/account';
import { contact as hindiContact } from '@/content/hi/contact';
import { profile as hindiProfile } from '@/content/hi/profile';
import { noticeVersions } from '@/lib/law/notices';
import { type Words } from '@/lib/locale';
import { readNotice } from '@/lib/law/read-notice';

const textsOf = (
  { form }: Pick<Words['contact'], 'form'>,
  account: Words['account'],
  { formNotice, notice, parentStep, labels }: Words['profile'],
): Record<keyof typeof noticeVersions, unknown> => ({
  contact: form.notice,
  register: account.registerNotice,
  profile: formNotice,
  minor: [notice.title, notice.text, notice.translation],
  parentConsent: [parentStep, labels.parentIsAdult, labels.parentAgrees],
});

const texts = {
  en: textsOf(contact, account, profile),
  hi: textsOf(hindiContact, hindiAccount, hindiProfile),
};

const shown = Object.entries(texts).flatMap(([language, notices]) =>
  Object.entries(notices).map(([name, text]) => {
    const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);
    return { name: name as keyof typeof noticeVersions, language, hash };
  }),
);

/** Every version that was shown, with the hash of its words: add a line, change none. */
const published = [
  'contact 2026-11-22 en b7e8c11ddb3e3978',
  'register 2026-11-22 en f980932338687a1d',
  'profile 2026-11-22 en c85a71b2d6f10ef8',
  'minor 2026-11 en dd38559ed637cb0b',
  'parentConsent 2026-11-22 en 8e94c6a9579409a6',
  'register 2026-11-26 en 5941f58038f7b85c',
  'contact 2026-11-22 hi 48d21c7f1eaff00c',
  'register 2026-11-22 hi 9c5c6058b92632f8',
  'profile 2026-11-22 hi 7219f8f6bab322f7',
  'minor 2026-11 hi d79e32df8858b85b',
  'register 2026-11-26 hi 82a8a20a21a8aae8',
  'parentConsent 2026-11-22 hi 05b2e5fee60dcdf0',
  'contact 2026-11-26 en 2e542120dc596854',
  'profile 2026-11-26 en 8bde92f33b36e9b3',
  'minor 2026-11-26 en 2cc77b4d037d885c',
  'parentConsent 2026-11-26 en 4ea018d789aba467',
  'contact 2026-11-26 hi 1c97e0731d381135',
  'profile 2026-11-26 hi 0e305d802fdb63bb',
  'minor 2026-11-26 hi 484db68374ed498d',
  'parentConsent 2026-11-26 hi 1df8dee6eb114d4f',
];

it('notices: each has a new version when its text has changed', () => {
  for (const { name, language, hash } of shown) {
    expect.soft(published, name).toContain(`${name} ${noticeVersions[name]} ${language} ${hash}`);
  }
});

it('notice to minors: says the same in the other language', () => {
  expect(profile.notice.translation).toBe(hindiProfile.notice.text);
  expect(hindiProfile.notice.translation).toBe(profile.notice.text);
});

it('notice: of a form is stored as it was shown, or not at all', () => {
  for (const [value, notice] of [
    ['2026-11-22 en', '2026-11-22 en'],
    ['2026-11-22', null],
    ['2026-11-22 xx', null],
    ['2026-11-22 toString', null],
    ['2026-11-22  en', null],
    ['', null],
  ] as const) {
    const form = new FormData();
    form.set('notice', value);
    expect.soft(readNotice(form), value).toBe(notice);
    expect.soft(readNotice({ notice: value }), value).toBeNull();
  }
});
