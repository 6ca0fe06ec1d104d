import { type Language } from './languages';
import { FactsError } from './read-facts';

/** Texts of the owner are written in English first. */
export const ORIGINAL = 'en' satisfies Language;

/** A text with the language it is written in, where that is not the page's. */
export type Written<Text> = Text & { lang?: string };

const asWritten = <Text extends object>(text: Text): Written<Text> => ({ ...text, lang: ORIGINAL });

/** The texts of each id, as they were written where there is no translation. */
export function translateEach<Id extends string, Text extends object>(
  translations: Partial<Record<Id, Text>>,
  originals: Record<Id, Text>,
): Record<Id, Written<Text>> {
  const ids = Object.keys(originals) as Id[];
  const texts = ids.map((id) => [id, translations[id] ?? asWritten(originals[id])]);
  return Object.fromEntries(texts) as Record<Id, Written<Text>>;
}

/**
 * The translations of a list, or the list as it was written where there are none.
 * @throws {FactsError} where only some entries are translated
 */
export function translateList<Text extends object>(
  translations: readonly Text[],
  originals: readonly Text[],
  file: string,
): readonly Written<Text>[] {
  if (translations.length === 0) return originals.map(asWritten);
  if (translations.length === originals.length) return translations;
  throw new FactsError(
    `${file} has ${translations.length} entries, the English file ${originals.length}. Write the same entries in the same order, or leave [] to show the English ones.`,
  );
}
