import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SiteHeader } from '@/components/layout/site-header';
import { AccountArea } from '@/components/shop/account-area';
import { BuyButton } from '@/components/shop/buy-button';
import { authDialog } from '@/components/shop/shop-dialogs';
import { ShopProvider } from '@/components/shop/shop-provider';
import { site } from '@/content/site';
import { type User } from '@/lib/shop/account/user';
import { REVISIT } from '@/lib/browser/revisit';
import { shopFacts } from '@/lib/shop/payment/shop';
import { fill } from '@/lib/text/format';
import { book, user as visitor } from './support/account';
import { en, show } from './support/part';

vi.mock('@/lib/shop/account/browser/current-user', () => ({ fetchUser: vi.fn(), logout: vi.fn() }));
vi.mock('@/lib/shop/account/browser/sign-in', () => ({
  login: vi.fn(),
  register: vi.fn(),
  loginWithGoogle: vi.fn(),
  sendReset: vi.fn(),
  prepareSignIn: vi.fn(),
  lastRefusal: () => '',
}));
const { fetchUser, logout } = await import('@/lib/shop/account/browser/current-user');
const { login } = await import('@/lib/shop/account/browser/sign-in');

const { account: words, payment, profile } = en.words;
const other = { ...book, id: 'other', title: 'Another Book' };
const buyer: User = { ...visitor, profileCompleted: true };

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const loginButton = button(words.login);
const badge = page.getByRole('button', { name: visitor.name });
const labels = ({ title }: { title: string }) => ({
  ...payment.button,
  login: `Login to Buy ${title}`,
  buy: `Buy ${title}`,
});
const busy = () => document.querySelectorAll('[aria-haspopup=dialog][aria-busy=true]');

const accountArea = <AccountArea words={words} hasLogin failure={words.toasts.logoutFailed} />;

const showShop = (header = <header>{accountArea}</header>) =>
  show(
    <ShopProvider
      books={[book, other]}
      facts={shopFacts(en)}
      privacyPath="/privacy"
      asksParentFirst={false}
    >
      {header}
      {[book, other].map((each) => (
        <BuyButton
          key={each.id}
          book={each}
          labels={labels(each)}
          reported={payment.reported}
          phone={site.phone}
          tag={en.tag}
        />
      ))}
    </ShopProvider>,
  );

async function logIn(as: User) {
  vi.mocked(login).mockResolvedValueOnce(as);
  const panel = page.getByRole('tabpanel', { name: words.dialog.tabs.login });
  await panel.getByLabelText(words.loginForm.email, { exact: true }).fill(as.email);
  await panel.getByLabelText(words.loginForm.password, { exact: true }).fill('long enough');
  await panel.getByRole('button', { name: words.loginForm.submit, exact: true }).click();
}

beforeEach(async () => {
  vi.mocked(fetchUser).mockReset().mockResolvedValue(null);
  vi.mocked(logout).mockReset().mockResolvedValue(true);
  localStorage.clear();
  // Who has signed in before begins with the tab to log in.
  localStorage.setItem('buying', JSON.stringify({ hasSignedIn: true }));
});

test('shop: only the pressed button says that the account opens', async () => {
  const { load } = authDialog;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  vi.spyOn(authDialog, 'load').mockImplementation(() => arrived.then(load));
  await showShop();
  for (const pressed of [button(labels(other).login), loginButton, button(labels(book).login)]) {
    const element = pressed.element();
    await pressed.click();
    await expect.poll(() => [...busy()]).toEqual([element]);
  }
  arrive();
  await expect.element(dialog(words.dialog.title)).toBeVisible();
  const { title, price } = book;
  await expect
    .element(dialog(words.dialog.title))
    .toHaveAccessibleDescription(fill(words.dialog.forBook, { title, price }));
});

test('shop: the focus is on the badge after logging in, and on Login after logging out', async () => {
  await showShop();
  await loginButton.click();
  await logIn(buyer);
  await expect.element(badge).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button(words.logout)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(loginButton).toHaveFocus();
});

test('shop: the focus is on the menu after logging in from it, and on Login after logging out', async () => {
  await page.viewport(360, 740);
  await showShop(<SiteHeader locale={en} account={accountArea} />);
  const menu = button(en.words.shell.menu);
  const isMenuOpen = () => document.querySelector(':popover-open') !== null;
  await menu.click();
  await loginButton.click();
  await logIn(buyer);
  await expect.element(menu).toHaveFocus();
  expect(isMenuOpen()).toBe(false);
  await menu.click();
  await button(words.logout).click();
  await expect.element(loginButton).toHaveFocus();
  expect(isMenuOpen()).toBe(true);
});

test('shop: the focus is on the button of the book after the dialogs that it led to', async () => {
  await showShop();
  await button(labels(other).login).click();
  await logIn(buyer);
  await expect.element(dialog(payment.purchase.title)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button(labels(other).buy)).toHaveFocus();
});

test('shop: the account returns to the step of the profile, and to its button', async () => {
  await showShop();
  await loginButton.click();
  await logIn(visitor);
  const form = dialog(profile.title);
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const visitAccount = async () => {
    await form.getByRole('button', { name: profile.account, exact: true }).click();
    await expect.element(dialog(en.words.yourAccount.title)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(form.getByRole('button', { name: profile.account })).toHaveFocus();
  };
  const { phone, dateOfBirth, gender, street } = profile.labels;
  await field(phone).fill('98765 43210');
  await visitAccount();
  await expect.element(field(phone)).toHaveValue('98765 43210');
  await form.getByLabelText(dateOfBirth).fill('2000-02-29');
  await form.getByLabelText(gender).selectOptions('other');
  await form.getByRole('button', { name: profile.next }).click();
  await field(street).fill('12, MI Road');
  await visitAccount();
  await expect.element(field(street)).toHaveValue('12, MI Road');
});

test('shop: a lost session keeps the book that was chosen', async () => {
  await showShop();
  await button(labels(other).login).click();
  await logIn(visitor);
  const forBook = fill(profile.forBook, { title: other.title, price: other.price });
  const form = dialog(profile.title);
  await expect.element(form.getByText(forBook)).toBeVisible();
  dispatchEvent(new Event(REVISIT));
  await expect.element(form).not.toBeInTheDocument();
  await loginButton.click();
  await logIn(visitor);
  await expect.element(form.getByText(forBook)).toBeVisible();
});
