/** A text for each number of ebooks that are sold. */
export type ByEbooks =
  { none: string; some: string } | { none: string; one: string; several: string };

/** A text for each choice of a fact, or texts by another: lib/words/fact-texts.ts names facts and choices. */
export type ByFact = { readonly by: string; readonly [choice: string]: string | ByFact };

/** A sentence of the assistant. */
export type Answer = string | ByEbooks | ByFact;

/** The keys and lists of the English words, with any strings: what components are typed by. */
export type InAnyLanguage<Words> = Words extends string | ByEbooks | ByFact
  ? string
  : { readonly [Key in keyof Words]: InAnyLanguage<Words[Key]> };

/** The same before a text is taken where there is one for each number of ebooks. */
export type Texts<Words> = Words extends string
  ? string
  : { readonly [Key in keyof Words]: Texts<Words[Key]> };

/** Without `{he|she|they}`, which each language needs where it does. */
type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, `${string}|${string}`> | PlaceholdersOf<Rest>
  : never;

/** Counts may begin a sentence in one language and not in another: `{Books}` is `{books}`. */
type Holding<Name extends string> =
  `${string}{${Uncapitalize<Name>}}${string}` | `${string}{${Capitalize<Name>}}${string}`;

type Both<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;

type HoldingEach<Name extends string> =
  Both<Name extends string ? { holds: Holding<Name> } : never> extends { holds: infer Text }
    ? Text
    : string;

/**
 * What a module of another language satisfies: the keys and lists of the English one, and in each
 * text the same placeholders. A list that may differ is a `readonly string[]` in English.
 */
export type Translation<Words> = Words extends string
  ? string extends Words
    ? string
    : [PlaceholdersOf<Words>] extends [never]
      ? string
      : HoldingEach<PlaceholdersOf<Words>>
  : { readonly [Key in keyof Words]: Translation<Words[Key]> };
