import { act } from 'react';
import { afterEach, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FailureProvider } from '@/components/site/lazy';
import { SiteToaster } from '@/components/site/toaster';
import { site } from '@/content/site';
import { type Account, AccountContext } from '@/lib/account/account-context';
import { locales } from '@/lib/locale';

export const { en } = locales;

/** Shows a part in a page that has what every page has: toasts, and words for parts that fail. */
export async function show(part: React.ReactNode, account: Account | null = null): Promise<void> {
  const { failure, toasts } = en.words.shell;
  await render(
    <FailureProvider words={{ ...failure, phone: site.phone }}>
      <AccountContext value={account}>
        <main>{part}</main>
      </AccountContext>
      <SiteToaster label={toasts.label} closeLabel={toasts.close} />
    </FailureProvider>,
  );
}

const setActing = (isActing: boolean) => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', isActing);

/** Lets the time of the page pass. What follows from it is shown when this ends. */
export async function pass(ms: number): Promise<void> {
  setActing(true);
  await act(() => vi.advanceTimersByTimeAsync(ms));
  setActing(false);
}

/** Moves the pointer to where nothing is. */
export const moveAway = () => userEvent.unhover(document.body);

export async function setVisibility(value: DocumentVisibilityState): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Where the part would have led. The page of the tests stays. */
export const left: string[] = [];

navigation.addEventListener('navigate', (event) => {
  const { hashChange, destination, navigationType } = event;
  if (hashChange || destination.sameDocument || navigationType === 'traverse') return;
  event.preventDefault();
  left.push(destination.url);
});
afterEach(() => void left.splice(0));
