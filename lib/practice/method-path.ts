import { pageLanguage } from '@/lib/words/page-language';
import { type Method } from '@sutra/vedic/types';

/** The address of the page of a method, in the language of the open page. */
export function methodPath(method: Method): string {
  const language = pageLanguage();
  return `${language === 'en' ? '' : `/${language}`}/methods/${method}`;
}
