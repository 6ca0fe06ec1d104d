import { expect, test } from 'vitest';
import { readTyped as read } from '@/tests/support/setup-answers';

test.each<[hue: number, ...typed: string[]]>([
  [145, 'हरा रंग', 'hara rang', 'Green colour', 'gehra hara', 'गहरा हरा', 'bottle green', 'हरे'],
  [240, 'sky blue', 'sky-blue', 'Sky Blue', 'aasmani', 'आसमानी'],
  [265, 'navy', 'navy blue', 'royal blue'],
  [255, 'नीला रंग', 'halka neela', 'हल्का नीला', 'light blue'],
  [55, 'brown', 'भूरा'],
  [60, 'bhagwa', 'भगवा', 'kesari'],
  [142, '#0f0', '#0F0', '#00ff00'],
  [240, '240 degrees', '240°'],
])('setup: reads the hue %i in "%s"', (hue, ...typed) => {
  expect(typed.map((text) => read('look.hue', text))).toEqual(typed.map(() => hue));
});

test.each([
  'black',
  'grey',
  '#000',
  '#ffffff',
  '#808080',
  'green and white',
  '#0a7d3',
  'not green',
])('setup: reads no color in "%s"', (typed) => {
  expect(read('look.hue', typed)).toMatch(/^Write the name of a color/);
});
