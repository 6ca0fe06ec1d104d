import { expect, test, vi } from 'vitest';
import { slips } from '@/content/en/slips';
import { loadExamples } from './examples/all';
import { mistakes } from './examples/sums';
import { showExample } from './support/part';

vi.mock('@/lib/account/browser/sign-in', () => import('@/scripts/parts/sign-in'));

test.each([...(await loadExamples())])('example: %s', async (_, example) => {
  await showExample(example);
  // Each page has a heading.
  await expect
    .poll(() => document.querySelectorAll('main *, dialog, [role=dialog], aside *').length)
    .toBeGreaterThan(1);
});

test('examples: have each mistake that the site can name', () => {
  expect([...mistakes.keys()].sort()).toEqual(Object.keys(slips).sort());
});
