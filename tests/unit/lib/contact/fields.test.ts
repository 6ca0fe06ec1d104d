import { expect, it } from 'vitest';
import { contactFields, type ContactMessage } from '@/lib/contact/fields';
import { checkForm } from '@/lib/forms/check';

const message: ContactMessage = {
  name: 'Asha',
  email: 'asha@example.in',
  subject: 'शाम का बैच',
  message: 'क्या कक्षा 9 के लिए बैच है?\n\nक्‍ष और क्‌ष 🙏',
};
const check = (change: Partial<ContactMessage>) =>
  checkForm(contactFields, { ...message, ...change });

it('contact form: returns the message in the order of the sheet, Hindi to the byte', () => {
  expect(JSON.stringify(check({}))).toBe(JSON.stringify({ values: message }));
});

it('contact form: needs every field', () => {
  expect(check({ name: '', email: ' ', subject: '\u200B', message: '\n\n' })).toEqual({
    errors: { name: 'missing', email: 'missing', subject: 'missing', message: 'missing' },
  });
});

it.each([
  ['name', 100],
  ['subject', 200],
  ['message', 5000],
] as const)('contact form: %s has at most %i characters', (name, max) => {
  expect(check({ [name]: 'x'.repeat(max) })).toHaveProperty('values');
  expect(check({ [name]: 'x'.repeat(max + 1) })).toEqual({ errors: { [name]: 'too-long' } });
});
