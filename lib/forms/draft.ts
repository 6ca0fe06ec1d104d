import { type Fields, initialValues, mapFields, type Values } from './field';

/**
 * Names a submission, so that it arrives once however often it is sent. `sender` is the email address
 * it was last sent with.
 */
export interface Identity {
  id: string;
  sender: string;
}

/** What is typed and not yet confirmed by the server. Drafts are flat JSON in session storage. */
export type Draft<F extends Fields> = Identity & { values: Values<F> };

export function newIdentity(): Identity {
  // `crypto.randomUUID` is missing where the page came over plain http.
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return { id: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''), sender: '' };
}

/**
 * Writes a draft for this tab, or removes it. Session storage, because a birth date and an address
 * must not outlive the tab on a shared phone.
 */
export function writeDraft(key: string, draft: (Identity & { values: object }) | undefined): void {
  try {
    if (!draft) return sessionStorage.removeItem(key);
    const { values, id, sender } = draft;
    sessionStorage.setItem(key, JSON.stringify({ ...values, id, sender }));
  } catch {
    // Storage is closed in some private windows; the text then lasts as long as the page.
  }
}

const textOr = (value: unknown, other: string) => (typeof value === 'string' ? value : other);

function read(key: string): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key)!);
    const isObject = typeof stored === 'object' && !Array.isArray(stored);
    return isObject ? (stored as Record<string, unknown> | null) : null;
  } catch {
    return null; // Not JSON, or storage is closed.
  }
}

/** Reads a draft. What is missing in it, as in one of an earlier version, has its initial value. */
export function readDraft<F extends Fields>(key: string, fields: F): Draft<F> | undefined {
  const stored = read(key);
  if (!stored) return undefined;
  const initial = initialValues(fields);
  const values = mapFields(fields, (_field, name) => {
    const value = stored[name];
    if (Array.isArray(initial[name])) {
      return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
    }
    return typeof value === typeof initial[name] ? value : initial[name];
  });
  return { values, id: textOr(stored.id, newIdentity().id), sender: textOr(stored.sender, '') };
}
