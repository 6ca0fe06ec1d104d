import { expect, test } from 'vitest';
import { loadCommonPasswords } from '@/lib/shop/account/browser/common-passwords';
import { checkAccount, loginFields, registerFields } from '@/lib/shop/account/fields';
import { checkForm } from '@/lib/forms/check';
import { passwords } from './tables';

const typed = { name: 'Asha', email: 'asha@example.in' };

test('registration: says what is wrong with a password and its repetition', async () => {
  await loadCommonPasswords();
  for (const [password, confirm, errors] of passwords) {
    const checked = checkAccount(registerFields, { ...typed, password, confirm });
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
