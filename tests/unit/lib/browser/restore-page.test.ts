// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { readPage, restorePage } from '@/lib/browser/restore-page';

const form =
  '<form><input name="name" /><input name="email" /><textarea name="message"></textarea></form>';
const names = ['name', 'email', 'message'];
const named = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;

it('restorePage: fills each field again, beside a field of an extension', () => {
  document.body.innerHTML = `<input class="extension" />${form}`;
  for (const name of names) named(name).value = `typed ${name}`;
  named('email').focus();
  const before = readPage();
  // React renders the page anew, without what the extension has added.
  document.body.innerHTML = form;
  restorePage(before);
  expect(names.map((name) => named(name).value)).toEqual(names.map((name) => `typed ${name}`));
  expect(document.activeElement).toBe(named('email'));
});

it('readPage: does not fail in browsers without popovers', () => {
  vi.spyOn(document, 'querySelector').mockImplementation((selector) => {
    throw new SyntaxError(`'${selector}' is not a valid selector`);
  });
  expect(readPage().menu).toBeNull();
});
