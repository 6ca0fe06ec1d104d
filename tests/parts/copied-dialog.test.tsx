import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog, DialogTitle } from '@/components/site/dialog';
import { pass, show } from './support/part';

vi.mock('@/components/ui/dialog', () => import('./support/copied-dialog'));

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
