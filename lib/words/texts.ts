import * as en from '@/content/en/words';
import * as hi from '@/content/hi/words';
import { type Language } from '@/content/languages';
import { type Texts } from '@/content/shape';

/** All words of a language, with places for the facts. */
export type LocaleTexts = Texts<typeof en>;

export const texts: Readonly<Record<Language, LocaleTexts>> = { en, hi };
