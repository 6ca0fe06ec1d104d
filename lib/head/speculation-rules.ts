import { listPaths } from '@/content/pages';

/**
 * Which pages a browser may prepare once a visitor's pointer rests on a link to them. It stands in
 * every page, where it is less than the headers of a file of its own.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: listPaths() }, eagerness: 'moderate' }],
});
