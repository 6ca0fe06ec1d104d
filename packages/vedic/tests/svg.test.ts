import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingOf } from '@sutra/vedic/drawing';
import { work } from '@sutra/vedic/multiply';
import { toSvg } from '@sutra/vedic/svg';

const svg = toSvg(drawingOf(work('nikhilam', 97, 93)));

test('svg: has each figure and stroke of a drawing', () => {
  const { figures, strokes } = drawingOf(work('nikhilam', 97, 93));
  const texts = [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  expect(texts).toEqual(figures.flatMap(({ text, size }) => (size === 'large' ? [...text] : text)));
  expect(svg.match(/<path /g)).toHaveLength(strokes.length);
});

test('svg: the picture of the README is drawn by it', () => {
  expect(readFileSync(new URL('../examples/97-times-93.svg', import.meta.url), 'utf8')).toBe(svg);
});
