import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { KindProvider } from '@/components/practice/kind';
import { KindChoice } from '@/components/practice/kind-choice';
import { PracticeStart } from '@/components/practice/practice-start';
import { SheetMaker } from '@/components/practice/sheet-maker';
import { FailureProvider } from '@/components/site/lazy';
import { site } from '@/content/site';
import { levels } from '@sutra/vedic/levels';
import { methodsOf } from '@sutra/vedic/questions';
import { en } from './part';

const { practice, sums, vedic, shell } = en.words;

export const choice = {
  words: practice.choice,
  levels: levels.map((id) => ({
    id,
    title: sums.clock.levels[id].title,
    methods: (['mixed', ...methodsOf(id)] as const).map((method) => ({
      id: method,
      name: method === 'mixed' ? practice.choice.mixed : vedic.products.methods[method],
      note: '',
    })),
  })),
};

export const start = (
  <KindProvider choice={choice}>
    <h2>{practice.session.title}</h2>
    <PracticeStart words={practice} />
  </KindProvider>
);
export const maker = (
  <KindProvider choice={choice}>
    <KindChoice />
    <h2>{practice.sheets.title}</h2>
    <SheetMaker words={practice.sheets} />
  </KindProvider>
);

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
