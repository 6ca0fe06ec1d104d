import { expect, it } from 'vitest';
import { loginFields, registerFields } from '@/lib/account/fields';
import { checkForm } from '@/lib/forms/check';

const form = { name: 'Asha', email: 'asha@example.in', password: 'secret', confirm: 'secret' };
const empty = { name: '', email: '', password: '', confirm: '' };

it.each([
  [{}, undefined],
  [empty, { name: 'missing', email: 'missing', password: 'missing', confirm: 'missing' }],
  [{ confirm: '' }, { confirm: 'mismatch' }],
  [{ password: 'five5' }, { password: 'too-short', confirm: 'mismatch' }],
  [{ password: 'five5', confirm: 'five5' }, { password: 'too-short' }],
  [
    { name: ' ', email: 'asha' },
    { name: 'missing', email: 'no-at' },
  ],
])('register form: checks %j', (change, errors) => {
  const values = { ...form, ...change };
  expect(checkForm(registerFields, values)).toEqual(errors ? { errors } : { values });
});

it('login form: needs both fields, and a password of any length', () => {
  expect(checkForm(loginFields, { email: form.email, password: 'x' })).toHaveProperty('values');
  expect(checkForm(loginFields, { email: '', password: '' })).toEqual({
    errors: { email: 'missing', password: 'missing' },
  });
});
