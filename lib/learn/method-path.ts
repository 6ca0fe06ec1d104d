import { type Language, type languages, type MethodPageId } from '@/content/pages';
import { pageLanguage } from '@/lib/page-language';

// Browsers do not get `content/pages.ts`; the types compare the two.
const PREFIXES: { [Name in Language]: (typeof languages)[Name]['prefix'] } = { en: '', hi: '/hi' };
const WITH_PAGE: Record<MethodPageId, true> = { nikhilam: true, urdhva: true, ekadhikena: true };

/** The address of the page of a method, if it has one, in the language of the open page. */
export const methodPath = (method: string): string | undefined =>
  Object.hasOwn(WITH_PAGE, method) ? `${PREFIXES[pageLanguage()]}/methods/${method}` : undefined;
