import { contactFields, type ContactValues } from './schema';

/**
 * The message that could not be sent, kept for this tab until it is. An external store, as React
 * understands it: `subscribe` and `draftSnapshot` belong together.
 */
const KEY = 'contact-draft';

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
export function parseDraft(stored: string | null): ContactValues | undefined {
  if (stored === null) return undefined;
  try {
    const draft: unknown = JSON.parse(stored);
    const record = typeof draft === 'object' && draft !== null ? draft : {};
    const values = contactFields.map((name) => [name, (record as ContactValues)[name]] as const);
    if (values.every(([, value]) => typeof value === 'string')) {
      return Object.fromEntries(values) as ContactValues;
    }
  } catch {
    // Not ours, or cut short.
  }
  return undefined;
}

/** Keeps what is typed; a form emptied by hand leaves nothing to keep. */
export function saveDraft(values: ContactValues): void {
  const typed = contactFields.some((name) => values[name].trim() !== '');
  write(typed ? JSON.stringify(values) : null);
}

export function clearDraft(): void {
  write(null);
}
