import { type Page } from '@playwright/test';
import { wordsOf } from './words';

export const SECRET = /a line nobody should read/;

/** What the clock of the contact page needs. */
export const CLOCK = ['Intl', 'DateTimeFormat'] as const;
/** What the floating buttons need, on every page. */
export const BUTTONS = ['window', 'MutationObserver'] as const;

/** Makes something a page needs throw, until the tab's storage says that it is mended. */
export const breakPage = (page: Page, needed: readonly [owner: string, name: string]) =>
  page.addInitScript(([owner, name]) => {
    if (sessionStorage.getItem('mended')) return;
    Object.assign((window as unknown as Record<string, object>)[owner]!, {
      [name]: function () {
        throw new Error('a line nobody should read');
      },
    });
  }, needed);

export const errorHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: wordsOf(page).errors.title });
