import { type Language } from './languages';

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

/** What others say in a language, or what they say in English where there is nothing. */
export const orOriginals = <Text extends object>(
  own: readonly Text[],
  originals: readonly Text[],
): readonly Written<Text>[] => (own.length > 0 ? own : originals.map(asWritten));
