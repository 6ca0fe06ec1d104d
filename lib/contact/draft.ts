import { contactFields, type ContactValues } from './fields';

/** The id of a form, and the email address it was last sent with; '' if it was not sent. */
export interface FormIdentity {
  id: string;
  sender: string;
}

/** The typed text, and the id to send it with. */
export type Draft = ContactValues & FormIdentity;

/**
 * The unsent message of this tab, kept until the server confirms it. `subscribe` and
 * `draftSnapshot` are for React's `useSyncExternalStore`.
 */
const KEY = 'contact-draft';
const draftParts = [...contactFields, 'id'] as const;

const listeners = new Set<() => void>();
/** Stands in where storage is closed to us, as in some private windows. */
let memory: string | null = null;

function write(draft: string | null) {
  memory = draft;
  try {
    if (draft === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, draft);
  } catch {
    // `memory` has it; it then lasts as long as the page.
  }
  listeners.forEach((notify) => notify());
}

export function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The draft as it is stored, or null. */
export function draftSnapshot(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** Reads a stored draft; whatever is no whole draft of ours reads as none. */
export function parseDraft(stored: string | null): Draft | undefined {
  if (stored === null) return undefined;
  try {
    const draft: unknown = JSON.parse(stored);
    const record = typeof draft === 'object' && draft !== null ? draft : {};
    const parts = draftParts.map((name) => [name, (record as Draft)[name]] as const);
    if (parts.every(([, part]) => typeof part === 'string')) {
      // Drafts of earlier versions have no sender.
      const { sender } = record as Partial<Draft>;
      const known = { sender: typeof sender === 'string' ? sender : '' };
      return { ...(Object.fromEntries(parts) as Omit<Draft, 'sender'>), ...known };
    }
  } catch {
    // Not ours, or cut short.
  }
  return undefined;
}

export const isEmpty = (values: ContactValues) =>
  contactFields.every((name) => values[name].trim() === '');

/** Keeps what is typed; a form emptied by hand leaves nothing to keep. */
export function saveDraft(values: ContactValues, identity: FormIdentity): void {
  write(isEmpty(values) ? null : JSON.stringify({ ...values, ...identity }));
}

export function clearDraft(): void {
  write(null);
}
