import { languages } from '@/content/languages';
import { readValue } from '@/lib/forms/field';

const NOTICE = /^\d{4}-\d{2}(?:-\d{2})? (\w+)$/;

/**
 * Version and language of the notice that the form showed, like "2026-11-22 hi". An open page may be
 * older than the server.
 */
export function readNotice(form: unknown): string | null {
  const notice = readValue(form, 'notice');
  const [, language = ''] = NOTICE.exec(notice) ?? [];
  return Object.hasOwn(languages, language) ? notice : null;
}

export const readNoticeLanguage = (form: unknown) => readNotice(form)?.split(' ')[1] ?? 'en';
