import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { ShopDialogs } from '@/components/shop/shop-dialogs';
import { Assistant } from '@/components/assistant/assistant';
import { Calculator } from '@/components/sums/calculator';
import { LazyDialog } from '@/components/site/lazy';
import { Dialog, DialogDescription, DialogTitle } from '@/components/site/dialog';
import { site } from '@/content/site';
import { closingSum } from '@/content/sums';
import { assistantGuide } from '@/lib/assistant/guide';
import { lazyPart } from '@/lib/browser/lazy';
import { sheetOfDay } from '@/lib/practice/sheets';
import { shopFacts } from '@/lib/payment/shop';
import { fill } from '@/lib/text/format';
import { dayInIndia } from '@/lib/time';
import { failure as failures } from './examples/site';
import { accountAt } from './support/account';
import { en, expectConformance, expectInTime, pass, show, showExample } from './support/part';
import { maker, start } from './support/practice';
import { answerField } from './support/sums';

const { account, assistant, sums, practice, profile, shell } = en.words;
const { failure } = shell;
const failed = page.getByRole('alert').filter({ hasText: failure.title });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const retry = button(failure.retry);

afterEach(() => commands.releaseFiles());

async function expectOffers() {
  await expectInTime(failed);
  await expect.element(failed).toHaveTextContent(failure.text);
  await expect.element(button(failure.reload)).toBeVisible();
  const chat = page.getByRole('link', { name: failure.chat });
  const { origin, pathname, searchParams } = new URL(chat.element().getAttribute('href')!);
  expect(origin + pathname).toBe(`https://wa.me/${site.phone.slice(1)}`);
  expect(searchParams.get('text')).toContain(location.href);
}

/** Presses "Try again" once in vain, and once when the files are there. */
async function expectMended(part: Locator) {
  await retry.click();
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  await expectInTime(page.getByRole('button', { name: failure.retry, disabled: false }));
  await expect.poll(() => retry.element().getAttribute('aria-busy')).toBe('false');
  await expect.element(failed).toBeVisible();
  await commands.releaseFiles();
  await retry.click();
  await expectInTime(part);
  await expect.element(part).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
}

test('lazy parts: own numbers recover in place', { tags: ['deep', 'long'] }, async () => {
  await commands.failFiles(['/worked-sum.tsx']);
  await show(<Calculator locale={en} start={closingSum} />);
  await page.getByLabelText(sums.calculator.first).fill('12');
  await page.getByLabelText(sums.calculator.second).fill('13');
  await userEvent.keyboard('{Enter}');
  await expectOffers();
  await expectConformance('[role=alert]');
  await expectMended(page.getByText('12 × 13 = 156', { exact: true }).first());
});

test('lazy parts: today’s sheet recovers as today’s', { tags: 'long' }, async () => {
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
  const tags = what === 'the session' ? [] : 'long';
  test(`lazy parts: ${what} fails in sight of its button on a phone`, { tags }, async () => {
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

test('lazy parts: a session that comes late opens for its press', async () => {
  await commands.failFiles(['/practice-session.tsx']);
  await show(start);
  await button(practice.session.start).click();
  await expectInTime(failed);
  await commands.releaseFiles();
  dispatchEvent(new Event('online'));
  await expectInTime(answerField);
  await expect.element(answerField).toHaveFocus();
});

test('lazy parts: the assistant and its answers recover in place', async () => {
  const answer = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError());
  await show(<Assistant words={assistant.launcher}>{null}</Assistant>);
  await button(assistant.launcher.open).click();
  await expectOffers();
  answer.mockImplementation(async () => Response.json(assistantGuide(en)));
  await retry.click();
  await expectInTime(page.getByRole('dialog', { name: assistant.panel.title }));
  await expect.element(failed).not.toBeInTheDocument();
});

test('lazy parts: a page that broke keeps room for its drawing', async () => {
  const heading = page.getByRole('heading', { name: en.words.errors.title });
  const drawing = page.getByText('×').first();
  async function tops() {
    const found = [];
    for (const width of [360, 1280]) {
      await page.viewport(width, 800);
      found.push(Math.round(heading.element().getBoundingClientRect().top));
    }
    return found;
  }
  await commands.failFiles(['/drawings/page-failure.tsx']);
  await showExample(failures.page);
  const before = await tops();
  expect(drawing.query()).toBeNull();
  await commands.releaseFiles();
  await expectInTime(drawing);
  expect(await tops()).toEqual(before);
});

const dialogs = (
  <ShopDialogs facts={shopFacts(en)} privacyPath="/privacy" asksParentFirst={false} />
);

test('lazy dialogs: sign-in recovers in place', { tags: 'long' }, async () => {
  await commands.failFiles(['/auth-dialog.tsx']);
  await show(dialogs, accountAt('account', { user: null }));
  await expectOffers();
  await expectMended(page.getByRole('dialog', { name: account.dialog.title }));
});

test(
  'lazy dialogs: the report of the profile stays, and lets the page be used',
  { tags: 'long' },
  async () => {
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
  },
);

const Example = ({ onClose }: { onClose: () => void }) => (
  <Dialog onClose={onClose} closeLabel="Close">
    <DialogTitle>Example</DialogTitle>
    <DialogDescription>It has arrived.</DialogDescription>
  </Dialog>
);
const dialog = page.getByRole('dialog', { name: 'Example' });

/** A button that opens a lazy dialog, which is fetched by `fetchPart`. */
async function showOpener(fetchPart: () => Promise<true>) {
  const part = lazyPart(fetchPart);
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && (
          <LazyDialog dialog={part} onClose={() => setOpen(false)}>
            {() => <Example onClose={() => setOpen(false)} />}
          </LazyDialog>
        )}
      </>
    );
  }
  await show(<Opener />);
  (button('Open').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

test('lazy dialog: opens when the network is back', async () => {
  const fetchPart = vi.fn().mockRejectedValue(new TypeError());
  await showOpener(fetchPart);
  await expectOffers();
  fetchPart.mockResolvedValue(true);
  await pass(60_000);
  await expect.element(failed).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Open')).toHaveFocus();
});

test('lazy dialog: reports a late chunk, and opens when it comes', async () => {
  let arrive: (part: true) => void;
  await showOpener(() => new Promise((resolve) => (arrive = resolve)));
  await pass(14_999);
  await expect.element(failed).not.toBeInTheDocument();
  await pass(1);
  await expect.element(failed).toBeVisible();
  arrive!(true);
  await expect.element(dialog).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

const historyIndex = () => navigation.currentEntry!.index;

test('lazy dialog: closes after a failure, and opens again', { tags: 'deep' }, async () => {
  const start = historyIndex();
  const fetchPart = vi.fn().mockRejectedValue(new TypeError());
  await showOpener(fetchPart);
  await expectOffers();
  await expectConformance('dialog');
  await retry.click();
  await expectInTime(retry);
  await expect.element(retry).toHaveAttribute('aria-busy', 'false');
  await expect.element(retry).toHaveFocus();
  for (const close of [() => userEvent.keyboard('{Escape}'), () => history.back()]) {
    await expect.poll(historyIndex).toBe(start + 1);
    await close();
    await expect.element(failed).not.toBeInTheDocument();
    await expect.element(button('Open')).toHaveFocus();
    await pass(0);
    await expect.poll(historyIndex).toBe(start);
    await userEvent.keyboard('{Enter}');
    await expectInTime(failed);
  }
  await userEvent.keyboard('{Escape}');
  fetchPart.mockResolvedValue(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
});
