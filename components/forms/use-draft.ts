import { useRef, useState } from 'react';
import { type DraftName, readStorage } from '@/lib/browser/storage';
import { type Draft, newFormKey, readDraft, writeDraft } from '@/lib/forms/draft';
import { type Fields, initialValues, isPristine, type Values } from '@/lib/forms/field';
import { cleanText } from '@/lib/text/clean';

const senderOf = (values: { email?: unknown }) =>
  typeof values.email === 'string' ? cleanText(values.email) : '';

/** Draft of a form, and the id to send it with. Without a `key` nothing is stored. */
export function useDraft<F extends Fields>(fields: F, key: DraftName | undefined) {
  const formKey = useRef({ id: '', sender: '' });
  const [draft, setDraft] = useState<Draft<F>>();
  const stored = useRef<string>(null);
  const readStored = () => (key ? readStorage('sessionStorage', key) : null);

  /** Restores the draft, unless the page already shows that the form was sent. */
  function restore(serverResult?: { status: string; id?: string }): Values<F> | undefined {
    const kept = key && serverResult?.status !== 'success' ? readDraft(key, fields) : undefined;
    const { id, sender } = kept ?? newFormKey();
    const isSent = serverResult?.status === 'failed';
    formKey.current = { id: serverResult?.id || id, sender: isSent ? '' : sender };
    return kept?.values;
  }

  return {
    draft,
    restore,
    /** Restores a draft that another page has changed, or sent, since this one stored it. */
    restoreChanged(): Values<F> | undefined {
      return readStored() === stored.current ? undefined : (restore() ?? initialValues(fields));
    },
    save(values: Values<F>) {
      if (!key) return;
      const next = { ...formKey.current, values };
      writeDraft(key, isPristine(fields, values) ? undefined : next);
      stored.current = readStored();
      setDraft(next);
    },
    /** Returns the id to send with. A changed email address gets a new id: a new submission. */
    assignId(values: Values<F>): string {
      const { id, sender: lastSender } = formKey.current;
      const sender = senderOf(values);
      const isSame = lastSender === '' || lastSender === sender;
      formKey.current = { id: isSame ? id : newFormKey().id, sender };
      return formKey.current.id;
    },
    newSubmission() {
      formKey.current = newFormKey();
    },
  };
}
