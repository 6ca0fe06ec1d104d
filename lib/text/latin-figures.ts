/** A tag for `Intl` with Latin figures, where the language has its own, as Marathi does. */
export function withLatinFigures(tag: string): string {
  const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions();
  if (numberingSystem === 'latn') return tag;
  return new Intl.Locale(tag, { numberingSystem: 'latn' }).toString();
}
