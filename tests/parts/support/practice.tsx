import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { FailureProvider } from '@/components/site/lazy';
import { site } from '@/content/site';
import { makerOf, startOf } from './practice-parts';
import { en } from './part';

const { shell } = en.words;

export const start = startOf(en);
export const maker = makerOf(en);

export const choose = (group: number, name: string) =>
  page.getByRole('radiogroup').nth(group).getByText(name, { exact: true }).click();

/** Shows the HTML of a part, as before scripts; React takes it over when the test says so. */
export async function showMarkup(part: React.ReactNode): Promise<() => void> {
  await cleanup();
  const element = (
    <FailureProvider words={{ ...shell.failure, phone: site.phone }}>
      <main>{part}</main>
    </FailureProvider>
  );
  const box = document.createElement('div');
  box.innerHTML = renderToString(element);
  document.body.append(box);
  onTestFinished(() => box.remove());
  return () => {
    const root = hydrateRoot(box, element);
    onTestFinished(() => root.unmount());
  };
}
