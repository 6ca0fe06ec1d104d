import { expect, it } from 'vitest';
import { registerFields } from '@/lib/account/fields';
import { checkForm } from '@/lib/forms/check';

const form = { name: 'Asha', email: 'asha@example.in', password: 'secret', confirm: 'secret' };

it.each([
  [{}, undefined],
  [{ password: 'five5' }, { password: 'too-short', confirm: 'mismatch' }],
  [
    { name: ' ', email: 'asha' },
    { name: 'missing', email: 'no-at' },
  ],
])('register form: checks %j', (change, errors) => {
  const values = { ...form, ...change };
  expect(checkForm(registerFields, values)).toEqual(errors ? { errors } : { values });
});
