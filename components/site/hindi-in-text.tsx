import { Fragment } from 'react';
import { hasDevanagari, splitAtDevanagari } from '@/lib/text/devanagari';

/**
 * A text that may have an owner's fact in Devanagari, such as a name: marks it as Hindi. `hi-IN` takes
 * the display font, which has the words of the facts on pages of any language.
 *
 * @param isHindi whether the whole page is in Devanagari, where nothing is marked.
 */
export function HindiInText({ isHindi, children }: { isHindi: boolean; children: string }) {
  if (isHindi || !hasDevanagari(children)) return children;
  return splitAtDevanagari(children).map((part, index) =>
    index % 2 ? (
      <span key={index} lang="hi-IN">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
