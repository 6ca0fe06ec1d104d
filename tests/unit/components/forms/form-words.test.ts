import { expect, it } from 'vitest';
import { type FormWords } from '@/components/forms/controls';
import { explainError } from '@/components/forms/fields';
import { account } from '@/content/en/account';
import { profile } from '@/content/en/profile';
import { loginFields, registerFields, resetFields } from '@/lib/shop/account/fields';
import { contactFields } from '@/lib/contact/fields';
import { checkForm } from '@/lib/forms/check';
import { type Fields, mapFields } from '@/lib/forms/field';
import { profileFields } from '@/lib/shop/profile/fields';
import { contact } from '@/tests/support/words';

const { errors, loginForm, registerForm, reset, toasts } = account;
const confirm = { missing: errors.password, mismatch: toasts.mismatch.text };
const password = { missing: errors.password, 'too-short': toasts.weak.text };
const accountErrors = { ...errors, password, confirm };

const forms: Record<string, [Fields, FormWords]> = {
  contact: [contactFields, contact.form],
  profile: [profileFields, profile],
  login: [loginFields, { labels: { ...loginForm }, errors }],
  register: [registerFields, { labels: { ...registerForm }, errors: accountErrors }],
  reset: [resetFields, { labels: { ...reset }, errors }],
};

/** Texts that bring out every error. */
const texts = ['', 'x', 'a\nb', 'no sign', 'a@b', 'x'.repeat(9_000)];

it('words of forms: each field has a label and a sentence for each error', () => {
  for (const [form, [fields, words]] of Object.entries(forms)) {
    for (const [name, field] of Object.entries(fields)) {
      expect.soft(words.labels[name], `${form}: ${name}`).toBeTruthy();
      for (const option of Object.keys(words.options?.[name] ?? {}))
        expect.soft(field.options, `${form}: ${name}`).toContain(option);
      for (const text of texts) {
        // Browsers drop line breaks in a field for a password.
        if (field.type === 'password' && text.includes('\n')) continue;
        const values = mapFields(fields, ({ type }) => (type === 'checkboxes' ? [text] : text));
        const checked = checkForm(fields, { ...values, password: 'another' });
        const code = 'errors' in checked ? checked.errors[name] : undefined;
        if (!code || field.type === 'checkboxes') continue;
        const sentence = explainError(words, { name, code, field });
        expect.soft(sentence, `${form}: ${name}, ${code}`).toMatch(/^[^{]+$/);
      }
    }
  }
});
