// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TemplateFilter } from '@/components/contact/template-filter';
import { contact } from '@/tests/support/words';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const filter = (
  <TemplateFilter
    categories={['Demo', 'Books']}
    items={[
      { id: 'a', category: 'Demo', node: 'First' },
      { id: 'b', category: 'Books', node: 'Second' },
      { id: 'c', category: 'Books', node: 'Third' },
    ]}
    words={contact.templates}
    tag="en-IN"
  />
);

let house: HTMLElement;
let root: Root;

beforeEach(() => {
  house = document.createElement('div');
  root = createRoot(house);
  act(() => root.render(filter));
});
afterEach(() => act(() => root.unmount()));

const press = (name: string) =>
  act(() =>
    [...house.querySelectorAll('label')].find((chip) => chip.textContent === name)?.click(),
  );
const items = () =>
  [...house.querySelectorAll('li')].map(({ textContent, dataset }) => [
    textContent,
    dataset.category,
  ]);
const said = () => house.querySelector('[role=status]')?.textContent;
const chosen = () =>
  [...house.querySelectorAll<HTMLInputElement>('input:checked')].map(
    (radio) => radio.labels?.[0]?.textContent,
  );

describe('TemplateFilter', () => {
  it('shows all from the server on, and says nothing yet', () => {
    expect(renderToStaticMarkup(filter)).toContain('Third');
    expect(items()).toEqual([
      ['First', '0'],
      ['Second', '1'],
      ['Third', '1'],
    ]);
    expect(chosen()).toEqual(['All']);
    expect(said()).toBe('');
  });

  it('keeps every item in the page, and says how many of a category are shown', () => {
    document.body.append(house);
    for (const [name, sentence] of [
      ['Books', '2 messages shown'],
      ['Demo', '1 message shown'],
      ['All', '3 messages shown'],
    ] as const) {
      press(name);
      expect(chosen()).toEqual([name]);
      expect(said()).toBe(sentence);
      expect(items()).toHaveLength(3);
    }
    house.remove();
  });
});
