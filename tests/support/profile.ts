import { expect, type Page } from '@playwright/test';
import { dialogOf } from './page';
import { wordsOf } from './words';

/** The profile that a visitor fills in after signing in. */
export class Profile {
  constructor(readonly page: Page) {}

  private get words() {
    return wordsOf(this.page).profile;
  }
  get dialog() {
    return dialogOf(this.page, this.words.title);
  }
  field(label: string) {
    return this.dialog.getByLabel(label, { exact: true });
  }

  private async press(name: string) {
    const button = this.dialog.getByRole('button', { name, exact: true });
    if (await button.isVisible()) await button.click();
  }
  /** To the step with the address, or back to the first. */
  toAddress() {
    return this.press(this.words.next);
  }
  toPerson() {
    return this.press(this.words.back);
  }

  /** Fills the required fields in, of both steps, and ends at the first. */
  async fill(changes: Record<string, string> = {}) {
    const { labels } = this.words;
    const values = {
      // The other fields may follow it, where a parent is asked first.
      [labels.dateOfBirth]: '2000-02-29',
      [labels.phone]: '098765 43210',
      [labels.street]: '12, MI Road',
      [labels.city]: 'Jaipur',
      [labels.state]: 'Rajasthan',
      ...changes,
    };
    const { street, city, state, zipCode, country } = labels;
    const isOfAddress = ([label]: [string, string]) =>
      [street, city, state, zipCode, country].some((name) => label.startsWith(name));
    const write = async (entries: [string, string][]) => {
      for (const [label, value] of entries) await this.field(label).fill(value);
    };
    await expect(this.dialog).toBeVisible();
    await this.toPerson();
    await write(Object.entries(values).filter((entry) => !isOfAddress(entry)));
    await this.dialog.getByLabel(labels.gender).selectOption('female');
    await this.toAddress();
    await write(Object.entries(values).filter(isOfAddress));
    await this.toPerson();
  }

  /** Goes on from the first step, if it is right, and saves. */
  async save() {
    await expect(this.dialog).toBeVisible();
    await this.toAddress();
    await this.press(this.words.submit);
  }

  /** The id of the user whose profile this browser knows to be complete. */
  completedBy() {
    return this.page.evaluate(() => localStorage.getItem('account:profile-completed'));
  }
}
