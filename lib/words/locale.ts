import { type PageTexts } from '@/content/en/pages';
import type * as en from '@/content/en/words';
import { type Language, languageNames, languages } from '@/content/languages';
import { type PageId, pathsIn } from '@/content/pages';
import { type InAnyLanguage } from '@/content/shape';
import { ownWords } from './own-words';
import { texts } from './texts';
import { fillAll } from './fill-texts';
import { allPlaceholders } from './placeholders';
import { keepHindiTogether } from '../text/keep-hindi';
import { withLatinFigures } from '../text/format';

export type Words = Omit<InAnyLanguage<typeof en>, 'pageTexts'> & {
  pageTexts: Readonly<Record<PageId, InAnyLanguage<PageTexts>>>;
};

export interface Locale {
  language: Language;
  /** Language and country, for `Intl`. */
  tag: string;
  paths: ReturnType<typeof pathsIn>;
  words: Words;
}

function createLocale(language: Language): Locale {
  const tag = withLatinFigures(languages[language].tag);
  const own = ownWords(texts[language], language);
  const { pageTexts, ...others } = own;
  const values = allPlaceholders(language, tag, own);
  return {
    language,
    tag,
    paths: pathsIn(language),
    words: {
      ...(fillAll(others, values, keepHindiTogether) as Omit<Words, 'pageTexts'>),
      // Search engines and share pictures get plain letters.
      pageTexts: fillAll(pageTexts, values) as Words['pageTexts'],
    },
  };
}

export const locales = Object.fromEntries(
  languageNames.map((language) => [language, createLocale(language)]),
) as Readonly<Record<Language, Locale>>;
