import { type Page } from '@playwright/test';
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

  /** Fills the required fields in. */
  async fill(changes: Record<string, string> = {}) {
    const { labels } = this.words;
    const values = {
      [labels.phone]: '098765 43210',
      [labels.dateOfBirth]: '2000-02-29',
      [labels.street]: '12, MI Road',
      [labels.city]: 'Jaipur',
      [labels.state]: 'Rajasthan',
      ...changes,
    };
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
    await this.dialog.getByLabel(labels.gender).selectOption('female');
  }

  save() {
    return this.dialog.getByRole('button', { name: this.words.submit }).click();
  }

  /** The id of the user whose profile this browser knows to be complete. */
  completedBy() {
    return this.page.evaluate(() => localStorage.getItem('account:profile-completed'));
  }
}
