import { expect, type Page } from '@playwright/test';
import { explainError } from '@/components/forms/fields';
import { contactFields } from '@/lib/contact/fields';
import { namesOf } from '@/lib/forms/field';
import { isRequired } from './fields';
import { chatText, openPage } from './page';
import { typed } from './visitor';
import { wordsOf } from './words';

export { typed };

type Changes = Partial<typeof typed>;

const fields = namesOf(contactFields);
type FieldName = (typeof fields)[number];

export const requiredFields = fields.filter((name) => isRequired(contactFields[name]));

/** The contact form as a visitor finds it: by role and name. */
export class ContactForm {
  constructor(readonly page: Page) {}

  private get words() {
    return wordsOf(this.page).contact.form;
  }
  get sendButton() {
    const { send, sending } = this.words;
    const name = new RegExp(`^(${send}|${sending})$`);
    return this.page.getByRole('main').getByRole('button', { name });
  }
  field(name: FieldName) {
    return this.page.getByRole('textbox', { name: this.words.labels[name], exact: true });
  }

  /** The message beside the form, by its title or text. */
  outcome(role: 'alert' | 'status', text: string) {
    return this.page.getByRole('main').getByRole(role).filter({ hasText: text });
  }

  /** What is said beside a required field that is empty. */
  missingError(name: FieldName) {
    return explainError(this.words, { name, code: 'missing', field: contactFields[name] })!;
  }

  open(site = '') {
    return openPage(this.page, `${site}/contact`);
  }
  async write(email: string, changes: Changes = {}) {
    for (const [name, text] of Object.entries({ ...typed, email, ...changes })) {
      await this.field(name as FieldName).fill(text);
    }
  }
  async send(email: string, changes: Changes = {}) {
    await this.write(email, changes);
    await this.sendButton.click();
  }

  get sent() {
    return this.outcome('status', this.words.outcomes.success.title);
  }
  expectSent() {
    return expect(this.sent).toBeVisible();
  }
  async expectKept(email: string, changes: Changes = {}) {
    for (const [name, text] of Object.entries({ ...typed, email, ...changes })) {
      await expect(this.field(name as FieldName)).toHaveValue(text);
    }
  }
  async expectCleared() {
    for (const name of fields) await expect(this.field(name)).toHaveValue('');
  }

  /** Expects the offer to send the message by WhatsApp, with the text as it is now. */
  async expectChatOffer(changes: Changes = {}) {
    const { subject, message, name } = { ...typed, ...changes };
    const link = this.page.getByRole('link', { name: this.words.whatsapp });
    await expect.poll(() => chatText(link)).toBe(`${subject}\n\n${message}\n\n${name}`);
  }
}
