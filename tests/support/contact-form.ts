import { expect, type Page } from '@playwright/test';
import { explainError } from '@/components/forms/fields';
import { contactFields } from '@/lib/contact/fields';
import { namesOf } from '@/lib/forms/field';
import { chatText, openPage } from './page';
import { contact, wordsOf } from './words';

/** The contact form as a visitor finds it: by role and name. */
export const { form: words } = contact;

export const typed = {
  name: 'आशा',
  subject: 'शाम का बैच',
  message: 'क्या कक्षा 9 के लिए बैच है?\n\nक्‍ष, 97 × 93 = ?',
};

type Changes = Partial<typeof typed>;

export const fields = namesOf(contactFields);
export const requiredFields = fields.filter((name) => contactFields[name].required);

/** What is said beside a required field that is empty. */
export const missingError = (page: Page, name: (typeof fields)[number]) =>
  explainError(wordsOf(page).contact.form, { name, code: 'missing', field: contactFields[name] })!;

export const field = (page: Page, name: (typeof fields)[number]) =>
  page.getByRole('textbox', { name: wordsOf(page).contact.form.labels[name], exact: true });

export function sendButton(page: Page) {
  const { send, sending } = wordsOf(page).contact.form;
  const name = new RegExp(`^(${send}|${sending})$`);
  return page.getByRole('main').getByRole('button', { name });
}

/** The message beside the form, by its title or text. */
export const outcome = (page: Page, role: 'alert' | 'status', text: string) =>
  page.getByRole('main').getByRole(role).filter({ hasText: text });

export const expectSent = (page: Page) =>
  expect(outcome(page, 'status', wordsOf(page).contact.form.outcomes.success.title)).toBeVisible();

export const openContact = (page: Page, site = '') => openPage(page, `${site}/contact`);

export async function write(page: Page, email: string, changes: Changes = {}) {
  for (const [name, text] of Object.entries({ ...typed, email, ...changes })) {
    await field(page, name as (typeof fields)[number]).fill(text);
  }
}

export async function send(page: Page, email: string, changes: Changes = {}) {
  await write(page, email, changes);
  await sendButton(page).click();
}

export async function expectKept(page: Page, email: string, changes: Changes = {}) {
  for (const [name, text] of Object.entries({ ...typed, email, ...changes })) {
    await expect(field(page, name as (typeof fields)[number])).toHaveValue(text);
  }
}

export async function expectCleared(page: Page) {
  for (const name of fields) await expect(field(page, name)).toHaveValue('');
}

/** Expects the offer to send the message by WhatsApp, with the text as it is now. */
export async function expectChatOffer(page: Page, changes: Changes = {}) {
  const { subject, message, name } = { ...typed, ...changes };
  await expect
    .poll(() => chatText(page.getByRole('link', { name: wordsOf(page).contact.form.whatsapp })))
    .toBe(`${subject}\n\n${message}\n\n${name}`);
}
