import { useRef, useState } from 'react';
import { type Draft, newIdentity, readDraft, writeDraft } from '@/lib/forms/draft';
import { type Fields, isPristine, type Values } from '@/lib/forms/field';
import { cleanText } from '@/lib/text/clean';

const senderOf = (values: { email?: unknown }) =>
  typeof values.email === 'string' ? cleanText(values.email) : '';

/** What is typed into a form, and the id it is sent with. Without a `key` nothing is stored. */
export function useDraft<F extends Fields>(fields: F, key: string | undefined) {
  const identity = useRef({ id: '', sender: '' });
  const [draft, setDraft] = useState<Draft<F>>();
  return {
    draft,
    open(served?: { status: string; id?: string }): Values<F> | undefined {
      const stored = key && served?.status !== 'success' ? readDraft(key, fields) : undefined;
      const { id, sender } = stored ?? newIdentity();
      const isSent = served?.status === 'failed';
      identity.current = { id: served?.id || id, sender: isSent ? '' : sender };
      return stored?.values;
    },
    keep(values: Values<F>) {
      if (!key) return;
      const next = { ...identity.current, values };
      writeDraft(key, isPristine(fields, values) ? undefined : next);
      setDraft(next);
    },
    /** The id to send the form with. Another sender has another id: it is another submission. */
    sign(values: Values<F>): string {
      const { id, sender: last } = identity.current;
      const sender = senderOf(values);
      const isSame = last === '' || last === sender;
      identity.current = { id: isSame ? id : newIdentity().id, sender };
      return identity.current.id;
    },
    renew() {
      identity.current = newIdentity();
    },
  };
}
