import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { notFound } from '@/content/en/not-found';
import { settingCanaries } from '@/scripts/steps/canaries.mjs';
import {
  authDialog,
  badge,
  buy,
  dialog,
  fillProfile,
  form,
  login,
  loginToBuy,
  openBooks,
  pay,
  paymentDialog,
  profileDialog,
  purchaseDialog,
  register,
  said as saidInDialog,
  save,
  toast,
  words,
} from '../support/account';
import * as contact from '../support/contact-form';
import { allowGoogle, googleTalk } from '../support/google';
import { LOST, notFoundNote, pages } from '../support/pages';
import { expect, hydrated, respond } from '../support/test';
import * as visit from '../support/visit';
import { test } from '../support/walk';

/**
 * Whatever a visitor and a buyer can do, done once in one go: no policy is violated, no console
 * complains, nobody else is asked before it has to be, and neither the owner's secrets nor what
 * somebody typed comes out where it does not belong.
 */
test.describe.configure({ timeout: 90_000 });
test.use({ permissions: ['clipboard-write'] });

/** A word that stands nowhere else. */
const word = (name: string) => `kanari${name}${randomUUID().slice(0, 8)}`;

test('a visitor looks at everything and writes to the teacher', async ({
  page,
  context,
  walk,
  sheet,
  problems,
}) => {
  problems.allow(notFoundNote);
  const typed = { name: word('name'), subject: word('subject'), message: word('message') };
  const email = `${word('email')}@example.in`;
  const answer = word('answer');
  walk.carry({ ...typed, email, 'what the sheet answered': answer });

  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await hydrated(page);
  await visit.seeToasts(page);
  await visit.useSlate(page);
  await visit.beatTheClock(page);

  await visit.follow(page, 'About');
  await visit.askTheAssistant(page);
  await visit.turnTheme(page);

  await visit.follow(page, 'Books');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(walk.asked(/^\/preview/)).toEqual([]);
  await visit.leafThrough(page, walk.listensTo);

  await visit.follow(page, 'Contact');
  await visit.narrowTemplates(page);
  await contact.sendButton(page).click();
  await expect(contact.toast(page, contact.words.outcomes.invalid.title)).toBeVisible();
  await sheet.plan(email, respond(500, { 'x-answer': answer }), respond(201));
  await contact.write(page, email, typed);
  await contact.sendButton(page).click();
  await expect(contact.toast(page, contact.words.outcomes.refused.title)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(contact.said(page, 'status', contact.words.outcomes.draft.title)).toBeVisible();
  await contact.sendButton(page).click();
  await expect(contact.toast(page, contact.words.outcomes.success.title)).toBeVisible();

  await visit.follow(page, 'Home');

  await page.goto(LOST);
  await page.getByRole('button', { name: notFound.countdown.stay }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(notFound.countdown.stopped);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit.useMenu(page, 'Books');
  await walk.listensTo(page);

  expect.soft(walk.violations()).toEqual([]);
  expect.soft(walk.strangers(), 'nobody else is asked').toEqual([]);
  expect.soft(await context.cookies()).toEqual([]);
  expect.soft(walk.asked(/^\/api\//).map(({ path }) => path)).toEqual([]);
  for (const path of pages) {
    const [first] = walk.asked(new RegExp(`^${path}$`));
    expect(first?.headers['x-nextjs-prerender'], `${path} is prerendered`).toMatch(/^1/);
  }
  const code = walk.asked(/\.js$|^\/\w*$/);
  expect(code.length).toBeGreaterThan(15);
  const withFirebase = code.filter(({ body }) => /firebase|identitytoolkit/i.test(body));
  expect.soft(withFirebase.map(({ path }) => path)).toEqual([]);

  const authorization = `Bearer ${settingCanaries.CRON_SECRET}`;
  const drained = await page.request.get('/api/outbox', { headers: { authorization } });
  expect(drained.status()).toBe(200);
  for (const row of await sheet.received(email)) {
    expect(row).toMatchObject({
      path: `/${settingCanaries.CONTACT_SHEET_URL}`,
      headers: { authorization: `Bearer ${settingCanaries.CONTACT_SHEET_TOKEN}` },
    });
  }
  // The form that failed, given back to whom filled it in.
  expect
    .soft(await walk.leaks())
    .toEqual(['email', 'message', 'name', 'subject'].map((what) => `${what} in POST /contact`));
});

const enter = async (page: Page, email: string, password: string) => {
  await loginToBuy(page).click();
  await login(page, email, password);
};

const leave = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: words.logout }).click();

async function fillAll(page: Page, values: Record<string, string>) {
  for (const part of [form.sections.parent, form.more]) {
    await profileDialog(page).getByText(part).click();
  }
  await fillProfile(page, values);
  await profileDialog(page).getByLabel('Algebra').check();
}

test('a buyer signs in by every way, completes the profile, pays and buys', async ({
  page,
  context,
  walk,
  sheet,
  problems,
}) => {
  problems.allow(/^console: Failed to load resource: .* 400/);
  problems.allow(googleTalk);
  await allowGoogle(context);
  const { labels, toasts } = form;
  const name = word('name');
  const email = `${word('email')}@example.in`;
  const password = word('password');
  const google = { name: word('google'), email: `${word('gmail')}@example.in` };
  const profile = {
    [labels.phone]: '70421 39586',
    [labels.dateOfBirth]: '1931-07-29',
    [labels.street]: word('street'),
    [labels.city]: word('city'),
    [labels.state]: word('state'),
    [labels.parentName]: word('parent'),
    [labels.parentPhone]: '+44 20 7946 0317',
    [labels.parentEmail]: `${word('parentmail')}@example.in`,
    [labels.learningGoals]: word('goals'),
  };
  walk.carry({ name, email, password, 'their name at Google': google.name, Gmail: google.email });
  walk.carry({ ...profile, 'whole phone': '7042139586', "parent's whole phone": '442079460317' });

  await openBooks(page);
  expect(walk.strangers(), 'nobody else is asked before somebody signs in').toEqual([]);
  await enter(page, email, password);
  await expect(toast(page, words.toasts.loginFailed.title)).toBeVisible();
  await authDialog(page).getByRole('button', { name: words.loginForm.forgot }).click();
  const reset = dialog(page, words.reset.title);
  await reset.getByLabel(words.reset.email).fill(email);
  await reset.getByRole('button', { name: words.reset.submit }).click();
  await expect(reset.getByRole('status')).toContainText(words.reset.done);
  await reset.getByRole('button', { name: words.reset.back }).click();
  await register(page, { name, email, password, confirm: 'other' });
  await expect(saidInDialog(page, words.toasts.mismatch.title)).toBeVisible();
  await register(page, { name, email, password });

  await expect(profileDialog(page)).toBeVisible();
  await save(page);
  await expect(toast(page, toasts.core.title)).toBeVisible();
  await fillAll(page, profile);
  await save(page);
  await expect(paymentDialog(page).getByRole('img', { name: /^QR code/ })).toBeVisible();
  await paymentDialog(page).getByRole('button', { name: pay.upi.copy }).click();
  await expect(toast(page, pay.upi.copied)).toBeVisible();
  await paymentDialog(page).getByRole('button', { name: pay.dialog.submitted }).click();
  await dialog(page, pay.dialog.confirmation.title)
    .getByRole('button', { name: pay.dialog.confirmation.continue })
    .click();
  await buy(page).click();
  await purchaseDialog(page).getByText(pay.purchase.help.title).click();
  const downloading = page.waitForEvent('download');
  await purchaseDialog(page).getByRole('button', { name: pay.purchase.save }).click();
  await downloading;
  await page.keyboard.press('Escape');

  await leave(page);
  await enter(page, email, password);
  await expect(purchaseDialog(page)).toBeVisible();
  await page.reload();
  await expect(badge(page, name).first()).toBeVisible();
  const { value } = (await context.cookies()).find((cookie) => cookie.name === 'session')!;
  await leave(page);

  await loginToBuy(page).click();
  const opening = page.waitForEvent('popup');
  await authDialog(page).getByRole('button', { name: words.dialog.google }).click();
  const popup = await opening;
  await popup.getByText('Add new account').click();
  await walk.listensTo(popup);
  await popup.locator('#email-input').fill(google.email);
  await popup.locator('#display-name-input').fill(google.name);
  await popup.locator('#sign-in').click();
  await expect(toast(page, words.toasts.googleDone.title)).toBeVisible();
  await profileDialog(page).getByRole('button', { name: form.logout }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await walk.listensTo(page);

  expect.soft(walk.violations()).toEqual([]);
  expect.soft(walk.named()).toEqual(expect.arrayContaining(walk.strangers()));
  const [row] = await sheet.received(email);
  expect(row).toMatchObject({
    path: `/${settingCanaries.PROFILE_API_URL}`,
    headers: { authorization: `Bearer ${settingCanaries.PROFILE_API_TOKEN}` },
  });
  const tokens = walk
    .asked(/^\/api\/account\/session$/)
    .filter(({ method }) => method === 'POST')
    .map(({ sent }) => /"idToken":"[^".]+\.([^".]+)/.exec(sent)![1]!);
  expect(tokens).toHaveLength(3);
  walk.carry(Object.fromEntries(tokens.map((token, index) => [`ID token ${index + 1}`, token])));
  walk.carry({ 'session cookie': value });
  // Who is signed in, told to whom it is; the cookie itself goes in no other header and no body.
  expect
    .soft(await walk.leaks())
    .toEqual([
      'Gmail in POST /api/account/session',
      'email in GET /api/account/session',
      'email in POST /api/account/session',
      'name in GET /api/account/session',
      'name in POST /api/account/session',
      'their name at Google in POST /api/account/session',
    ]);
});
