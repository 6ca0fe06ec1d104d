import { expect, it, vi } from 'vitest';
import { methodPages, type PageId } from '@/content/pages';
import { type Locale, locales } from '@/lib/locale';
import { effortOf } from '@sutra/vedic/effort';
import { work } from '@sutra/vedic/multiply';
import { traditional } from '@sutra/vedic/traditional';
import { stubBrowser } from '@/tests/support/render';
import { parseHtml, renderRoute } from '@/tests/support/routes';

vi.mock('@/lib/contact/actions', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/profile/actions', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/account/actions', () => ({ completeProfileAction: vi.fn() }));
vi.mock('@/lib/head/inline-scripts', async (load) => ({
  ...(await load<object>()),
  earlyScript: '',
}));
stubBrowser();

const texts = new Map<string, string>();

async function textOf(page: PageId, { language }: Locale): Promise<string> {
  const known = texts.get(page + language);
  if (known) return known;
  const main = parseHtml(await renderRoute(page, language)).querySelector('main')!;
  for (const block of main.querySelectorAll('p, li, h3, b, span, text')) block.append('\n');
  const text = main.textContent.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  texts.set(page + language, text);
  return text;
}

/** Value of "100 × (104 + 3) + 4 × 3". */
function evaluate(sum: string): number {
  const inner = /\(([^()]+)\)/.exec(sum);
  if (inner) return evaluate(sum.replace(inner[0], String(evaluate(inner[1]!))));
  const product = (text: string) =>
    text.split('×').reduce((total, factor) => total * Number(factor.trim()), 1);
  return sum
    .split(/(?=[+−])/)
    .filter((part) => part.trim())
    .reduce((total, part) => {
      const size = product(part.replace(/^[+−]/, ''));
      return total + (part.startsWith('−') ? -size : size);
    }, 0);
}

const SUM = '[(\\d][\\d +−×()]*[\\d)]|\\d';
const equations = new RegExp(`(?:${SUM})(?: = (?:${SUM}))+`, 'g');
const sideBySide = /((?:\d+ \| )+\d+) → (\d+)\b(?! \|)/g;

it.each(methodPages.flatMap((page) => Object.values(locales).map((locale) => ({ page, locale }))))(
  'page of $page in $locale.tag: every equation is true',
  async ({ page, locale }) => {
    const text = await textOf(page, locale);
    const chains = [...text.matchAll(equations)].map(([chain]) => chain);
    expect(chains.length).toBeGreaterThan(5);
    for (const chain of chains) {
      const values = chain.split(' = ').map(evaluate);
      expect(new Set(values).size, chain).toBe(1);
    }
    for (const [line, parts = '', whole] of text.matchAll(sideBySide)) {
      const figures = parts.split(' | ');
      const asColumns = figures.reduce((sum, figure) => sum * 10 + Number(figure), 0);
      const [first, ...others] = figures;
      // Totals that have their carries in them.
      const lastDigits = others.map((figure) => figure.at(-1)).join('');
      expect([figures.join(''), String(asColumns), first + lastDigits], line).toContain(whole);
    }
  },
);

it.each(Object.values(locales))('pages of methods in $tag: work out every case', async (locale) => {
  const nikhilam = await textOf('nikhilam', locale);
  // Both above the base, one on each side, and the check by digit sums.
  for (const shown of ['107 | 12 → 10712', '98 | 94 → 9894', '9 + 5 + 0 + 6 = 20'])
    expect(nikhilam).toContain(shown);
  expect(await textOf('urdhva', locale)).toContain('2 | 6 | 13 | 12 | 12 → 26322');
  expect(await textOf('ekadhikena', locale)).toContain('110 | 25 → 11025');
});

it.each(Object.values(locales))(
  'home page in $tag: says beside “10x” what was counted',
  async (locale) => {
    const text = await textOf('home', locale);
    const { title } = locale.words.home.demo.cards.pace;
    const [card = ''] = text
      .split(title)[1]!
      .split('\n')
      .filter((line) => line.trim());
    const long = traditional(97, 93);
    const short = effortOf(work('nikhilam', 97, 93).steps);
    const counted = [97, 93, long.digits, long.operations, short.digits, short.operations];
    expect(card.match(/\d+/g)?.map(Number)).toEqual(counted);
  },
);
