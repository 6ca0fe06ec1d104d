import { type Language } from '@/content/languages';
import { ORIGINAL } from '@/content/originals';
import { site } from '@/content/site';
import { textLanguage } from './owner-text';

/** The language of the site's name, by its script, where that is not the language of the page. */
export const siteNameLang = (page: Language, name = site.name): string | undefined =>
  textLanguage(name, page, page === ORIGINAL ? undefined : ORIGINAL);
