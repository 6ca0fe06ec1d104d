import { expect, test } from 'vitest';
import { loadCommonPasswords } from '@/lib/account/browser/common-passwords';
import { loginFields, registerFields } from '@/lib/account/fields';
import { checkForm } from '@/lib/forms/check';

const typed = { name: 'Asha', email: 'asha@example.in' };
const common = { password: 'too-common' };

// The match comes first, then the length, and then how common it is.
/** A password, its repetition and what is said of them. */
const passwords = [
  ['', '', { password: 'missing', confirm: 'missing' }],
  ['long enough', 'long enough', undefined],
  ['long enough', '', { confirm: 'missing' }],
  ['', 'long enough', { password: 'missing' }],
  ['long enough', 'another', { confirm: 'mismatch' }],
  ['long enough', 'long enough ', { confirm: 'mismatch' }],
  ['Long enough', 'long enough', { confirm: 'mismatch' }],
  ['five5', 'five5', { password: 'too-short' }],
  ['five5', '', { password: 'too-short', confirm: 'missing' }],
  ['five5', 'five6', { confirm: 'mismatch' }],
  ['five5', 'long enough', { confirm: 'mismatch' }],
  ['long enough', 'five5', { confirm: 'mismatch' }],
  ['     ', '     ', { password: 'too-short' }],
  ['पासवर्ड', 'पासवर्ड', undefined],
  ['12345', '12345', { password: 'too-short' }],
  ['123456', '123456', common],
  ['654321', '654321', common],
  ['111111', '111111', common],
  ['abcdef', 'abcdef', common],
  ['password', 'password', common],
  ['Password', 'Password', common],
  ['PASSWORD1', 'PASSWORD1', common],
  ['qwerty123', 'qwerty123', common],
  ['iloveyou', 'iloveyou', common],
  ['krishna', 'krishna', common],
  [' password', ' password', common],
  ['password ', 'password ', common],
  ['password', '', { ...common, confirm: 'missing' }],
  ['password', 'password1', { confirm: 'mismatch' }],
  ['123456', '1234567', { confirm: 'mismatch' }],
  ['pass word', 'pass word', undefined],
  ['password password', 'password password', undefined],
  ['1234567890123456', '1234567890123456', undefined],
  ['१२३४५६', '१२३४५६', undefined],
  ['constructor', 'constructor', undefined],
  ['__proto__', '__proto__', undefined],
] as const;

test('registration: says what is wrong with a password and its repetition', async () => {
  await loadCommonPasswords();
  for (const [password, confirm, errors] of passwords) {
    const checked = checkForm(registerFields, { ...typed, password, confirm });
    expect
      .soft('errors' in checked ? checked.errors : undefined, `${password}|${confirm}`)
      .toEqual(errors);
  }
});

test('passwords: a manager knows which field is which', () => {
  expect(loginFields).toMatchObject({
    email: { autoComplete: 'username' },
    password: { autoComplete: 'current-password' },
  });
  expect(registerFields).toMatchObject({
    email: { autoComplete: 'username' },
    password: { autoComplete: 'new-password' },
    confirm: { autoComplete: 'new-password' },
  });
});

test('login: takes every password, however common or short', async () => {
  await loadCommonPasswords();
  for (const password of ['123456', 'password', '1']) {
    const checked = checkForm(loginFields, { email: typed.email, password });
    expect(checked).toEqual({ values: { email: typed.email, password } });
  }
});
