import { act } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { FailureProvider } from '@/components/site/lazy';
import { Page } from '@/components/site/page';
import { SiteToaster } from '@/components/site/toaster';
import { site } from '@/content/site';
import { type Shop, ShopContext } from '@/components/shop/shop-context';
import { locales } from '@/lib/locale';

export const { en } = locales;

/** Shows a part, in place of the one before, in a page that has what parts find on every page. */
export async function show(part: React.ReactNode, shop: Shop | null = null): Promise<void> {
  await cleanup();
  const { failure, toasts } = en.words.shell;
  await render(
    <FailureProvider words={{ ...failure, phone: site.phone }}>
      <meta property="og:site_name" content={site.name} />
      <ShopContext value={shop}>
        <Page>
          <h1 className="sr-only">Part</h1>
          {part}
        </Page>
      </ShopContext>
      <SiteToaster label={toasts.label} closeLabel={toasts.close} />
    </FailureProvider>,
  );
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

/** Expects no error of the HTML standard, and none of accessibility within an element. */
export async function expectConformance(within = 'main'): Promise<void> {
  expect(await commands.findFaults(within)).toEqual([]);
}

/** Longer than the pauses between three tries. */
const ALL_TRIES = 2_500;

/** Lets the tries pass: each is a request, after whose failure the pause before the next begins. */
export const expectInTime = (locator: Locator) =>
  expect
    .poll(async () => {
      await pass(ALL_TRIES);
      return locator.query();
    })
    .not.toBeNull();
