import { type Font } from 'harfbuzzjs';
import { Parser } from 'htmlparser2';
import { expect, it, test, vi } from 'vitest';
import { readAnekDevanagari, readTiro } from '@/build/fonts/faces';
import { openFont } from '@/build/fonts/shape';
import { workedSums } from '@/content/en/worked-sums';
import { slips } from '@/content/en/slips';
import * as english from '@/content/en/words';
import { isInDevanagari, type Language, languageNames, languages, pages } from '@/content/pages';
import { lostWords, openCut } from '@/tests/support/glyphs';
import { renderRoute } from '@/tests/support/routes';

vi.mock('@/lib/contact/actions', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/profile/actions', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/account/actions', () => ({ completeProfileAction: vi.fn() }));

const DEVANAGARI = /[\u0900-\u097f]/;
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => DEVANAGARI.test(word));

const [tiro, anek] = [openFont(await readTiro()), openFont(await readAnekDevanagari())];

/** A word is on many pages, and is drawn once. */
function faceOf(cut: Font, whole: Font) {
  const drawn = new Map<string, boolean>();
  return {
    draws(word: string) {
      const isDrawn = drawn.get(word) ?? lostWords(cut, whole, [word]).length === 0;
      drawn.set(word, isDrawn);
      return isDrawn;
    },
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
const whole = [displayHindi, textHindi];
const inDevanagari = Object.fromEntries(
  languageNames.filter(isInDevanagari).map((name) => [name, whole]),
);

/**
 * Which fonts `app/base.css` gives to Devanagari, by the language of the page and of the text. A fact on
 * an English page has the language hi-IN or none: in headings it takes the display font, too.
 */
const facesOn = (language: Language): Record<string, Face[]> =>
  isInDevanagari(language)
    ? { ...inDisplay(displayHindi), ...inDevanagari }
    : { ...inDisplay(display), ...inDevanagari, [language]: [display] };

/** Texts and placeholders that a page shows, each with its language. */
function textsOf(html: string): [text: string, language: string][] {
  const texts: [string, string][] = [];
  const open: { name: string; language: string }[] = [];
  const parser = new Parser({
    onopentag(name, { lang, placeholder = '' }) {
      open.push({ name, language: lang ?? open.at(-1)!.language });
      texts.push([placeholder, open.at(-1)!.language]);
    },
    ontext(text) {
      const { name, language } = open.at(-1)!;
      if (name !== 'script') texts.push([text, language]);
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return texts;
}

test.each(languageNames.flatMap((language) => pages.map(({ id }) => ({ language, id }))))(
  'Devanagari: the fonts of $language/$id draw each word as the whole faces do',
  async ({ language, id }) => {
    const html = await renderRoute(id, language);
    const texts = textsOf(html).flatMap(([text, lang]) =>
      wordsIn(text).map((word) => [word, lang] as const),
    );
    expect(texts.length).toBeGreaterThan(3);
    const lost = texts.filter(([word, lang]) => {
      const faces = facesOn(language);
      return (faces[lang] ?? faces[language]!).some((face) => !face.draws(word));
    });
    expect(lost).toEqual([]);
  },
);

/** Texts in Devanagari beside which no language is named. */
function unmarkedIn(value: unknown): string[] {
  if (typeof value === 'string') return DEVANAGARI.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isMarked = Object.entries(value).some(([key, text]) => /lang/i.test(key) && text === 'hi');
  return isMarked ? [] : Object.values(value).flatMap(unmarkedIn);
}

it('Devanagari: English words that parts load on demand name the language of a Hindi text', () => {
  const { account, payment, profile, assistant, assistantAnswers } = english;
  expect(
    unmarkedIn({ ...profile, notice: { ...profile.notice, translationLanguage: 'en' } }),
  ).toHaveLength(1);
  expect(
    unmarkedIn([account, payment, profile, assistant, assistantAnswers, workedSums, slips]),
  ).toEqual([]);
});
