import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { Assistant } from '@/components/assistant/assistant';
import { LazyDialog } from '@/components/site/lazy';
import { Dialog, DialogDescription, DialogTitle } from '@/components/site/dialog';
import { assistantGuide } from '@/lib/assistant/guide';
import { lazyPart } from '@/lib/browser/lazy';
import { failure as failures } from './examples/site';
import { expectOffers, failed, retry } from './support/failed';
import { en, expectInTime, pass, show, showExample } from './support/part';
import { start } from './support/practice';
import { answerField } from './support/sums';

const { assistant, practice } = en.words;
const button = (name: string) => page.getByRole('button', { name, exact: true });

afterEach(() => commands.releaseFiles());

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

test('lazy dialog: closes after a failure, and opens again', async () => {
  const start = historyIndex();
  const fetchPart = vi.fn().mockRejectedValue(new TypeError());
  await showOpener(fetchPart);
  await expectOffers();
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
