import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { pricedBooks } from '@/content/books';
import { account as words } from '@/content/en/account';
import { payment } from '@/content/en/payment';
import { profile } from '@/content/en/profile';
import { type User } from '@/lib/account/user';
import { fill, formatRupees } from '@/lib/text/format';
import { authEmulator } from './auth-emulator';
import { openPage, toast } from './page';
import { localeAt, wordsOf } from './words';

/** Sign-in, profile and payment as a visitor finds them: by role and name. */
export { payment as pay, profile as form, words };

export const PASSWORD = 'sutra-97x93';
export const { price } = pricedBooks[0]!;

export const firebase = () => authEmulator(process.env.IDENTITY_URL ?? '');

export interface Visitor {
  id: string;
  email: string;
  name: string;
}

export const newAddress = () => `visitor-${randomUUID()}@example.in`;

/** Registers an account at the identity provider, and returns it with an ID token. */
export async function newAccount({ name = 'Asha Rao', email = newAddress() } = {}) {
  const account = await firebase().register({ email, password: PASSWORD, name });
  return { ...account, id: account.localId, email, name };
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const authDialog = (page: Page) => dialog(page, wordsOf(page).account.dialog.title);
export const profileDialog = (page: Page) => dialog(page, wordsOf(page).profile.title);
export const paymentDialog = (page: Page) => dialog(page, wordsOf(page).payment.dialog.title);
export const confirmation = (page: Page) =>
  dialog(page, wordsOf(page).payment.dialog.confirmation.title);
export const purchaseDialog = (page: Page) => dialog(page, wordsOf(page).payment.purchase.title);
export const expectNoDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

/** A message in the open dialog, by its title or text. */
export const dialogAlert = (page: Page, text: string) =>
  page.getByRole('dialog').getByRole('alert').filter({ hasText: text });

/** Expects a failure as a toast and in the dialog. */
export async function expectFailure(page: Page, { title, text }: { title: string; text: string }) {
  await expect(toast(page, title)).toBeVisible();
  await expect(dialogAlert(page, title)).toContainText(text);
}

function priceButton(page: Page, name: keyof typeof payment.button, amount: number) {
  const { tag, words } = localeAt(page.url());
  const text = fill(words.payment.button[name], { price: formatRupees(amount, tag) });
  return page.getByRole('main').getByRole('button', { name: text, includeHidden: true });
}

export const loginToBuy = (page: Page) => priceButton(page, 'login', price.list);
export const profileFirst = (page: Page) => priceButton(page, 'incomplete', price.upi);
export const buy = (page: Page) => priceButton(page, 'buy', price.upi);
export const logoutButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: wordsOf(page).account.logout });

/** The name in the header; on a small screen it is in the menu. */
export const badge = (page: Page, name: string) =>
  page.getByRole('banner', { includeHidden: true }).getByText(name, { exact: true });

/** Opens the dialog to buy, with the tab of a browser that has signed in before. */
export async function openAuth(page: Page, path = '/books') {
  await openPage(page, path);
  await loginToBuy(page).click();
  await expect(authDialog(page)).toBeVisible();
  await chooseLogin(page);
}

const chooseLogin = (page: Page) =>
  authDialog(page)
    .getByRole('tab', { name: wordsOf(page).account.dialog.tabs.login })
    .click();

export const loginPanel = (page: Page) =>
  authDialog(page).getByRole('tabpanel', { name: wordsOf(page).account.dialog.tabs.login });
export const registerPanel = (page: Page) =>
  authDialog(page).getByRole('tabpanel', { name: wordsOf(page).account.dialog.tabs.register });

export async function login(page: Page, email: string, password = PASSWORD) {
  await chooseLogin(page);
  const panel = loginPanel(page);
  const { loginForm } = wordsOf(page).account;
  await panel.getByLabel(loginForm.email, { exact: true }).fill(email);
  await panel.getByLabel(loginForm.password, { exact: true }).fill(password);
  await panel.getByRole('button', { name: loginForm.submit }).click();
}

interface Registration {
  name: string;
  email: string;
  password: string;
  confirm?: string;
}

export async function register(page: Page, { name, email, password, confirm }: Registration) {
  const { registerForm, dialog: texts } = wordsOf(page).account;
  await authDialog(page).getByRole('tab', { name: texts.tabs.register }).click();
  const panel = registerPanel(page);
  const box = (label: string) => panel.getByLabel(label, { exact: true });
  await box(registerForm.name).fill(name);
  await box(registerForm.email).fill(email);
  await box(registerForm.password).fill(password);
  await box(registerForm.confirm).fill(confirm ?? password);
  await panel.getByRole('button', { name: registerForm.submit }).click();
}

/** Asks for a new password, from the login form. */
export async function resetPassword(page: Page, email: string) {
  const { loginForm, reset } = wordsOf(page).account;
  await authDialog(page).getByRole('button', { name: loginForm.forgot }).click();
  const form = dialog(page, reset.title);
  await expect(form.getByLabel(reset.email)).toBeFocused();
  await form.getByLabel(reset.email).fill(email);
  await form.getByRole('button', { name: reset.submit }).click();
  await expect(dialog(page, reset.sent)).toHaveAccessibleDescription(reset.done);
}

/**
 * Signs a new visitor in without the dialog, and opens the books.
 *
 * @param remembered what the browser remembers of the visitor, by key of its storage.
 */
async function signIn(
  page: Page,
  remembered: (id: string) => Record<string, string> = () => ({}),
  name?: string,
): Promise<Visitor> {
  const { id, idToken, ...account } = await newAccount({ name });
  const response = await page.request.post('/api/account/session', {
    headers: { origin: new URL(process.env.BASE_URL!).origin },
    data: { idToken },
  });
  expect(await response.json()).toMatchObject({ outcome: 'done' });
  await page.addInitScript(
    (values) => {
      if (sessionStorage.getItem('is-prepared')) return;
      sessionStorage.setItem('is-prepared', 'yes');
      localStorage.setItem('account:known', '1');
      for (const [key, value] of values) localStorage.setItem(key, value);
    },
    Object.entries(remembered(id)),
  );
  await openPage(page, '/books');
  return { id, email: account.email, name: account.name };
}

/** Signs a visitor in whose profile this browser knows to be complete, and opens the purchase. */
export async function signInToBuy(page: Page): Promise<Visitor> {
  const visitor = await signIn(page, (id) => ({ 'account:profile-completed': id }));
  await buy(page).click();
  await expect(purchaseDialog(page)).toBeVisible();
  return visitor;
}

/** Signs a visitor in who has no profile yet: the profile dialog opens. */
export async function signInNew(page: Page, name?: string): Promise<Visitor> {
  const visitor = await signIn(page, undefined, name);
  await expect(profileDialog(page)).toBeVisible();
  return visitor;
}

/** What a browser remembers of a profile that was sent and not paid for. */
export const sentProfile = (id: string) => ({
  buying: JSON.stringify({ sent: { [id]: pricedBooks[0]!.id } }),
});

/** Signs a visitor in whose profile was sent in this browser: the payment dialog opens. */
export async function signInToPay(page: Page): Promise<Visitor> {
  const visitor = await signIn(page, sentProfile);
  await expect(paymentDialog(page)).toBeVisible();
  return visitor;
}

export const profileField = (page: Page, label: string) =>
  profileDialog(page).getByLabel(label, { exact: true });

/** Fills the required fields of the profile in. */
export async function fillProfile(page: Page, changes: Record<string, string> = {}) {
  const { labels } = wordsOf(page).profile;
  const values = {
    [labels.phone]: '098765 43210',
    [labels.dateOfBirth]: '2000-02-29',
    [labels.street]: '12, MI Road',
    [labels.city]: 'Jaipur',
    [labels.state]: 'Rajasthan',
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) await profileField(page, label).fill(value);
  await profileDialog(page).getByLabel(labels.gender).selectOption('female');
}

export const save = (page: Page) =>
  profileDialog(page)
    .getByRole('button', { name: wordsOf(page).profile.submit })
    .click();

/** The signed-in user, as the server answers. */
export const signedInUser = async (page: Page) =>
  (await page.request.get('/api/account/session')).json() as Promise<User | null>;

/** The id of the user whose profile this browser knows to be complete. */
export const completedProfile = (page: Page) =>
  page.evaluate(() => localStorage.getItem('account:profile-completed'));
