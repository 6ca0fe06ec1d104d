import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@/lib/words/locale';
import { speak } from '@/lib/shop/orders/words';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { pauseClock } from '../support/clock';
import { ebook } from '../support/books';
import { mailServer } from '../support/mail-server';
import { expectNoDialog } from '../support/page';
import { scratch } from '../support/scratch';
import { AUTH_SECRET } from '../support/session';
import { type RunningSite, startSite } from '../support/site';
import { expect, openPage, test } from '../support/test';
import { newAccount } from '../support/visitor';

const { id: book, price } = ebook;
const { buyersOrder } = locales.en.words;
const { page: ownersPage } = speak('en').words;
const FILE = '%PDF-1.7 ninety-seven times ninety-three';

const folder = scratch();
let site: RunningSite;
let mail: Awaited<ReturnType<typeof mailServer>>;

test.beforeAll(async () => {
  mail = await mailServer();
  mkdirSync(join(folder.root, 'ebooks'), { recursive: true });
  writeFileSync(join(folder.root, 'ebooks', `${book}.pdf`), FILE);
  site = await startSite({
    ...mail.settings(),
    DATA_DIR: folder.root,
    AUTH_SECRET,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(process.env.IDENTITY_URL!).host,
  });
});
test.afterAll(async () => {
  await site?.stop();
  await mail.shut();
  folder.remove();
});

test(
  'order: from the payment over one press of the owner to the file',
  { tag: '@shop' },
  async ({ page, browser, account, payment }) => {
    const { id, email } = await newAccount();
    const reference = referenceOf(id, book);
    await page.addInitScript((uid) => localStorage.setItem('account:profile-completed', uid), id);
    await account.open(`${site.url}/books`);
    await account.login(email);
    const dialog = payment.purchase;
    await dialog.getByLabel(buyersOrder.field.label).fill('UPI Ref 4123 4567 8901');
    await dialog.getByRole('button', { name: buyersOrder.paid }).click();
    await expect(dialog.getByText(buyersOrder.done.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    const main = page.getByRole('main');
    const reported = buyersOrder.states.reported.split('{since}')[0]!;
    await expect(main.getByText(reported)).toContainText(reference);

    await expect.poll(() => mail.mails.length).toBe(1);
    const { subject, text } = mail.mails[0]!;
    expect(subject).toContain(reference);
    expect(text).toContain('UTR: 412345678901');
    const { pathname } = new URL(/http:\/\/\S+\/orders\/\S+/.exec(text!)![0]);

    const owners = await browser.newContext();
    await pauseClock(owners);
    const owner = await owners.newPage();
    await owner.goto(`${site.url}${pathname}`);
    const { box, button } = ownersPage.forms.received;
    await owner.getByLabel(fill(box, { amount: speak('en').toAmount(price.upi) })).check();
    await owner.getByRole('button', { name: button, exact: true }).click();
    await expect(owner.getByText(ownersPage.states.received).first()).toBeVisible();
    await owners.close();

    await openPage(page, `${site.url}/books`);
    const download = main.getByRole('link', { name: buyersOrder.download, exact: true });
    await expect(download).toBeVisible();
    expect(await payment.buy.count()).toBe(0);
    await expect(main.getByText(locales.en.words.booksPage.price.ways).first()).toBeHidden();
    const downloading = page.waitForEvent('download');
    await download.click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    expect(readFileSync(await file.path(), 'utf8')).toBe(FILE);
  },
);
