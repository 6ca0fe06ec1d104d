/** Firefox has letters as people see them from version 125 on. */
const segmentsOf = (text: string): Iterable<{ segment: string }> =>
  'Segmenter' in Intl
    ? new Intl.Segmenter().segment(text)
    : [...text].map((segment) => ({ segment }));

/**
 * Cuts a text to a size, and shows with "…" that it was cut: between letters as people see them, and so before
 * no sign of Devanagari and within no emoji.
 */
export function cut(text: string, most: number, sizeOf = (part: string) => part.length): string {
  if (sizeOf(text) <= most) return text;
  let kept = '';
  let size = sizeOf('…');
  for (const { segment } of segmentsOf(text)) {
    size += sizeOf(segment);
    if (size > most) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
