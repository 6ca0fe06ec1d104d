import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { site } from '@/content/site';
import { en, expectInTime } from './part';

const { failure } = en.words.shell;
export const failed = page.getByRole('alert').filter({ hasText: failure.title });
const button = (name: string) => page.getByRole('button', { name, exact: true });
export const retry = button(failure.retry);

/** Expects what a visitor can do where a part could not be loaded. */
export async function expectOffers() {
  await expectInTime(failed);
  await expect.element(failed).toHaveTextContent(failure.text);
  await expect.element(button(failure.reload)).toBeVisible();
  const chat = page.getByRole('link', { name: failure.chat });
  const { origin, pathname, searchParams } = new URL(chat.element().getAttribute('href')!);
  expect(origin + pathname).toBe(`https://wa.me/${site.phone.slice(1)}`);
  expect(searchParams.get('text')).toContain(location.href);
}
