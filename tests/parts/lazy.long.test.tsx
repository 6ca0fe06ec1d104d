import { afterEach, expect, test, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { ShopDialogs } from '@/components/shop/shop-dialogs';
import { Calculator } from '@/components/sums/calculator';
import { closingSum } from '@/content/sums';
import { sheetOfDay } from '@/lib/practice/sheets';
import { shopFacts } from '@/lib/shop/payment/shop';
import { fill } from '@/lib/text/format';
import { dayInIndia } from '@/lib/time';
import { accountAt } from './support/account';
import { expectOffers, failed, retry } from './support/failed';
import { en, expectInTime, show } from './support/part';
import { maker, start } from './support/practice';

const { account, practice, profile, shell, sums } = en.words;
const button = (name: string) => page.getByRole('button', { name, exact: true });

afterEach(() => commands.releaseFiles());

/** Presses "Try again" once in vain, and once when the files are there. */
async function expectMended(part: Locator) {
  await retry.click();
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  await expectInTime(page.getByRole('button', { name: shell.failure.retry, disabled: false }));
  await expect.poll(() => retry.element().getAttribute('aria-busy')).toBe('false');
  await expect.element(failed).toBeVisible();
  await commands.releaseFiles();
  await retry.click();
  await expectInTime(part);
  await expect.element(part).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
}

test('lazy parts: own numbers recover in place', async () => {
  await commands.failFiles(['/worked-sum.tsx']);
  await show(<Calculator locale={en} start={closingSum} />);
  await page.getByLabelText(sums.calculator.first).fill('12');
  await page.getByLabelText(sums.calculator.second).fill('13');
  await userEvent.keyboard('{Enter}');
  await expectOffers();
  await expectMended(page.getByText('12 × 13 = 156', { exact: true }).first());
});

test('lazy parts: today’s sheet recovers as today’s', async () => {
  const today = () => button(practice.sheets.today);
  const make = () => button(practice.sheets.make);
  await commands.failFiles(['/made-sheet.tsx']);
  await show(maker);
  await today().click();
  await expect.element(today()).toHaveAttribute('aria-busy');
  await expect.element(make()).not.toHaveAttribute('aria-busy');
  await expectOffers();
  const { code } = sheetOfDay({ level: 'warmUp', method: 'mixed' }, dayInIndia());
  const sheet = page.getByRole('region', { name: fill(practice.sheets.code, { code }) });
  await expectMended(sheet);
  history.replaceState(null, '', location.pathname + location.search);
});

for (const [what, part, file, name] of [
  ['today’s five', start, '/practice-session.tsx', practice.five.five],
  ['the session', start, '/practice-session.tsx', practice.session.start],
  ['sheets for a class', maker, '/class-sheets.tsx', practice.sheets.forClass],
] as const) {
  test(`lazy parts: ${what} fails in sight of its button on a phone`, async () => {
    await page.viewport(360, 740);
    await commands.failFiles([file]);
    await show(<div style={{ paddingBottom: '100vh' }}>{part}</div>);
    const opener = button(name).element();
    opener.scrollIntoView({ block: 'center', behavior: 'instant' });
    await button(name).click();
    await expectInTime(failed);
    expect(opener.getBoundingClientRect().bottom).toBeGreaterThan(0);
    expect(retry.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  });
}

const dialogs = (
  <ShopDialogs facts={shopFacts(en)} privacyPath="/privacy" asksParentFirst={false} />
);

test('lazy dialogs: sign-in recovers in place', async () => {
  await commands.failFiles(['/auth-dialog.tsx']);
  await show(dialogs, accountAt('account', { user: null }));
  await expectOffers();
  await expectMended(page.getByRole('dialog', { name: account.dialog.title }));
});

test('lazy dialogs: the report of the profile stays, and lets the page be used', async () => {
  const press = vi.fn();
  // Its words, while the dialog itself arrives.
  await commands.failFiles(['.json']);
  await show(
    <>
      {dialogs}
      <button onClick={press}>Beside it</button>
    </>,
    accountAt('profile'),
  );
  await expectOffers();
  await userEvent.keyboard('{Escape}');
  await expect.element(failed).toBeVisible();
  await button('Beside it').click();
  expect(press).toHaveBeenCalled();
  await expectMended(page.getByRole('dialog', { name: profile.title }));
});
