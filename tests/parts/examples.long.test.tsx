import { expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { slips } from '@/content/en/slips';
import { loadExamples } from './examples/all';
import { mistakes } from './examples/sums';
import { showExample } from './support/part';

vi.mock('@/lib/shop/account/browser/sign-in', () => import('@/scripts/parts/stand-ins'));

const examples = [...(await loadExamples())];
const groups = [...new Set(examples.map(([name]) => name.split('/')[0]!))];

/** Pages around them are checked in journeys; one mistake is written as the other. */
const isChecked = (name: string) =>
  !/failure\/page$|^pages\/notFound/.test(name) && !/^sums\/slip\/(?!nikhilam)/.test(name);

/** Of an open dialog, since the engines report what it hides from screen readers. */
const shownParts = () => {
  const dialog = '[role=dialog], dialog[open]';
  const main = document.querySelector(dialog) ? dialog : 'main';
  const toasts = '[data-sonner-toaster]';
  return document.querySelector(toasts) ? [main, toasts] : [main];
};

test.each(groups)('examples: those of %s conform', async (group) => {
  for (const [name, example] of examples.filter(([each]) => each.startsWith(`${group}/`))) {
    localStorage.clear();
    sessionStorage.clear();
    await showExample(example);
    // Each page has a heading.
    await expect
      .poll(() => document.querySelectorAll('main *, dialog, [role=dialog], aside *').length, {
        message: name,
      })
      .toBeGreaterThan(1);
    if (!isChecked(name)) continue;
    for (const part of shownParts()) expect.soft(await commands.findFaults(part), name).toEqual([]);
  }
});

test('examples: have each mistake that the site can name', () => {
  // One text is for all that has no name.
  expect(['step', ...mistakes.keys()].sort()).toEqual(Object.keys(slips).sort());
});
