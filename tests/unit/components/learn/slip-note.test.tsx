import { expect, test } from 'vitest';
import { SlipNote } from '@/components/learn/slip-note';
import { slips } from '@/content/en/slips';
import { renderToHtml } from '@/tests/support/render';

/** Underlined numerals, lines below the left half or another part of a drawing, strokes. */
const marks = /(?<=border-thread">)\d+|M18 388H|M\d+ 388H|M\d+ 164h40|thread-in-view/g;
const strokes = 'thread-in-view';

test.each<[name: string, a: number, b: number, given: number, marked: (string | RegExp)[]]>([
  ['nothing where the answer is right', 98, 97, 9506, []],
  ['nothing where two mistakes give it', 51, 14, 514, []],
  ['the right half', 98, 97, 956, [/^M2\d+ 388H/]],
  ['the left half', 102, 97, 9906, ['M18 388H']],
  ['the right half of a square', 98, 98, 964, [/^M2\d+ 388H/]],
  ['the columns that carry', 23, 14, 212, ['M140 164h40', 'M216 164h40']],
  ['the strokes of Nikhilam', 98, 97, 10106, [strokes, strokes]],
  ['the strokes of a square', 96, 96, 10016, [strokes, strokes]],
  ['the strokes of Urdhva', 23, 14, 242, [strokes]],
  ['the right part', 35, 35, 125, ['25']],
  ['the left part', 35, 35, 925, ['12']],
  ['the parts that carry', 478, 11, 4158, ['11', '15']],
])('slip note: marks %s: %i × %i is not %i', (_, a, b, given, marked) => {
  const html = renderToHtml(<SlipNote answered={{ a, b, given }} texts={slips} />);
  expect(html.match(marks) ?? []).toEqual(marked.map((mark) => expect.stringMatching(mark)));
});
