import { type DraftName, readStoredJson, writeStorage } from '@/lib/browser/storage';
import { type Fields, initialValues, mapFields, type Values } from './field';

interface FormKey {
  /** The server stores a submission once for each id, however often it is sent. */
  id: string;
  sender: string;
}

export type Draft<F extends Fields> = FormKey & { values: Values<F> };

export function newFormKey(): FormKey {
  // Over plain http there is no `crypto.randomUUID`.
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return { id: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''), sender: '' };
}

/** Session storage: a birth date and an address must not outlive the tab on a shared phone. */
export function writeDraft(
  key: DraftName,
  draft: (FormKey & { values: object }) | undefined,
): void {
  const { values, id, sender } = draft ?? {};
  writeStorage('sessionStorage', key, draft ? JSON.stringify({ ...values, id, sender }) : null);
}

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

export function readDraft<F extends Fields>(key: DraftName, fields: F): Draft<F> | undefined {
  const json = readStoredJson('sessionStorage', key);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const stored = json as Record<string, unknown>;
  const initial = initialValues(fields);
  const values = mapFields(fields, (_field, name) => {
    const value = stored[name];
    if (Array.isArray(initial[name])) {
      return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
    }
    return typeof value === typeof initial[name] ? value : initial[name];
  });
  return { values, id: textOr(stored.id, newFormKey().id), sender: textOr(stored.sender, '') };
}
