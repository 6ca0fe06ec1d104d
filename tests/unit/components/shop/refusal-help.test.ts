import { expect, test } from 'vitest';
import { helpAfter } from '@/components/shop/refusal-help';
import { locales } from '@/lib/words/locale';

const { account: words } = locales.en.words;
const { help, errors, dialog } = words;

test('refusal: says what to do', () => {
  for (const [mode, code, text] of [
    ['login', 'auth/too-many-requests', help.tooMany],
    ['register', 'auth/too-many-requests', help.tooMany],
    ['google', 'auth/popup-blocked', help.blocked],
    ['google', 'auth/popup-closed-by-user', dialog.useEmail],
    ['google', 'auth/account-exists-with-different-credential', dialog.useEmail],
    ['google', 'refused', dialog.useEmail],
    ['register', 'auth/invalid-email', errors.email],
    ['register', 'auth/weak-password', help.stronger],
    ['register', 'auth/password-does-not-meet-requirements', help.stronger],
    ['register', 'auth/email-already-in-use', help.register],
    ['register', 'refused', help.register],
  ] as const) {
    expect.soft(helpAfter(mode, code, words), mode).toBe(text);
  }
});

test('refusal: of a login says the same whether or not the address has an account', () => {
  const codes = ['invalid-credential', 'wrong-password', 'user-not-found', 'user-disabled'];
  for (const code of [...codes, 'missing-password', 'invalid-email'])
    expect(helpAfter('login', `auth/${code}`, words), code).toBe(help.login);
});

test('refusal: inside an app names no button of Google', () => {
  expect(helpAfter('login', 'auth/wrong-password', words, true)).toBe(help.inApp.login);
  expect(helpAfter('register', 'auth/email-already-in-use', words, true)).toBe(help.inApp.register);
  expect(helpAfter('register', 'auth/weak-password', words, true)).toBe(help.stronger);
  for (const text of Object.values(help.inApp)) expect(text).not.toContain(dialog.google);
});
