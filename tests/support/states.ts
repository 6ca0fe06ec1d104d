import { type Locator, type Page } from '@playwright/test';
import { books } from '@/content/books';
import { assistant } from '@/content/en/assistant';
import { booksPage } from '@/content/en/books';
import { home } from '@/content/en/home';
import { learn, learnWords } from '@/content/en/learn';
import { notFound } from '@/content/en/not-found';
import { shell } from '@/content/en/shell';
import { TOAST_EVENT, type Toast } from '@/components/ui/toast';
import { openBooks } from './account';
import { accountStates } from './account-states';
import {
  open as openContact,
  said,
  sendButton,
  words as contactWords,
  write,
} from './contact-form';
import { LOST, pages } from './pages';
import { DIALOG, holdClock, type State } from './state';
import { expect, hydrated, respond } from './test';

const pageStates = pages.map<State>((path) => ({
  name: path,
  tag: '@both',
  async visit({ page, check }) {
    await page.goto(path);
    await hydrated(page);
    await check('page');
  },
}));

const previewStates = books.map<State>(({ id }) => ({
  name: `/preview/${id}`,
  async visit({ page, check }) {
    await page.goto(`/preview/${id}`);
    await check('page');
  },
}));

const notFoundState: State = {
  name: LOST,
  tag: '@both',
  async visit({ page, check }) {
    await page.clock.install();
    await page.goto(LOST);
    await expect(page.getByRole('timer')).toBeVisible();
    await holdClock(page);
    await check('counting');
    await page.getByRole('button', { name: notFound.countdown.stay }).click();
    await expect(page.getByText(notFound.countdown.stopped)).toBeVisible();
    await check('stopped');
  },
};

const menuState: State = {
  name: 'menu of small screens',
  tag: '@phone',
  async visit({ page, check }) {
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('button', { name: shell.menu }).click();
    await expect(page.getByRole('navigation', { name: shell.menu, exact: true })).toBeVisible();
    await check('open');
  },
};

/** Opens the home page on a narrow screen, with a question of the clock. */
async function openQuestion(page: Page, address: string): Promise<Locator> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('button', { name: learn.clock.levels.exam.title }).click();
  const answer = page.getByRole('textbox', { name: /=$/ });
  await expect(answer).toBeFocused();
  return answer;
}

const ownNumbersState: State = {
  name: 'steps, own numbers and an empty answer at 320 px',
  async visit({ page, check }) {
    const answer = await openQuestion(page, '/#try=987654x456789');
    await expect(page.getByText(/^987654 × 456789 = \d+$/).first()).toBeVisible();
    await page.getByRole('button', { name: home.demo.steps.show }).click();
    await answer.press('Enter');
    await expect(answer).toHaveAttribute('aria-invalid', 'true');
    await check('shown', 'main');
  },
};

const clockState: State = {
  name: 'benefits, a refused number and the clock at 320 px',
  async visit({ page, check }) {
    const answer = await openQuestion(page, '/');
    await page.getByRole('tab', { name: home.demo.benefits }).click();
    const second = page.getByLabel(learn.own.second);
    await second.fill('-');
    await second.press('Enter');
    await expect(second).toHaveAttribute('aria-invalid', 'true');
    for (let question = 1; question <= 5; question++) {
      await answer.fill('1');
      await answer.press('Enter');
      await expect(page.getByText(/^Not this time\./)).toBeVisible();
      if (question === 1) await check('wrong answer', 'main');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText(learnWords.clock.allNeeded)).toBeVisible();
    await check('result', 'main');
  },
};

const assistantState: State = {
  name: 'assistant',
  tag: '@phone',
  async visit({ page, check }) {
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('button', { name: assistant.launcher.open }).click();
    const panel = page.getByRole('dialog', { name: assistant.panel.title });
    await panel.getByRole('button', { name: assistant.suggestions[0] }).click();
    await expect(panel.getByText('98 × 95 = 9310').first()).toBeVisible();
    await panel.getByRole('button', { name: assistant.suggestions[1] }).click();
    await expect(panel.getByRole('log').getByRole('link').first()).toBeVisible();
    await check('answered');
  },
};

const samplePagesState: State = {
  name: 'sample pages',
  tag: '@phone',
  async visit({ page, check }) {
    await openBooks(page);
    await page.getByRole('button', { name: booksPage.preview.button }).first().click();
    const dialog = page.getByRole('dialog', { name: booksPage.preview.title });
    await expect(dialog.locator('iframe').contentFrame().getByRole('img').first()).toBeVisible();
    await check('open', DIALOG);
  },
};

const contactState: State = {
  name: 'contact form',
  async visit({ page, sheet, sender, check }) {
    const { outcomes } = contactWords;
    await sheet.plan(sender, respond(500), respond(201));
    await openContact(page);
    await sendButton(page).click();
    await expect(said(page, 'alert', outcomes.invalid.title)).toBeVisible();
    await check('with errors');

    await write(page, sender);
    let release = () => {};
    const isChecked = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/contact', async (route) => {
      await isChecked;
      await route.continue();
    });
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAccessibleName('Sending…');
    await check('sending', 'main');
    release();
    await expect(said(page, 'alert', outcomes.refused.title)).toBeVisible();
    await check('failed');
    await sendButton(page).click();
    await expect(said(page, 'status', outcomes.success.title)).toBeVisible();
    await check('sent');
  },
};

const toastState: State = {
  name: 'news in a toast',
  async visit({ page, check }) {
    await page.goto('/about');
    await hydrated(page);
    const detail: Toast = { kind: 'news', title: 'News', text: 'About the news' };
    await page.evaluate(([name, init]) => void dispatchEvent(new CustomEvent(name, init)), [
      TOAST_EVENT,
      { detail },
    ] as const);
    await expect(page.getByText(detail.text!)).toBeVisible();
    await check('shown');
  },
};

/** Every page, dialog and error that a visitor can have in view. */
export const states: State[] = [
  ...pageStates,
  ...previewStates,
  notFoundState,
  menuState,
  ownNumbersState,
  clockState,
  assistantState,
  samplePagesState,
  ...accountStates,
  contactState,
  toastState,
];
