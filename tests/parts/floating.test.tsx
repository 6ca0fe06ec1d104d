import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FloatingButton, FloatingStack } from '@/components/site/floating';
import { show } from './support/part';

const launcher = page.getByRole('button', { name: 'Open' });
const stack = () => getComputedStyle(document.querySelector('.floating-stack')!);
const field = page.getByRole('textbox', { name: 'Name' });
const menu = page.getByRole('button', { name: 'Menu' });

beforeEach(() =>
  show(
    <>
      <button popoverTarget="menu">Menu</button>
      <div popover="auto" id="menu">
        Links
      </div>
      <label>
        Name <input />
      </label>
      <FloatingStack>
        <FloatingButton>Open</FloatingButton>
      </FloatingStack>
      <div style={{ height: 3000 }} />
      <button>Far down</button>
    </>,
  ),
);

test('floating buttons: hide on the way down, and come back on the way up or with the focus', async () => {
  await expect.poll(() => stack().opacity).toBe('1');
  for (const [top, opacity] of [
    [600, '0'],
    [400, '1'],
    [900, '0'],
  ] as const) {
    scrollTo(0, top);
    await expect.poll(() => stack().opacity).toBe(opacity);
  }
  expect(stack().pointerEvents).toBe('none');
  launcher.element().focus();
  await expect.poll(() => stack().opacity).toBe('1');
});

test('floating buttons: give way to the focus and to the menu on a phone', async () => {
  await page.viewport(360, 740);
  field.element().focus();
  await expect.poll(() => stack().visibility).toBe('hidden');
  field.element().blur();
  await expect.poll(() => stack().visibility).toBe('visible');
  await menu.click();
  await expect.poll(() => stack().visibility).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => stack().visibility).toBe('visible');
});

test('floating buttons: stay beside a field on a wide screen', async () => {
  field.element().focus();
  await expect.element(field).toHaveFocus();
  expect(stack().visibility).toBe('visible');
});

test('floating buttons: are in the flow of the page in a low window', async () => {
  await page.viewport(320, 256);
  expect(stack().position).toBe('static');
  expect(stack().display).toBe('flex');
});
