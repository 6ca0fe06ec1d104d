import { newFormId } from '@/lib/form-id';
import { emptyProfile, profileFields, type ProfileValues } from './schema';

/**
 * The unfinished profile of one person, kept in this tab until it is saved. Session storage: a
 * birth date and an address must not outlive the tab on a shared phone.
 */
const key = (uid: string) => `profile-draft:${uid}`;

export function saveDraft(uid: string, values: ProfileValues): void {
  try {
    sessionStorage.setItem(key(uid), JSON.stringify(values));
  } catch {
    // Storage is closed in some private windows; the draft then lasts as long as the page.
  }
}

/** The draft, or the empty form where there is none or it cannot be read. */
export function loadDraft(uid: string): ProfileValues {
  let stored: unknown;
  try {
    stored = JSON.parse(sessionStorage.getItem(key(uid)) ?? 'null');
  } catch {
    stored = null;
  }
  if (typeof stored !== 'object' || stored === null) return emptyProfile;
  const draft = stored as Partial<ProfileValues>;
  const text = (name: (typeof profileFields)[number]) => {
    const value = draft[name];
    return [name, typeof value === 'string' ? value : emptyProfile[name]] as const;
  };
  return {
    ...emptyProfile,
    ...Object.fromEntries(profileFields.map(text)),
    interests: Array.isArray(draft.interests)
      ? draft.interests.filter((value) => typeof value === 'string')
      : [],
    marketingConsent: draft.marketingConsent === true,
  };
}

const idKey = (uid: string) => `profile-form:${uid}`;

/** The id of this form: the same after a failure and a reload, so that nothing is sent twice. */
export function formId(uid: string): string {
  try {
    const kept = sessionStorage.getItem(idKey(uid));
    if (kept) return kept;
    const made = newFormId();
    sessionStorage.setItem(idKey(uid), made);
    return made;
  } catch {
    return newFormId();
  }
}

export function clearDraft(uid: string): void {
  try {
    sessionStorage.removeItem(key(uid));
    sessionStorage.removeItem(idKey(uid));
  } catch {
    // See above.
  }
}
