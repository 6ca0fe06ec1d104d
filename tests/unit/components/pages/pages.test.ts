import { type Font } from 'harfbuzzjs';
import { expect, test, vi } from 'vitest';
import { readAnekDevanagari, readTiro } from '@/build/fonts/faces';
import { openFont } from '@/build/fonts/shape';
import { isInDevanagari, type Language, languageNames, languages } from '@/content/languages';
import { methodPages, type PageId, pages } from '@/content/pages';
import { methodPageSums } from '@/content/sums';
import { sutraOf, sutras } from '@/content/sutras';
import { locales } from '@/lib/words/locale';
import { effortOf } from '@sutra/vedic/effort';
import { work } from '@sutra/vedic/multiply';
import { traditional } from '@sutra/vedic/traditional';
import { lostWords, openCut } from '@/tests/support/glyphs';
import { findFaults } from '@/tests/support/page-faults';
import { readPage } from '@/tests/support/page-text';
import { renderRoute } from '@/tests/support/routes';

vi.mock('@/lib/server/actions/contact', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/server/actions/profile', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/server/actions/account', () => ({ completeProfileAction: vi.fn() }));

/** The pages of the site as they are. */
const shown = await Promise.all(
  languageNames.flatMap((language) =>
    pages.map(async ({ id }) => {
      const html = await renderRoute(id, language);
      const { texts, lines } = readPage(html, language);
      return { name: `${language} ${id}`, language, id, html, texts, lines };
    }),
  ),
);
const find = (page: PageId, inLanguage: Language) =>
  shown.find(({ id, language }) => id === page && language === inLanguage)!;
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const textOf = (page: PageId, language: Language) =>
  plain(
    find(page, language)
      .texts.map(({ text }) => text)
      .join('\n'),
  );

test('pages: have no fault, and are in their language', () => {
  for (const { name, html, language } of shown)
    expect.soft(findFaults(html, language), name).toEqual([]);
  for (const { id } of pages) {
    const ofPage = shown.filter((page) => page.id === id);
    const titles = ofPage.map(({ html }) => /<h1.*?<\/h1>/s.exec(html)![0]);
    expect.soft(new Set(titles).size, id).toBe(languageNames.length);
  }
});

test('pages: English ones offer each language that has an offer', () => {
  for (const { offer } of Object.values(languages)) {
    if (offer === null) continue;
    for (const { name, html, language } of shown)
      expect.soft(html.includes(`${offer.text} <a`), name).toBe(language === 'en');
  }
});

const [tiro, anek] = [openFont(await readTiro()), openFont(await readAnekDevanagari())];

/** A word is on many pages, and is drawn once. */
function faceOf(cut: Font, whole: Font) {
  const drawn = new Map<string, boolean>();
  return (word: string) => {
    const isDrawn = drawn.get(word) ?? lostWords(cut, whole, [word]).length === 0;
    drawn.set(word, isDrawn);
    return isDrawn;
  };
}
const display = faceOf(await openCut('display'), tiro);
const displayHindi = faceOf(await openCut('displayhi'), tiro);
const textHindi = faceOf(await openCut('texthi'), anek);
type Face = ReturnType<typeof faceOf>;

/** The fonts for Sanskrit, and for the names of languages. */
const inDisplay = (face: Face) =>
  Object.fromEntries(
    ['sa', ...Object.values(languages).map(({ tag }) => tag)].map((tag) => [tag, [face]]),
  );
const inDevanagari = Object.fromEntries(
  languageNames.filter(isInDevanagari).map((name) => [name, [displayHindi, textHindi]]),
);

/**
 * Which fonts `app/base.css` gives to Devanagari, by the language of the page and of the text. A fact on
 * an English page has the language hi-IN or none: in headings it takes the display font, too.
 */
const facesOn = (language: Language): Record<string, Face[]> =>
  isInDevanagari(language)
    ? { ...inDisplay(displayHindi), ...inDevanagari }
    : { ...inDisplay(display), ...inDevanagari, [language]: [display] };

test('pages: the fonts draw each word in Devanagari as the whole faces do', () => {
  for (const { name, texts, language } of shown) {
    const faces = facesOn(language);
    const words = texts.flatMap(({ text, language: own }) =>
      text
        .split(/\s+/)
        .filter((word) => /\p{Script=Devanagari}/u.test(word))
        .map((word) => ({ word, faces: faces[own] ?? faces[language]! })),
    );
    expect(words.length, name).toBeGreaterThan(3);
    const lost = words.filter(({ word, faces }) => faces.some((draws) => !draws(word)));
    expect
      .soft(
        lost.map(({ word }) => word),
        name,
      )
      .toEqual([]);
  }
});

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

test('pages of methods: every equation is true', () => {
  for (const { id, language } of shown.filter(({ id }) => (methodPages as PageId[]).includes(id))) {
    const text = textOf(id, language);
    const chains = [...text.matchAll(equations)].map(([chain]) => chain);
    expect(chains.length, id).toBeGreaterThan(5);
    for (const chain of chains)
      expect.soft(new Set(chain.split(' = ').map(evaluate)).size, chain).toBe(1);
    for (const [line, parts = '', whole] of text.matchAll(sideBySide)) {
      const figures = parts.split(' | ');
      const asColumns = figures.reduce((sum, figure) => sum * 10 + Number(figure), 0);
      const [first, ...others] = figures;
      // Totals that have their carries in them.
      const lastDigits = others.map((figure) => figure.at(-1)).join('');
      const values = [figures.join(''), String(asColumns), first + lastDigits];
      expect.soft(values, line).toContain(whole);
    }
  }
});

test.each(languageNames)(
  'pages of methods in %s: work out every case, and lead to each other',
  (language) => {
    const { words, paths } = locales[language];
    const nikhilam = textOf('nikhilam', language);
    // Both above the base, one on each side, and the check by digit sums.
    for (const shown of ['107 | 12 → 10712', '98 | 94 → 9894', '9 + 5 + 0 + 6 = 20'])
      expect.soft(nikhilam).toContain(shown);
    expect.soft(textOf('urdhva', language)).toContain('2 | 6 | 13 | 12 | 12 → 26322');
    expect.soft(textOf('ekadhikena', language)).toContain('110 | 25 → 11025');
    for (const method of methodPages) {
      const { lines, html } = find(method, language);
      const [a, b] = methodPageSums[method];
      expect.soft(textOf(method, language)).toContain(`${a} × ${b} = ${a * b}`);
      for (const other of methodPages.filter((name) => name !== method))
        expect
          .soft(lines.join(' '), method)
          .toContain(`[${words.pageTexts[other].name}](${paths[other]})`);
      // For readers of Latin letters only.
      expect.soft(html.includes(sutras[sutraOf(method)].iast), method).toBe(language === 'en');
      const { lead } = words.methods.pages[method];
      expect
        .soft(lead.startsWith(words.vedic.sutras[sutraOf(method)]), 'says it twice')
        .toBe(false);
    }
  },
);

test.each(languageNames)('About in %s: names the language of each sutra', (language) => {
  const { about, vedic } = locales[language].words;
  const { texts } = find('about', language);
  for (const sutra of ['nikhilam', 'urdhva', 'ekadhikena', 'gunitasamuccayah'] as const) {
    for (const [text, own] of [
      [sutras[sutra].devanagari, 'sa'],
      ...(language === 'en' ? [[sutras[sutra].iast, 'sa-Latn']] : []),
      [vedic.sutras[sutra], language],
    ]) {
      expect.soft(texts).toContainEqual(expect.objectContaining({ text, language: own }));
    }
  }
  expect(find('about', language).html).toContain(`aria-label="${about.favourite.label}"`);
  const years = [...find('about', language).html.matchAll(/<time[^>]*>([^<]*)/g)].map(
    ([, year]) => year!,
  );
  expect(years).toEqual(years.toSorted());
});

test.each(languageNames)('home in %s: says beside “10x” what was counted', (language) => {
  const { title } = locales[language].words.home.demo.cards.pace;
  const { lines } = find('home', language);
  const long = traditional(97, 93);
  const short = effortOf(work('nikhilam', 97, 93).steps);
  const counted = [97, 93, long.digits, long.operations, short.digits, short.operations];
  expect(
    lines[lines.indexOf(title.replace('\u00a0', ' ')) + 1]!.match(/\d+/g)?.map(Number),
  ).toEqual(counted);
});
