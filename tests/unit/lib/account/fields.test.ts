import { expect, test } from 'vitest';
import { registerFields } from '@/lib/account/fields';
import { checkForm } from '@/lib/forms/check';

const typed = { name: 'Asha', email: 'asha@example.in' };

// The match comes first, and then the length.
test.each([
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
])('registration: of the passwords %j and %j it says %j', (password, confirm, errors) => {
  const checked = checkForm(registerFields, { ...typed, password, confirm });
  expect('errors' in checked ? checked.errors : undefined).toEqual(errors);
});
