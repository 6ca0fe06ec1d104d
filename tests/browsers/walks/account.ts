import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { pathsIn } from '@/content/pages';
import { fill, formatRupees } from '@/lib/text/format';
import { ebook } from '../../support/books';
import { account, en, payment, profile, shell } from '../../support/words';
import { button, dialog, field, type Page } from '../page';
import { hasMenuButton, type Visit } from '../visit';

const paths = pathsIn('en');
const { list, upi } = ebook.price;
const priceButton = (name: 'login' | 'buy' | 'again', price: number) =>
  button(fill(payment.button[name], { price: formatRupees(price, en.tag) }), 'main');

/** On the card of the first book. */
export const loginToBuy = priceButton('login', list?.price ?? upi);
export const buy = priceButton('buy', upi);
/** The way back to a payment that was reported. */
export const again = priceButton('again', upi);

export const newAddress = () => `visitor-${randomUUID()}@example.in`;
export const NAME = 'Asha Rao';

const within = '[role=dialog]';

/** Registers Asha on the page of books; the form of the profile follows. */
export async function register(page: Page, email: string) {
  const { registerForm, dialog: accountDialog } = account;
  await page.open(paths.books);
  await page.press(loginToBuy);
  await page.press({ css: '[role=tab]', name: accountDialog.tabs.register, within });
  const password = 'sutra-97x93';
  for (const [label, text] of [
    [registerForm.name, NAME],
    [registerForm.email, email],
    [registerForm.password, password],
    [registerForm.confirm, password],
  ] as const) {
    await page.fill(field(label, `${within} [role=tabpanel]:not([hidden])`), text);
  }
  await page.press(button(registerForm.submit, within));
  await page.see(dialog(profile.title));
}

export async function expectNobody(page: Page) {
  const isNamed = () => page.tab.run((text) => document.body.innerText.includes(text), NAME);
  // A message that leaves is seen for a moment.
  await expect.poll(isNamed, { message: 'names the former user' }).toBe(false);
  for (const part of [buy, again]) expect(await page.count(part)).toBe(0);
}

/** The account: its data, no more news, its end with a receipt, and nothing of it after Back. */
export async function yourAccountWalk(visit: Visit) {
  const { page } = visit;
  const { yourAccount } = en.words;
  const { confirm, data, news, receipt, remove } = yourAccount;
  const email = newAddress();
  await register(page, email);
  await page.open(paths.contact);
  // The form of the profile lies over the page until it is filled in.
  await page.press(button(profile.account, within));
  await page.see(dialog(yourAccount.title));
  await page.press(button(data.button, within));
  await page.seeText(dialog(data.title), email);
  await page.press(button(yourAccount.back, within));
  await page.press(button(news.button, within));
  await page.seeText(dialog(yourAccount.title), news.done.title);
  await page.press(button(remove.button, within));
  await page.see(dialog(confirm.title));
  await page.press(button(confirm.keep, within));
  await page.press(button(remove.button, within));
  await page.press(button(confirm.button, within));
  await page.seeText(dialog(receipt.title), receipt.signIn);
  await page.press(button(receipt.done, within));
  await page.seeNo({ css: within });
  if (hasMenuButton(visit)) await page.seeFocus(button(shell.menu));
  else await page.seeFocus(button(account.login, 'header'));

  await page.entriesSettled();
  await page.tab.goBack();
  await page.at(paths.books);
  await page.see(loginToBuy, 'Login to Buy after Back');
  await page.seeNo({ css: within }, 'a dialog after Back');
  await expectNobody(page);
}
