import { useActionState, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '@/components/ui/toast';
import { prepareToasts } from '@/components/ui/toasts';
import { contactAction } from '@/lib/contact/actions';
import {
  clearDraft,
  draftSnapshot,
  type FormIdentity,
  isEmpty,
  parseDraft,
  saveDraft,
  subscribe,
} from '@/lib/contact/draft';
import {
  contactFields,
  type ContactErrors,
  type ContactField,
  type ContactState,
} from '@/lib/contact/fields';
import { sendContact } from '@/lib/contact/send';
import { readFields } from '@/lib/form';
import { newFormId } from '@/lib/form-id';
import { lazy } from '@/lib/lazy';
import { cleanText } from '@/lib/text';

export type Outcome = 'invalid' | 'refused' | 'unreachable' | 'limited' | 'success';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** Fetched when the form is about to be used: it weighs more than all the rest of the page. */
const schema = lazy(() => import('@/lib/contact/schema'));

function prefetch() {
  prepareToasts();
  void schema.ask();
}

const never = () => () => {};
const newIdentity = (): FormIdentity => ({ id: newFormId(), sender: '' });
const valuesOf = (form: HTMLFormElement) => readFields(new FormData(form), contactFields);
const box = (form: HTMLFormElement, name: ContactField) => form.elements.namedItem(name) as Box;

function write(field: Box, value: string) {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function outcomeOf(state: ContactState): Outcome | undefined {
  if (state.status === 'failed') return state.reason === 'outdated' ? 'refused' : state.reason;
  return state.status === 'idle' ? undefined : state.status;
}

/**
 * The life of the contact form. Before scripts run the browser posts it and the server answers with
 * a whole page, whose state is `served`; afterwards `submit` takes over and keeps the page.
 */
export function useContactForm(words: Record<Outcome, { title: string; text: string }>) {
  const [served, action] = useActionState<ContactState, FormData>(
    contactAction,
    { status: 'idle' },
    // Without an address React writes an empty `action`, which HTML forbids.
    '/contact',
  );
  const [settled, setSettled] = useState<{ state: ContactState; attempt: number }>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const identity = useRef<FormIdentity>({ id: '', sender: '' });
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const stored = useSyncExternalStore(subscribe, draftSnapshot, () => null);
  const draft = useMemo(() => parseDraft(stored), [stored]);
  const state = settled?.state ?? served;

  useEffect(() => {
    const carried = 'id' in served ? served.id : undefined;
    if (served.status === 'failed') {
      const sender = served.values.email.trim();
      saveDraft(served.values, { id: carried || newFormId(), sender });
    }
    if (served.status === 'success') clearDraft();
    // React has not seen the focus of a field that was entered before it came.
    if (form.current?.matches(':focus-within')) prefetch();
    const kept = parseDraft(draftSnapshot());
    identity.current = {
      id: carried || kept?.id || newFormId(),
      sender: kept?.sender ?? '',
    };
    if (!kept || !form.current) return;
    for (const name of contactFields) {
      const field = box(form.current, name);
      // Each write fires `input`, which takes a form without any text for one that was emptied.
      if (!field.value && kept[name]) write(field, kept[name]);
    }
  }, [served]);

  function settle(next: ContactState) {
    setSettled((before) => ({ state: next, attempt: (before?.attempt ?? 0) + 1 }));
    const outcome = outcomeOf(next);
    if (outcome) toast({ kind: outcome === 'success' ? 'done' : 'failed', ...words[outcome] });
  }

  function refuse(target: HTMLFormElement, next: ContactState & { status: 'invalid' }) {
    // A screen reader reads the message only if it is there before the field has the focus.
    flushSync(() => settle(next));
    const first = contactFields.find((name) => next.errors[name]);
    if (first) box(target, first).focus();
  }

  function setSending(isSending: boolean) {
    sending.current = isSending;
    setBusy(isSending);
  }

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const target = event.currentTarget;
    const data = new FormData(target);
    const values = readFields(data, contactFields);
    if (!schema.current()) {
      setSending(true);
      await schema.ask();
    }
    // Without the schema only the server checks the message.
    const checked = schema.current()?.checkContact(values);
    if (checked && 'errors' in checked) {
      setSending(false);
      return refuse(target, { status: 'invalid', values, errors: checked.errors });
    }

    setSending(true);
    const { id, sender } = identity.current;
    const email = cleanText(values.email);
    const isSameSender = sender === '' || sender === email;
    identity.current = { id: isSameSender ? id : newFormId(), sender: email };
    // A page that is left or reloaded now finds text and id again.
    saveDraft(values, identity.current);
    data.set('id', identity.current.id);
    data.set('elapsed', String(Math.round(performance.now())));
    const next = await sendContact(data);
    setSending(false);
    if (next.status === 'invalid') return refuse(target, next);
    if (next.status === 'success') {
      identity.current = newIdentity();
      // Text that was typed during the request belongs to the next message.
      const typed = valuesOf(target);
      for (const name of contactFields) {
        if (typed[name] === values[name]) write(box(target, name), '');
      }
    }
    saveDraft(valuesOf(target), identity.current);
    settle(next);
  }

  /** Keeps the draft current, and takes a complaint back as soon as its cause is gone. */
  function input(event: React.FormEvent<HTMLFormElement>) {
    prefetch();
    const values = valuesOf(event.currentTarget);
    if (isEmpty(values)) identity.current = newIdentity();
    if (state.status === 'failed' || draftSnapshot() !== null) saveDraft(values, identity.current);
    if (state.status !== 'invalid') return;
    const checked = schema.current()?.checkContact(values);
    if (!checked) return;
    const wrong = 'errors' in checked ? checked.errors : {};
    const errors: ContactErrors = {};
    for (const name of contactFields) {
      if (state.errors[name] && wrong[name]) errors[name] = wrong[name];
    }
    const done = Object.keys(errors).length === 0;
    setSettled({
      state: done ? { status: 'idle' } : { status: 'invalid', values, errors },
      attempt: settled?.attempt ?? 0,
    });
  }

  return {
    state,
    draft,
    busy,
    attempt: settled?.attempt ?? 0,
    /** The answer came with the page, so the page itself has to take the visitor to it. */
    arrived: settled === undefined,
    form: {
      ref: form,
      action,
      noValidate: scripted,
      onSubmit: submit,
      onInput: input,
      onPointerEnter: prefetch,
      onFocus: prefetch,
    },
  };
}
