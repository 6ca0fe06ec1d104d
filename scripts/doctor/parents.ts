import { books } from '@/content/books';
import { languageNames } from '@/content/languages';
import { textsIn } from '@/content/sample-state';
import { site } from '@/content/site';
import { texts } from '@/lib/words/texts';
import { advice, type Check, ok } from './check';
import { fairnessNotes } from './fairness';

/** What parents look for first. */
export const fee: Check = () => {
  if (site.course.fee.length === 0) {
    return advice(
      'The site shows no fee. Many parents look for it first, and may not ask on WhatsApp.',
      'Answer npm run setup -- course.',
    );
  }
  if (!site.course.feeRules) {
    return advice(
      'The site shows no rules of the fee: a missed class, a pause, a refund.',
      'Answer npm run setup -- course.',
    );
  }
  return ok('The site shows it, with its rules.');
};

export const fairness: Check = () => {
  const testimonials = Object.fromEntries(
    languageNames.map((language) => [language, texts[language].testimonials]),
  );
  const notes = fairnessNotes({ books, testimonials, site, texts: textsIn(texts) });
  if (notes.length === 0) return ok('Prices, numbers and testimonials raise no question.');
  const list = notes.map((note) => `\n           ${note}`).join('');
  return advice(
    `India’s guidelines on dark patterns and on coaching advertisements would ask about this:${list}`,
    'Change it, or keep your reasons and proofs at hand (docs/content.md).',
  );
};
