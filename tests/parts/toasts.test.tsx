import { afterEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { type Toast, TOAST_EVENT } from '@/lib/browser/toast';
import { listen } from './support/heard';
import { en, expectInTime, pass, show } from './support/part';

const { shell } = en.words;

afterEach(() => commands.releaseFiles());

test('toasts: one whose script cannot be fetched is an alert for ten seconds', async () => {
  const detail: Toast = { kind: 'error', title: 'It has failed', description: 'Try again.' };
  const showToast = () => dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
  const plain = page.getByRole('alert').filter({ hasText: detail.title });
  await commands.failFiles(['/components/site/sonner.tsx']);
  await show(null);
  showToast();
  await expectInTime(plain);
  await expect.element(plain).toHaveTextContent(detail.description!);
  await pass(10_000);
  await expect.element(plain).not.toBeInTheDocument();
  await commands.releaseFiles();
  showToast();
  const toasts = page.getByRole('region', { name: shell.toasts.label });
  await expect.element(toasts.getByText(detail.title)).toBeVisible();
});

const region = page.getByRole('region', { name: shell.toasts.label });
const readable = () =>
  [...document.querySelectorAll('[data-sonner-toast]')]
    .filter((one) => getComputedStyle(one).visibility === 'visible')
    .map(({ textContent }) => textContent);
const say = (title: string, kind: Toast['kind'] = 'error') =>
  dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: { kind, title } }));

test('toasts: conform, and show one at a time, however soon they come', async () => {
  await show(null);
  let most = 0;
  const watch = new MutationObserver(() => (most = Math.max(most, readable().length)));
  watch.observe(document.body, { attributes: true, childList: true, subtree: true });
  say('First');
  await expect.poll(readable).toEqual(['First']);
  // After closing the one before.
  await region.getByRole('button', { name: shell.toasts.close }).click();
  await pass(100);
  say('Second', 'success');
  await pass(600);
  await expect.poll(readable).toEqual(['Second']);
  // Two within 50 ms.
  say('Third');
  await pass(50);
  say('Fourth');
  await pass(1_000);
  await expect.poll(readable).toEqual(['Fourth']);
  expect(most).toBe(1);
  await pass(8_999);
  expect(readable()).toEqual(['Fourth']);
  await pass(1_000);
  await expect.poll(readable).toEqual([]);
  watch.disconnect();
});

test('toasts: one that the page says itself is silent, and the next is heard', async () => {
  await show(null);
  const { count } = listen();
  const detail: Toast = { kind: 'error', title: 'Said beside the form', isSilent: true };
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
  await expect.poll(readable).toEqual([detail.title]);
  say('Said by the toast');
  await pass(1_000);
  await expect.poll(readable).toEqual(['Said by the toast']);
  expect([count(detail.title), count('Said by the toast')]).toEqual([0, 1]);
});

const goOns: [what: string, goOn: () => unknown][] = [
  ['presses what opens a dialog', () => page.getByRole('button', { name: 'Login' }).click()],
  ['opens another tab', () => page.getByRole('tab', { name: 'Two' }).click()],
  ['types', () => page.getByLabelText('Name').fill('a')],
];

test('toast: ends when its reader goes on to something else', async () => {
  for (const [what, goOn] of goOns) {
    await show(
      <>
        <button aria-haspopup="dialog">Login</button>
        <button>Beside it</button>
        <label>
          Name <input />
        </label>
        <Tabs defaultValue="one">
          <TabsList aria-label="Tabs">
            <TabsTrigger value="one">One</TabsTrigger>
            <TabsTrigger value="two">Two</TabsTrigger>
          </TabsList>
          <TabsContent value="one">First</TabsContent>
          <TabsContent value="two">Second</TabsContent>
        </Tabs>
      </>,
    );
    say('It has failed');
    await expect.poll(readable).toEqual(['It has failed']);
    await page.getByRole('button', { name: 'Beside it' }).click();
    await pass(1_000);
    expect(readable()).toEqual(['It has failed']);
    await goOn();
    // Less than the ten seconds after which it ends by itself.
    await pass(1_000);
    await expect.poll(readable, { message: what }).toEqual([]);
  }
});
