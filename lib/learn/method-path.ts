import { type MethodPageId } from '@/content/pages';
import { pageLanguage } from '@/lib/page-language';

// Browsers do not get `content/pages.ts`; the type compares the two.
const WITH_PAGE: Record<MethodPageId, true> = { nikhilam: true, urdhva: true, ekadhikena: true };

/** The address of the page of a method, if it has one, in the language of the open page. */
export function methodPath(method: string): string | undefined {
  if (!Object.hasOwn(WITH_PAGE, method)) return undefined;
  const language = pageLanguage();
  return `${language === 'en' ? '' : `/${language}`}/methods/${method}`;
}
