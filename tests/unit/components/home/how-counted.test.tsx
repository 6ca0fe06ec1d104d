import { expect, test } from 'vitest';
import { HowCounted } from '@/components/site/how-counted';
import { renderToHtml } from '@/tests/support/render';
import { untranslated } from '@/tests/support/untranslated';

const text = 'By the lists of my classes since 2004.';

test('how counted: is said in the language it is written in', () => {
  for (const [language, hi, html] of [
    ['en', null, '<p class="">By the lists of my classes since 2004.</p>'],
    ['hi', null, '<p lang="en" class="">By the lists of my classes since 2004.</p>'],
    ['hi', '2004 से मेरी सूचियों से।', '<p class="">2004 से मेरी सूचियों से।</p>'],
  ] as const) {
    const counted = { text, textIn: { ...untranslated, hi } };
    expect
      .soft(renderToHtml(<HowCounted {...{ language, counted }} className="" />), language)
      .toBe(html);
  }
});

test('how counted: without a sentence nothing is shown', () => {
  expect(renderToHtml(<HowCounted language="en" counted={null} className="" />)).toBe('');
});
