// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TemplateFilter } from '@/components/contact/template-filter';
import { contact } from '@/content/en/contact';

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
    [...house.querySelectorAll('button')].find((chip) => chip.textContent === name)?.click(),
  );
const shown = () => [...house.querySelectorAll('li')].map((item) => item.textContent);
const said = () => house.querySelector('[role=status]')?.textContent;
const pressed = () =>
  [...house.querySelectorAll('[aria-checked=true]')].map((chip) => chip.textContent);

describe('TemplateFilter', () => {
  it('shows all from the server on, and says nothing yet', () => {
    expect(renderToStaticMarkup(filter)).toContain('Third');
    expect(shown()).toEqual(['First', 'Second', 'Third']);
    expect(pressed()).toEqual(['All']);
    expect(said()).toBe('');
  });

  it('narrows to one category, says how many are left, and goes back', () => {
    press('Books');
    expect(shown()).toEqual(['Second', 'Third']);
    expect(pressed()).toEqual(['Books']);
    expect(said()).toBe('2 messages shown');
    press('Demo');
    expect(shown()).toEqual(['First']);
    expect(said()).toBe('1 message shown');
    press('All');
    expect(shown()).toHaveLength(3);
    expect(pressed()).toEqual(['All']);
    expect(said()).toBe('3 messages shown');
  });
});
