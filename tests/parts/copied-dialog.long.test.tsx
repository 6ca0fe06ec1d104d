import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog, DialogTitle, scrollToTop, StickyActions } from '@/components/site/dialog';
import { Input } from '@/components/ui/input';
import { toast } from '@/lib/browser/toast';
import { en, pass, show } from './support/part';

vi.mock('@/components/ui/dialog', () => import('./support/copied-dialog'));
vi.mock('@/components/ui/sonner', () => import('./support/copied-sonner'));

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Title' });
const historyIndex = () => navigation.currentEntry!.index;

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} closeLabel="बंद करें" aria-describedby={undefined}>
          <DialogTitle>Title</DialogTitle>
        </Dialog>
      )}
    </>
  );
}

test('dialog: a part copied anew by shadcn’s tool closes and returns the focus as before', async () => {
  await show(<Example />);
  const start = historyIndex();
  for (const close of [
    () => history.back(),
    () => userEvent.keyboard('{Escape}'),
    () => dialog.getByRole('button', { name: 'बंद करें' }).click(),
  ]) {
    await opener.click();
    await expect.element(dialog).toBeVisible();
    expect(dialog.getByRole('button').elements()).toHaveLength(1);
    expect(document.documentElement.dataset.layer).toBe('dialog');
    await expect.poll(historyIndex).toBe(start + 1);
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await pass(0);
    await expect.poll(historyIndex).toBe(start);
  }
});

const NUMBERS = Array.from({ length: 20 }, (_, index) => `Field ${index}`);
const boxOf = (element: Element) => element.getBoundingClientRect();

function isOver(upper: DOMRect, lower: DOMRect) {
  const isBeside = upper.right <= lower.left || upper.left >= lower.right;
  return !isBeside && upper.top < lower.bottom && upper.bottom > lower.top;
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
  [320, 256],
] as const) {
  const title = `dialog: a part copied anew leaves room for toasts and its foot at ${width} × ${height}`;
  test(title, async () => {
    await page.viewport(width, height);
    await show(
      <Dialog onClose={() => {}} closeLabel="Close" aria-describedby={undefined}>
        <DialogTitle>{'Title '.repeat(20)}</DialogTitle>
        {NUMBERS.map((name) => (
          <label key={name}>
            {name} <Input />
          </label>
        ))}
        <StickyActions>
          <button>Save</button>
        </StickyActions>
      </Dialog>,
    );
    const box = dialog.element() as HTMLElement;
    const close = dialog.getByRole('button', { name: 'Close' }).element();
    const foot = dialog.getByRole('button', { name: 'Save' }).element().parentElement!;
    const title = document.createRange();
    title.selectNodeContents(dialog.getByRole('heading').element());
    const { left, right, bottom } = boxOf(box);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    expect(box.scrollWidth, 'its foot is no wider').toBe(box.clientWidth);
    expect(isOver(boxOf(close), title.getBoundingClientRect())).toBe(false);

    for (const name of [NUMBERS.at(-1)!, NUMBERS[9]!]) {
      const field = dialog.getByLabelText(name).element() as HTMLElement;
      field.focus();
      const isShort = getComputedStyle(foot).position === 'static';
      if (!isShort) expect(boxOf(field).bottom).toBeLessThanOrEqual(boxOf(foot).top);
      expect(boxOf(field).bottom).toBeLessThanOrEqual(boxOf(box).bottom);
      expect(boxOf(field).top).toBeGreaterThanOrEqual(boxOf(box).top);
    }
    scrollToTop(close);
    expect(box.scrollTop).toBe(0);

    const { title: first, text } = en.words.account.toasts.registerDone;
    toast.error(first, { description: text });
    await expect.poll(() => document.querySelector('[data-sonner-toast]')).not.toBeNull();
    await pass(1_000);
    const shown = document.querySelector('[data-sonner-toast]')!;
    if (height > 384) expect(boxOf(shown).bottom).toBeLessThanOrEqual(boxOf(box).top);
    const closeToast = shown.querySelector<HTMLElement>('[data-close-button]')!;
    expect(boxOf(closeToast).height).toBeGreaterThanOrEqual(44);
    await userEvent.click(closeToast);
    await pass(1_000);
    await expect.poll(() => document.querySelector('[data-sonner-toast]')).toBeNull();
    await expect.element(dialog).toBeVisible();
  });
}
