import { type ORIGINAL } from '@/content/originals';
import { type Language, languageNames } from '@/content/languages';

/** A fact that is the same in every language. */
export const untranslated = Object.fromEntries(
  languageNames.slice(1).map((name) => [name, null]),
) as Record<Exclude<Language, typeof ORIGINAL>, null>;
