import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { account as words } from '@/content/en/account';
import { payment } from '@/content/en/payment';
import { profile } from '@/content/en/profile';
import { site } from '@/content/site';
import { type User } from '@/lib/account/user';
import { fill, formatRupees } from '@/lib/text/format';
import { books } from '@/content/books';
import { identity } from './identity';
import { expect, hydrated } from './test';

/** Sign-in, profile and payment as a visitor finds them: by role and name. */
export { payment as pay, profile as form, words };

export const PASSWORD = 'sutra-97x93';
export const price = books[0]!.price!;

export const firebase = () => identity(process.env.IDENTITY_URL ?? '');

export interface Visitor {
  id: string;
  email: string;
  name: string;
}

export const newAddress = () => `visitor-${randomUUID()}@example.in`;

/** A new account of the identity service, with an ID token. */
export const newAccount = (email = newAddress()) =>
  firebase().register({ email, password: PASSWORD });

/** A visitor who registered earlier. */
export async function registered(name = 'Asha Rao'): Promise<Visitor> {
  const email = newAddress();
  const { localId } = await firebase().register({ email, password: PASSWORD, name });
  return { id: localId, email, name };
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const authDialog = (page: Page) => dialog(page, words.dialog.title);
export const profileDialog = (page: Page) => dialog(page, profile.title);
export const paymentDialog = (page: Page) => dialog(page, payment.dialog.title);
export const purchaseDialog = (page: Page) => dialog(page, payment.purchase.title);

export const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /Notifications/, includeHidden: true })
    .getByText(title, { exact: true });

/** The same message in the dialog. */
export const said = (page: Page, title: string) =>
  page.getByRole('dialog').getByRole('alert').filter({ hasText: title });

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, includeHidden: true });

export const loginToBuy = (page: Page) =>
  button(page, fill(payment.button.login, { price: formatRupees(price.list) }));
export const profileFirst = (page: Page) => button(page, payment.button.incomplete);
export const buy = (page: Page) =>
  button(page, fill(payment.button.buy, { price: formatRupees(price.upi) }));

/** The name in the header; on a small screen it is in the menu. */
export const badge = (page: Page, name: string) =>
  page.getByRole('banner', { includeHidden: true }).getByText(name, { exact: true });

export async function openBooks(page: Page) {
  await page.goto('/books');
  await hydrated(page);
}

export async function openAuth(page: Page) {
  await openBooks(page);
  await loginToBuy(page).click();
  await expect(authDialog(page)).toBeVisible();
}

export async function login(page: Page, email: string, password = PASSWORD) {
  const { loginForm } = words;
  const panel = authDialog(page).getByRole('tabpanel', { name: words.dialog.tabs.login });
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
  const { registerForm, dialog: texts } = words;
  await authDialog(page).getByRole('tab', { name: texts.tabs.register }).click();
  const panel = authDialog(page).getByRole('tabpanel', { name: texts.tabs.register });
  const box = (label: string) => panel.getByLabel(label, { exact: true });
  await box(registerForm.name).fill(name);
  await box(registerForm.email).fill(email);
  await box(registerForm.password).fill(password);
  await box(registerForm.confirm).fill(confirm ?? password);
  await panel.getByRole('button', { name: registerForm.submit }).click();
}

/** Signs a visitor in whose id the browser has under a key of its storage. */
async function signIn(page: Page, stored?: ['localStorage' | 'sessionStorage', string]) {
  const visitor = await registered();
  if (stored) {
    await page.addInitScript(([area, key, id]) => window[area].setItem(key, id), [
      ...stored,
      visitor.id,
    ] as const);
  }
  await openAuth(page);
  await login(page, visitor.email);
  await expect(authDialog(page)).toHaveCount(0);
  return visitor;
}

/** Signs a visitor in whose profile this browser knows to be complete: the purchase opens. */
export async function signInCompleted(page: Page): Promise<Visitor> {
  const visitor = await signIn(page, ['localStorage', 'account:profile-completed']);
  // A navigation begun before it opens would be aborted.
  await expect(purchaseDialog(page)).toBeVisible();
  return visitor;
}

/** Signs a visitor in who has no profile yet: the profile dialog opens. */
export async function signInNew(page: Page): Promise<Visitor> {
  const visitor = await signIn(page);
  await expect(profileDialog(page)).toBeVisible();
  return visitor;
}

/** Signs a visitor in whose profile was just sent in this tab: the payment dialog opens. */
export async function signInToPay(page: Page): Promise<Visitor> {
  const visitor = await signIn(page, ['sessionStorage', 'account:profile-submitted']);
  await expect(paymentDialog(page)).toBeVisible();
  return visitor;
}

/** What the profile dialog asks for, filled in. */
export async function fillProfile(page: Page, change: Record<string, string> = {}) {
  const { labels } = profile;
  const values = {
    [labels.phone]: '098765 43210',
    [labels.dateOfBirth]: '2000-02-29',
    [labels.street]: '12, MI Road',
    [labels.city]: 'Jaipur',
    [labels.state]: 'Rajasthan',
    ...change,
  };
  for (const [label, value] of Object.entries(values)) {
    await profileDialog(page).getByLabel(label, { exact: true }).fill(value);
  }
  await profileDialog(page).getByLabel(labels.gender).selectOption('female');
}

export const save = (page: Page, options?: { timeout: number }) =>
  profileDialog(page).getByRole('button', { name: profile.submit }).click(options);

/** The signed-in user, as the server answers. */
export const signedInUser = async (page: Page) =>
  (await page.request.get('/api/account/session')).json() as Promise<User | null>;

export const { upi } = site;
