import { languages } from '@/content/pages';
import { readValue } from '@/lib/forms/field';

/**
 * Version and language of the notice that the form showed, like "2026-11-22 hi". An open page may be
 * older than the server; before the site had a second language, forms sent the version only.
 */
export function readNotice(form: unknown): string | null {
  const [version = '', language = 'en', ...others] = readValue(form, 'notice').split(' ');
  const isNotice =
    /^\d{4}-\d{2}(-\d{2})?$/.test(version) &&
    Object.hasOwn(languages, language) &&
    others.length === 0;
  return isNotice ? `${version} ${language}` : null;
}

export const readNoticeLanguage = (form: unknown) => readNotice(form)?.split(' ')[1] ?? 'en';
