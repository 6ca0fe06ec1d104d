import { learnWords as learnEn } from '@/content/en/learn-words';
import { learnWords as learnHi } from '@/content/hi/learn-words';
import { locales } from '@/lib/locale';
import { noticeVersions } from '@/lib/law/notices';
import { fill } from '@/lib/text/format';
import {
  authDialog,
  buy,
  confirmation,
  dialogAlert,
  fillProfile,
  loginToBuy,
  newAddress,
  PASSWORD,
  paymentDialog,
  profileDialog,
  purchaseDialog,
  register,
  save,
} from '../support/account';
import { expectSent, field, outcome, sendButton, write } from '../support/contact-form';
import { nextAction } from '../support/network';
import { assistantPanel, launcher, toast } from '../support/page';
import { lostPages, notFoundNote } from '../support/pages';
import { expect, hydrated, respond, test } from '../support/test';
import { changedTexts, renderedAnew, translate } from '../support/translator';
import { localeAt } from '../support/words';

const learnWords = { en: learnEn, hi: learnHi };

// The moment decides what React does; the language, what the site takes from the page's address.
for (const { language, when } of [
  { language: 'en', when: 'before' },
  { language: 'hi', when: 'after' },
] as const) {
  const { paths, words } = locales[language];
  const name = `page translated ${when} the framework, ${language}`;

  test.describe(name, () => {
    test.beforeEach(async ({ page, problems }) => {
      if (when === 'before') problems.allow(renderedAnew);
      await translate(page, when);
    });

    test(`${name}: a buyer registers, fills the profile in, pays and buys`, async ({ page }) => {
      const { account, payment } = words;
      await page.goto(paths.books);
      await loginToBuy(page).click();
      await expect(authDialog(page)).toBeVisible();
      await register(page, { name: 'Asha Rao', email: newAddress(), password: 'short' });
      await expect(dialogAlert(page, account.toasts.weak.title)).toBeVisible();
      await expect(toast(page, account.toasts.weak.title)).toBeVisible();
      await register(page, { name: 'Asha Rao', email: newAddress(), password: PASSWORD });
      await expect(profileDialog(page)).toBeVisible();
      await save(page);
      await expect(dialogAlert(page, words.profile.toasts.core.title)).toBeVisible();
      await fillProfile(page, { [words.profile.labels.dateOfBirth]: '2014-05-05' });
      await expect(profileDialog(page).getByText(words.profile.notice.title)).toBeVisible();
      const action = nextAction(page);
      await save(page);
      expect((await action).postData()).toContain(`${noticeVersions.profile} ${language}`);
      await expect(paymentDialog(page)).toBeVisible();
      const countsDown = async () =>
        (await changedTexts(page)).some((text) => /^4:\d\d$/.test(text));
      await expect.poll(countsDown).toBe(true);
      await page.getByRole('button', { name: payment.dialog.submitted }).click();
      await confirmation(page).getByRole('button').first().click();
      await buy(page).click();
      await expect(purchaseDialog(page)).toBeVisible();
      await purchaseDialog(page).getByRole('button', { name: payment.upi.copy }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('main').getByText(payment.submitted.chat)).toBeVisible();
    });

    test(`${name}: a learner works sums out, plays and asks`, async ({ page }) => {
      const { clock, calculator, refusals } = learnWords[language];
      await page.goto(paths.home);
      const [first, second] = (['first', 'second'] as const).map((at) =>
        page.getByLabel(words.learn.calculator[at]),
      );
      await first!.fill('97');
      const sum = (b: number) => fill(calculator.sum, { a: 97, b, answer: 97 * b });
      await expect(page.getByText(sum(95), { exact: true })).toBeVisible();
      await second!.fill('abc');
      await second!.press('Enter');
      await expect(second!).toHaveAccessibleDescription(refusals.notANumber);
      await second!.fill('93');
      await expect(second!).not.toHaveAttribute('aria-invalid');
      await expect(page.getByText(sum(93), { exact: true }).last()).toBeVisible();

      await page.getByRole('tab', { name: words.home.demo.benefits }).click();
      await expect(page.getByRole('tabpanel', { name: words.home.demo.benefits })).toBeVisible();
      const { warmUp } = words.learn.clock.levels;
      await page.getByRole('button', { name: warmUp.title }).click();
      for (const number of [1, 2]) {
        await expect(page.getByText(fill(clock.position, { number, count: 5 }))).toBeVisible();
        await page.getByRole('textbox', { name: /×/ }).fill('1');
        await page.keyboard.press('Enter');
        await expect(page.getByText(fill(clock.given, { given: 1 }))).toBeVisible();
        await page.getByRole('button', { name: clock.next }).click();
      }
      await expect(page.getByText(fill(clock.given, { given: 1 }))).toHaveCount(0);

      const toDark = page.getByRole('button', { name: words.shell.theme.toDark });
      await toDark.click();
      await expect(page.getByRole('button', { name: words.shell.theme.toLight })).toBeVisible();
      await expect(toDark).toHaveCount(0);

      const changed = await changedTexts(page);
      expect(changed).toEqual(
        expect.arrayContaining([
          fill(clock.position, { number: 2, count: 5 }),
          words.shell.theme.toLight,
        ]),
      );

      await launcher(page).click();
      const panel = assistantPanel(page);
      await panel.getByRole('textbox').fill('98 x 95');
      await panel.getByRole('textbox').press('Enter');
      await expect(panel.getByText('9310').first()).toBeVisible();
    });

    test(`${name}: a message is sent at the second try`, async ({ page, sheet, sender }) => {
      const { contact } = words;
      await sheet.plan(sender, respond(503), respond(201));
      await page.goto(paths.contact);
      await page.getByRole('radio').nth(1).check();
      await hydrated(page);
      await sendButton(page).click();
      await expect(field(page, 'name')).toHaveAccessibleDescription(
        contact.form.errors.name.missing,
      );
      await write(page, sender);
      await sendButton(page).click();
      await expect(outcome(page, 'alert', contact.form.outcomes.refused.title)).toBeVisible();
      await sendButton(page).click();
      await expectSent(page);
      await expect(toast(page, contact.form.outcomes.success.title)).toBeVisible();
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
    });
  });
}

test('page translated before the framework: one that does not exist counts down and stays', async ({
  page,
  problems,
}) => {
  problems.allow(notFoundNote);
  problems.allow(renderedAnew);
  await translate(page, 'before');
  const start = new Date('2026-01-05T06:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1000);
  for (const path of lostPages) {
    const { notFound } = localeAt(path).words;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('button', { name: notFound.countdown.stay }).click();
    await expect(page.getByText(notFound.countdown.stopped)).toBeVisible();
  }
});

for (const path of ['/about', '/hi/contact']) {
  test(`error page: of a translated page (${path}) has the page's language`, async ({
    page,
    problems,
  }) => {
    problems.allow(/on purpose|#418/);
    await translate(page, 'before');
    await page.addInitScript((broken) => {
      function fail(): never {
        throw new Error('on purpose');
      }
      if (broken === '/about') window.matchMedia = fail;
      else Intl.DateTimeFormat = fail as unknown as typeof Intl.DateTimeFormat;
    }, path);
    await page.goto(path);
    await page.mouse.move(1, 1);
    const { errors } = localeAt(path).words;
    await expect(page.getByRole('heading', { level: 1, name: errors.title })).toBeVisible();
  });
}
