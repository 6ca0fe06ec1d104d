import { expect, it, vi } from 'vitest';
import { readPage } from '@/lib/browser/restore-page';

it('readPage: does not fail in browsers without popovers', () => {
  vi.spyOn(document, 'querySelector').mockImplementation((selector) => {
    throw new SyntaxError(`'${selector}' is not a valid selector`);
  });
  expect(readPage().menu).toBeNull();
});
