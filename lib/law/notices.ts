import { readValue } from '@/lib/forms/field';

/** Raise a version whenever its text changes, in any language: a test compares them. */
export const noticeVersions = {
  contact: '2026-11-22',
  register: '2026-11-22',
  profile: '2026-11-22',
  minor: '2026-11',
  parentConsent: '2026-11-22',
} as const;

/** The version that the form showed: an open page may be older than the server. */
export function readNotice(form: unknown): string | null {
  const version = readValue(form, 'notice');
  return /^\d{4}-\d{2}(-\d{2})?$/.test(version) ? version : null;
}
