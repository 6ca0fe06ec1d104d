import { type Fields, initialValues, mapFields, type Values } from './field';

export interface Identity {
  /** The server stores a submission once for each id, however often it is sent. */
  id: string;
  /** Email address that it was last sent with. */
  sender: string;
}

export type Draft<F extends Fields> = Identity & { values: Values<F> };

export function newIdentity(): Identity {
  // Over plain http there is no `crypto.randomUUID`.
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return { id: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''), sender: '' };
}

/** Session storage: a birth date and an address must not outlive the tab on a shared phone. */
export function writeDraft(key: string, draft: (Identity & { values: object }) | undefined): void {
  try {
    if (!draft) return sessionStorage.removeItem(key);
    const { values, id, sender } = draft;
    sessionStorage.setItem(key, JSON.stringify({ ...values, id, sender }));
  } catch {
    // Storage is denied or full: the text lasts as long as the page.
  }
}

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

function read(key: string): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key)!);
    const isObject = typeof stored === 'object' && !Array.isArray(stored);
    return isObject ? (stored as Record<string, unknown> | null) : null;
  } catch {
    return null; // Not JSON, or storage is denied.
  }
}

/** Fields that a draft of an earlier version lacks get their initial values. */
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
