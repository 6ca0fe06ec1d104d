import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import { type Shop, ShopContext } from '@/components/shop/shop-context';

export { renderToStaticMarkup as renderToHtml } from 'react-dom/server';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Replaces browser functions that jsdom does not have. */
export function stubBrowser() {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.scrollTo = Element.prototype.scrollIntoView = () => {};
}

const roots: Root[] = [];

/** Ends every component before its test does. */
export async function unmount(): Promise<void> {
  await act(async () => roots.splice(0).forEach((root) => root.unmount()));
}

// Tests may replace it.
const realTimeout = setTimeout;

afterEach(async () => {
  if (roots.length === 0) return;
  await unmount();
  document.body.replaceChildren();
  // A dialog that ends goes back in the history, which takes jsdom a few tasks of a millisecond.
  for (let task = 0; task < 4; task++) await new Promise((resolve) => realTimeout(resolve, 1));
});

function place(): HTMLElement {
  const box = document.createElement('div');
  document.body.append(box);
  return box;
}

/** Renders into the document of jsdom, until the end of the test. */
export async function render(
  element: React.ReactNode,
  shop: Shop | null = null,
): Promise<HTMLElement> {
  const box = place();
  const root = createRoot(box);
  roots.push(root);
  await act(async () => root.render(<ShopContext value={shop}>{element}</ShopContext>));
  return box;
}

/** Hydrates what the server rendered. */
export async function hydrate(html: string, element: React.ReactNode): Promise<HTMLElement> {
  const box = place();
  box.innerHTML = html;
  await act(async () => {
    roots.push(hydrateRoot(box, element));
  });
  return box;
}

/** Types into a field, or chooses an option, as a visitor does; React hears it. */
export async function type(field: Element, text: string): Promise<void> {
  const kinds = [HTMLTextAreaElement, HTMLSelectElement, HTMLInputElement];
  const { prototype } = kinds.find((kind) => field instanceof kind)!;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, text);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  await act(async () => {
    field.dispatchEvent(new Event(event, { bubbles: true }));
  });
}

/** Submits a form as its button does. */
export async function submit(form: HTMLFormElement): Promise<void> {
  await act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}
