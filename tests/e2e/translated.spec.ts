import { workedSums } from '@/content/en/worked-sums';
import { locales } from '@/lib/words/locale';
import { noticeVersions } from '@/lib/law/notices';
import { fill } from '@/lib/text/format';
import { newAddress, PASSWORD } from '../support/account';
import { expectSlide, slidesOf } from '../support/carousel';
import { holdScripts, nextAction } from '../support/network';
import {
  assistantPanel,
  dialogAlert,
  launcher,
  menuButton,
  openPage,
  scrollUp,
  toast,
} from '../support/page';
import { lostPages, notFoundNote } from '../support/pages';
import { advance, expect, hydrated, respond, test } from '../support/test';
import { changedTexts, renderedAnew, translate } from '../support/translator';
import { localeAt } from '../support/words';
import { type Page } from '@playwright/test';

// Translated before or after the framework has come: the moment decides what React does; the language,
// what the site takes from the page's address.

test(
  'translated before: a buyer buys',
  { tag: ['@long', '@shop'] },
  async ({ page, problems, account, profile, payment }) => {
    problems.allow(renderedAnew);
    await translate(page, 'before');
    const { language, paths, words } = locales.hi;
    const { weak } = words.account.toasts;
    await page.goto(paths.books);
    await account.loginToBuy.click();
    await expect(account.dialog).toBeVisible();
    await account.register({ name: 'Asha Rao', email: newAddress(), password: 'short' });
    await expect(account.dialog.getByText(weak.title)).toBeVisible();
    await expect(toast(page, weak.title)).toBeVisible();
    await account.register({ name: 'Asha Rao', email: newAddress(), password: PASSWORD });
    await expect(profile.dialog).toBeVisible();
    await profile.save();
    await expect(dialogAlert(page, words.profile.toasts.core.title)).toBeVisible();
    await profile.fill({ [words.profile.labels.dateOfBirth]: '2014-05-05' });
    await expect(profile.dialog.getByText(words.profile.notice.title)).toBeVisible();
    const action = nextAction(page);
    await profile.save();
    expect((await action).postData()).toContain(`${noticeVersions.profile} ${language}`);
    await expect(payment.dialog).toBeVisible();
    const countsDown = async () => (await changedTexts(page)).some((text) => /^4:\d\d$/.test(text));
    await page.clock.runFor(1_000);
    await advance(page, 1_000);
    await expect.poll(countsDown).toBe(true);
    await payment.submit();
    await payment.confirmation.getByRole('button').first().click();
    await payment.buy.click();
    await expect(payment.purchase).toBeVisible();
    await payment.purchase.getByRole('button', { name: words.payment.upi.copy }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByText(words.payment.reported.chat)).toBeVisible();
  },
);

test(
  'translated before: a learner works sums out, plays and asks',
  { tag: '@long' },
  async ({ page, problems }) => {
    problems.allow(renderedAnew);
    await translate(page, 'before');
    const { paths, words } = locales.en;
    const { clock, calculator, refusals } = workedSums;
    await page.goto(paths.home);
    const [first, second] = (['first', 'second'] as const).map((at) =>
      page.getByLabel(words.sums.calculator[at]),
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
    const { warmUp } = words.sums.clock.levels;
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

    expect(await changedTexts(page)).toContain(fill(clock.position, { number: 2, count: 5 }));

    await scrollUp(page);
    await launcher(page).click();
    const panel = assistantPanel(page);
    await panel.getByRole('textbox').fill('98 x 95');
    await panel.getByRole('textbox').press('Enter');
    await advance(page, 1_000);
    await page.clock.runFor(1_000);
    await expect(panel.getByText('9310').first()).toBeVisible();
  },
);

test(
  'translated after: a message is sent at last',
  { tag: '@long' },
  async ({ page, sheet, sender, contact }) => {
    await translate(page, 'after');
    const { paths, words } = locales.hi;
    const { errors, kept, outcomes } = words.contact.form;
    await sheet.plan(sender, respond(503), respond(201));
    await page.goto(paths.contact);
    await page.getByRole('radio').nth(1).check();
    await hydrated(page);
    await contact.sendButton.click();
    await expect(contact.field('name')).toHaveAccessibleDescription(errors.name.missing);
    await contact.write(sender);
    await contact.sendButton.click();
    await expect(contact.outcome('alert', kept.title)).toBeVisible();
    await contact.sendButton.click();
    await contact.expectSent();
    await expect(toast(page, outcomes.success.title)).toBeVisible();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
  },
);

test(
  'translated before: a lost page counts down and stays',
  { tag: '@long' },
  async ({ page, problems }) => {
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
  },
);

/** Opens a translated page whose scripts wait until `release` is called. */
async function openTranslated(page: Page, path: string) {
  const release = await holdScripts(page);
  await translate(page, 'before');
  await page.goto(path);
  return release;
}

test(
  'translated page: keeps input, focus, theme',
  { tag: '@long' },
  async ({ page, problems, sender, contact }) => {
    problems.allow(renderedAnew);
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const release = await openTranslated(page, '/contact');
    await page.getByRole('radio').nth(2).check();
    await contact.write(sender);
    await contact.field('subject').evaluate((box) => (box as HTMLInputElement).select());
    release();
    await hydrated(page);
    await contact.expectKept(sender);
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await expect(contact.field('subject')).toBeFocused();
    await expect(contact.field('subject')).toBeInViewport();
    await page.keyboard.type('x');
    await expect(contact.field('subject')).toHaveValue('x');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
    await page.reload();
    await hydrated(page);
    await contact.expectKept(sender, { subject: 'x' });
  },
);

test(
  'translated page: a press before the framework is done, and an open menu stays',
  { tag: ['@phone', '@long', '@shop'] },
  async ({ page, problems, account }) => {
    problems.allow(renderedAnew);
    const release = await openTranslated(page, '/books');
    await account.loginToBuy.click();
    release();
    await expect(account.dialog).toBeVisible();

    await openPage(page, '/about');
    const again = await openTranslated(page, '/about');
    await menuButton(page).click();
    again();
    await hydrated(page);
    await expect(page.locator(':popover-open')).toBeVisible();
  },
);

test(
  'translated page: stays at the testimonial of an early press',
  { tag: ['@long', '@testimonials'] },
  async ({ page, problems }) => {
    problems.allow(renderedAnew);
    // Nothing moves by itself.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await openTranslated(page, '/');
    const { next } = locales.en.words.home.testimonials.controls;
    await page.getByRole('button', { name: next, exact: true }).click();
    release();
    await hydrated(page);
    await expectSlide(page, 2);
    expect(await slidesOf(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  },
);
