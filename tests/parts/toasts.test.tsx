import { afterEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Toast, TOAST_EVENT } from '@/components/site/toaster';
import { en, expectConformance, expectInTime, pass, show } from './support/part';

const { shell } = en.words;

afterEach(() => commands.releaseFiles());

test('toasts: one whose script cannot be fetched is an alert for ten seconds', async () => {
  const detail: Toast = { kind: 'error', title: 'It has failed', description: 'Try again.' };
  const showToast = () => dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
  const plain = page.getByRole('alert').filter({ hasText: detail.title });
  await commands.failFiles(['/components/ui/sonner.tsx']);
  await show(null);
  showToast();
  await expectInTime(plain);
  await expect.element(plain).toHaveTextContent(detail.description!);
  await expectConformance('[role=alert]');
  await pass(10_000);
  await expect.element(plain).not.toBeInTheDocument();
  await commands.releaseFiles();
  showToast();
  const toasts = page.getByRole('region', { name: shell.toasts.label });
  await expect.element(toasts.getByText(detail.title)).toBeVisible();
});
