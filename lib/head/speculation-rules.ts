import { type Language, pathsIn } from '@/content/pages';

/**
 * Inline, where it is less than the headers of a file of its own.
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = (language: Language) =>
  JSON.stringify({
    prerender: [
      { where: { href_matches: Object.values(pathsIn(language)) }, eagerness: 'moderate' },
    ],
  });
