import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { account } from '@/content/en/account';
import { contact } from '@/content/en/contact';
import { profile } from '@/content/en/profile';
import { account as hindiAccount } from '@/content/hi/account';
import { contact as hindiContact } from '@/content/hi/contact';
import { profile as hindiProfile } from '@/content/hi/profile';
import { noticeVersions } from '@/lib/law/notices';
import { type Words } from '@/lib/words/locale';
import { readNotice } from '@/lib/law/read-notice';
import { readTable } from '@/tests/support/table';

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
const published = readTable(import.meta.dirname, 'notices.txt').flat();

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
