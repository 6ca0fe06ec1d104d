/** The keys and lists of the English words, with any strings: the type of every other language. */
export type InAnyLanguage<Words> = Words extends string
  ? string
  : { readonly [Key in keyof Words]: InAnyLanguage<Words[Key]> };
