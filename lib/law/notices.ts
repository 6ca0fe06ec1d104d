/** Raise a version whenever its text changes, in any language: a test compares them. */
export const noticeVersions = {
  contact: '2026-11-26',
  register: '2026-11-29',
  profile: '2026-11-29',
  minor: '2026-11-26',
  parentConsent: '2026-11-26',
} as const;
