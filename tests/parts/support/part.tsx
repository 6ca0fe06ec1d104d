import { act } from 'react';
import { afterEach, expect, onTestFinished, vi } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { type Shop } from '@/components/shop/shop-context';
import { locales } from '@/lib/words/locale';
import { type Examples, toExample } from '../examples/example';
import { stepsWith } from '../examples/steps';
import { PageAround } from './page-around';

export const { en } = locales;

/** Shows a part, in place of the one before, in a page that has what parts find on every page. */
export async function show(part: React.ReactNode, account: Shop | null = null): Promise<void> {
  await cleanup();
  await render(
    <PageAround locale={en} account={account}>
      {part}
    </PageAround>,
  );
}

/** An example of the page of parts (`npm run parts`), by default with its own account. */
export async function showExample(
  example: Examples[string] | undefined,
  account?: Shop,
): Promise<void> {
  const { part, account: own, answers, visit } = toExample(example!);
  globalThis.exampleAnswers = answers;
  onTestFinished(() => void (globalThis.exampleAnswers = undefined));
  await show(part(en), account ?? own);
  await visit?.(stepsWith(pass), en);
}

const toasts = page.getByRole('region', {
  name: en.words.shell.toasts.label,
  includeHidden: true,
});
/** Also one that lies over a dialog, which hides it from screen readers. */
export const toast = (title: string) => toasts.getByText(title, { exact: true });

const setActing = (isActing: boolean) => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', isActing);

/** Lets the time of the page pass. What follows from it is shown when this ends. */
export async function pass(ms: number): Promise<void> {
  setActing(true);
  await act(() => vi.advanceTimersByTimeAsync(ms));
  setActing(false);
}

/** Moves the pointer to where nothing is. */
export const moveAway = () => commands.movePointerAway();

export async function setVisibility(value: DocumentVisibilityState): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Where the part would have led: `push /contact`. The page of the tests stays. */
export const left: string[] = [];

navigation.addEventListener('navigate', (event) => {
  const { hashChange, destination, navigationType } = event;
  if (hashChange || destination.sameDocument || navigationType === 'traverse') return;
  event.preventDefault();
  left.push(`${navigationType} ${destination.url.replace(location.origin, '')}`);
});
afterEach(() => void left.splice(0));

/** Expects no error of the HTML standard, and none of accessibility, within an element. */
export async function expectConformance(within = 'main'): Promise<void> {
  expect(await commands.findFaults(within)).toEqual([]);
}

/** Longer than the pauses between three tries. */
const ALL_TRIES = 2_500;

/**
 * Lets the tries pass: each is a request, after whose failure the pause before the next begins. While
 * a request is under way no time passes: on a busy machine the part would count as late.
 */
export const expectInTime = (locator: Locator) =>
  expect
    .poll(async () => {
      if (!(await commands.isLoading())) await pass(ALL_TRIES);
      return locator.query();
    })
    .not.toBeNull();
