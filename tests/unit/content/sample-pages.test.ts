import { expect, it } from 'vitest';
import { samplePages } from '@/content/sample-pages/pages';
import { stringsIn } from '@/scripts/fonts/characters';

const pages = Object.values(samplePages).flat();
const texts = stringsIn(pages);

/** A sum in figures: terms and signs, ÷ and × before + and −. */
function valueOf(sum: string): number {
  const parts = sum.replaceAll(',', '').trim().split(' ');
  const terms = [Number(parts[0])];
  for (let index = 1; index < parts.length; index += 2) {
    const next = Number(parts[index + 1]);
    if (parts[index] === '+') terms.push(next);
    if (parts[index] === '−') terms.push(-next);
    if (parts[index] === '×') terms.push(terms.pop()! * next);
    if (parts[index] === '÷') terms.push(terms.pop()! / next);
  }
  return terms.reduce((all, term) => all + term);
}

/** A polynomial such as "(2x − 3)(5x + 4)" or "10x^2 − 7x" at one x. */
function polynomialAt(text: string, x: number): number {
  const factors = text.includes('(')
    ? [...text.matchAll(/\(([^)]+)\)/g)].map(([, f]) => f!)
    : [text];
  return factors
    .map((factor) =>
      [...factor.replaceAll(' ', '').matchAll(/([+−]?)(\d*)(x?)(?:\^(\d))?/g)]
        .filter(([term]) => term)
        .map(([, sign, coefficient, variable, power]) => {
          const size = Number(coefficient || 1) * (variable ? x ** Number(power ?? 1) : 1);
          return sign === '−' ? -size : size;
        })
        .reduce((sum, term) => sum + term, 0),
    )
    .reduce((product, value) => product * value, 1);
}

const same = (one: string, other: string) =>
  [-3, 1, 2, 10].every((x) => polynomialAt(one, x) === polynomialAt(other, x));

it('sample pages: are four or five for each book, each with a title and text', () => {
  for (const { length } of Object.values(samplePages)) {
    expect(length).toBeGreaterThanOrEqual(4);
    expect(length).toBeLessThanOrEqual(5);
  }
  for (const { title, blocks } of pages) {
    expect(title).toBeTruthy();
    expect(blocks.length).toBeGreaterThanOrEqual(2);
  }
});

it('sample pages: state true sums', () => {
  const number = String.raw`−?\d[\d,]*`;
  const equation = new RegExp(
    `(?<![\\w^(]|[+−×÷=] )(${number}(?: [+−×÷] ${number})+) = (${number})`,
    'g',
  );
  const sums = texts.flatMap((text) => [...text.matchAll(equation)]);
  expect(sums.length).toBeGreaterThan(15);
  for (const [whole, left = '', right = ''] of sums) {
    expect(valueOf(left), whole).toBe(Number(right.replaceAll(',', '').replace('−', '-')));
  }
});

it('sample pages: state true products of polynomials', () => {
  const lines = pages.flatMap(({ blocks }) => blocks.filter((block) => Array.isArray(block)));
  const products = lines.filter(([first = '']) => /^\(\d?x/.test(first));
  expect(products).toHaveLength(2);
  for (const [left = '', right = ''] of products) {
    expect(same(left, right.replace('= ', '')), left).toBe(true);
  }
});

it('sample pages: answer every question, with Indian digit groups from five digits on', () => {
  const sums = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'sums' in block ? block.sums : [])),
  );
  expect(sums.length).toBeGreaterThan(15);
  for (const sum of sums) {
    const [question = '', answer = ''] = sum.split(' = ');
    if (question.includes('x')) {
      expect(same(question, answer), sum).toBe(true);
    } else {
      const value = valueOf(question.replace(/^(\d+)\^2$/, '$1 × $1'));
      const grouped = new Intl.NumberFormat('en-IN').format(value);
      expect(answer, sum).toBe(value < 10_000 ? String(value) : grouped);
    }
  }
  expect(same('x^2 + 7x + 12', '(x + 3)(x + 5)')).toBe(false);
});
