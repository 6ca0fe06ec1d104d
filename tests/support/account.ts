import { expect, type Locator, type Page } from '@playwright/test';
import { type User } from '@/lib/shop/account/user';
import { dialogAlert, dialogOf, openPage, toast } from './page';
import { Payment, priceButton, sentProfile } from './payment';
import { Profile } from './profile';
import { expectTag } from './tags';
import { newAccount, PASSWORD } from './visitor';
import { wordsOf } from './words';

export { firebase, newAccount, newAddress, PASSWORD } from './visitor';

export interface Visitor {
  id: string;
  email: string;
  name: string;
}

interface Registration {
  name: string;
  email: string;
  password: string;
  confirm?: string;
}

/** Signing in, as a visitor finds it: by role and name. */
export class Account {
  constructor(readonly page: Page) {
    expectTag('@shop');
  }

  private get words() {
    return wordsOf(this.page).account;
  }
  get dialog() {
    return dialogOf(this.page, this.words.dialog.title);
  }
  get loginToBuy() {
    return priceButton(this.page, 'login');
  }
  get logoutButton() {
    return this.page.getByRole('banner').getByRole('button', { name: this.words.logout });
  }
  get loginPanel() {
    return this.panel('login');
  }
  get registerPanel() {
    return this.panel('register');
  }
  private panel(name: 'login' | 'register') {
    return this.dialog.getByRole('tabpanel', { name: this.words.dialog.tabs[name] });
  }

  /** The name in the header; on a small screen it is in the menu. */
  badge(name: string) {
    return this.page.getByRole('banner', { includeHidden: true }).getByText(name, { exact: true });
  }

  private choose(tab: 'login' | 'register') {
    return this.dialog.getByRole('tab', { name: this.words.dialog.tabs[tab] }).click();
  }

  /** Opens the dialog to buy, with the tab of a browser that has signed in before. */
  async open(path = '/books') {
    await openPage(this.page, path);
    await this.loginToBuy.click();
    await expect(this.dialog).toBeVisible();
    await this.choose('login');
  }

  async login(email: string, password = PASSWORD) {
    await this.choose('login');
    const { loginForm } = this.words;
    await this.loginPanel.getByLabel(loginForm.email, { exact: true }).fill(email);
    await this.loginPanel.getByLabel(loginForm.password, { exact: true }).fill(password);
    await this.loginPanel.getByRole('button', { name: loginForm.submit }).click();
  }

  async register({ name, email, password, confirm = password }: Registration) {
    await this.choose('register');
    const { registerForm } = this.words;
    const box = (label: string) => this.registerPanel.getByLabel(label, { exact: true });
    await box(registerForm.name).fill(name);
    await box(registerForm.email).fill(email);
    await box(registerForm.password).fill(password);
    await box(registerForm.confirm).fill(confirm);
    await this.registerPanel.getByRole('button', { name: registerForm.submit }).click();
  }

  /** Asks for a new password, from the login form. */
  async resetPassword(email: string) {
    const { loginForm, reset } = this.words;
    await this.dialog.getByRole('button', { name: loginForm.forgot }).click();
    const form = dialogOf(this.page, reset.title);
    await expect(form.getByLabel(reset.email)).toBeFocused();
    await form.getByLabel(reset.email).fill(email);
    await form.getByRole('button', { name: reset.submit }).click();
    await expect(dialogOf(this.page, reset.sent)).toHaveAccessibleDescription(reset.done);
  }

  /** Expects a failure as a toast and at the field that takes the focus. */
  async expectRefusal({ title, text }: { title: string; text: string }, box: Locator) {
    await expect(toast(this.page, title)).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(text);
  }

  /** Expects a failure as a toast and in the dialog. */
  async expectFailure({ title, text }: { title: string; text: string }) {
    await expect(toast(this.page, title)).toBeVisible();
    await expect(dialogAlert(this.page, title)).toContainText(text);
  }

  /** The signed-in user, as the server answers. */
  async signedInUser() {
    const answer = await this.page.request.get('/api/account/session');
    return (await answer.json()) as User | null;
  }

  /**
   * Signs a new visitor in without the dialog, and opens the books.
   *
   * @param remembered what the browser remembers of the visitor, by key of its storage.
   */
  private async signIn(
    remembered: (id: string) => Record<string, string> = () => ({}),
    name?: string,
  ): Promise<Visitor> {
    const { id, idToken, email, name: given } = await newAccount({ name });
    const response = await this.page.request.post('/api/account/session', {
      headers: { origin: new URL(process.env.BASE_URL!).origin },
      data: { idToken },
    });
    expect(await response.json()).toMatchObject({ outcome: 'done' });
    await this.page.addInitScript(
      (values) => {
        if (sessionStorage.getItem('is-prepared')) return;
        sessionStorage.setItem('is-prepared', 'yes');
        localStorage.setItem('account:known', '1');
        for (const [key, value] of values) localStorage.setItem(key, value);
      },
      Object.entries(remembered(id)),
    );
    await openPage(this.page, '/books');
    return { id, email, name: given };
  }

  /** Signs a visitor in whose profile this browser knows to be complete, and opens the purchase. */
  async signInToBuy(): Promise<Visitor> {
    const visitor = await this.signIn((id) => ({ 'account:profile-completed': id }));
    const { buy, purchase } = new Payment(this.page);
    await buy.click();
    await expect(purchase).toBeVisible();
    return visitor;
  }

  /** Signs a visitor in who has no profile yet: the profile dialog opens. */
  async signInNew(name?: string): Promise<Visitor> {
    const visitor = await this.signIn(undefined, name);
    await expect(new Profile(this.page).dialog).toBeVisible();
    return visitor;
  }

  /** Signs a visitor in whose profile was sent in this browser: the payment dialog opens. */
  async signInToPay(): Promise<Visitor> {
    const visitor = await this.signIn(sentProfile);
    await expect(new Payment(this.page).dialog).toBeVisible();
    return visitor;
  }
}
