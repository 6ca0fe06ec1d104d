import { type Language, pages, pathsIn } from '@/content/pages';

/** Inline: a file of its own would have longer headers. */
export function speculationRules(language: Language): string {
  const paths = pathsIn(language);
  const addresses = pages.filter(({ inNavigation }) => inNavigation).map(({ id }) => paths[id]);
  return JSON.stringify({
    prerender: [{ where: { href_matches: addresses }, eagerness: 'moderate' }],
  });
}
