import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { samplePages } from '@/content/sample-pages';
import { stringsIn } from '@/build/fonts/characters';

const pages = Object.values(samplePages).flat();
const texts = stringsIn(pages);

/** The value of a sum or a polynomial such as "(2x − 3)(5x + 4)". */
const valueOf = (text: string, x = 0) =>
  runInNewContext(
    text
      .replaceAll(',', '')
      .replaceAll('−', '-')
      .replaceAll('÷', '/')
      .replaceAll('×', '*')
      .replace(/(x|\d+)\^(\d)/g, '($1**$2)')
      .replace(/(?<=[\dx)])(?=[x(])/g, '*'),
    { x },
  ) as number;

const same = (one: string, other: string) =>
  [-3, 1, 2, 10].every((x) => valueOf(one, x) === valueOf(other, x));

// Pages may be the owner's own: each test shows on a text of its own that it can fail.
it('sample pages: state true sums', () => {
  const number = String.raw`−?\d[\d,]*`;
  const equation = new RegExp(
    `(?<![\\w^(]|[+−×÷=] )(${number}(?: [+−×÷] ${number})+) = (${number})`,
    'g',
  );
  const sumsIn = (text: string) => [...text.matchAll(equation)];
  expect(sumsIn('So 10,000 − 4387 = 5613.')).toMatchObject([{ 1: '10,000 − 4387', 2: '5613' }]);
  for (const [whole, left = '', right = ''] of texts.flatMap(sumsIn)) {
    expect(valueOf(left), whole).toBe(valueOf(right));
  }
});

it('sample pages: state true products of polynomials', () => {
  const lines = pages.flatMap(({ blocks }) => blocks.filter((block) => Array.isArray(block)));
  const products = lines.filter(([first = '']) => /^\(\d?x/.test(first));
  for (const [left = '', right = ''] of products) {
    expect(same(left, right.replace('= ', '')), left).toBe(true);
  }
  expect(same('(2x − 3)(x + 4)', '2x^2 + 5x + 12')).toBe(false);
});

it('sample pages: answer every question, with Indian digit groups from five digits on', () => {
  const sums = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'sums' in block ? block.sums : [])),
  );
  for (const sum of sums) {
    const [question = '', answer = ''] = sum.split(' = ');
    if (question.includes('x')) {
      expect(same(question, answer), sum).toBe(true);
    } else {
      const value = valueOf(question);
      const grouped = new Intl.NumberFormat('en-IN').format(value);
      expect(answer, sum).toBe(value < 10_000 ? String(value) : grouped);
    }
  }
  expect(same('x^2 + 7x + 12', '(x + 3)(x + 5)')).toBe(false);
});
