import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { prepareToasts, toast } from '@/components/site/toaster';
import { onChange } from '@/lib/browser/revisit';
import { type DraftName } from '@/lib/browser/storage';
import { checkForm } from '@/lib/forms/check';
import {
  type FieldErrors,
  type Fields,
  initialValues,
  isPristine,
  isSameValue,
  mapFields,
  namesOf,
  readForm,
  type Values,
} from '@/lib/forms/field';
import { useDraft } from './use-draft';

export interface Message {
  title: string;
  text: string;
  /** Shown beside the form only, not in the toast. */
  more?: React.ReactNode;
}

export type Invalid<F extends Fields> = { status: 'invalid'; errors: FieldErrors<F> };

/** Each form extends `failed`, for example by a reason. */
type FormResult<F extends Fields> = Invalid<F> | { status: 'idle' | 'failed' | 'success' };

export interface FormOptions<F extends Fields, Result extends FormResult<F>> {
  fields: F;
  /**
   * Must not throw. `values` are clean; `data` is what was typed, with the `id` of the submission and
   * `elapsed`, the milliseconds since the page opened.
   */
  send(data: FormData, values: Values<F>): Promise<Result>;
  /** Before it is sent; a form in steps leaves out the errors of later ones. */
  check?: typeof checkForm<F>;
  describe(result: Result | Invalid<F>): Message | undefined;
  onResult?(result: Result): void;
  /** The form says itself that it was sent, as each says that it was not. */
  showsSuccess?: boolean;
  draftKey?: DraftName;
  values?: Values<F>;
  /** The result rendered with the page after a submit without scripts. */
  serverResult?: Result & { values?: Values<F>; id?: string };
}

const errorsOf = <F extends Fields>(result: object = {}) =>
  ('errors' in result ? result.errors : {}) as FieldErrors<F>;

/** The counter of a text area listens to the event. */
function setField(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name) as HTMLInputElement | null;
  // A field may be shown only in some cases.
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A box of Radix gives its name to an input of no size that follows it. */
function findShown(form: HTMLFormElement | null, name: string): HTMLElement | null | undefined {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]`);
  return field?.ariaHidden ? (field.previousElementSibling as HTMLElement | null) : field;
}

export function useForm<F extends Fields, Result extends FormResult<F>>(
  options: FormOptions<F, Result>,
) {
  const { fields, draftKey, serverResult, check = checkForm } = options;
  const element = useRef<HTMLFormElement>(null);
  const { draft, ...drafts } = useDraft(fields, draftKey);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [latest, setLatest] = useState<{
    result: Result | Invalid<F> | { status: 'idle' };
    message?: Message;
    attempt: number;
    /** Name of the wrong field that had the focus already. */
    focused?: string;
  }>();
  const result = latest?.result ?? serverResult;
  const errors = errorsOf<F>(result);
  const message = latest ? latest.message : serverResult && options.describe(serverResult);
  /** Key of the message, so that a repeated one is announced again. */
  const attempt = latest?.attempt ?? 0;

  const read = () => readForm(fields, new FormData(element.current!));

  /** Sets text fields only; checkboxes and selects have their values from the first render. */
  function fillFields(values: Values<F>) {
    const shown = read();
    for (const name of namesOf(fields)) {
      const value = values[name];
      if (typeof value === 'string' && value !== shown[name])
        setField(element.current!, name, value);
    }
    drafts.save(values);
  }

  useLayoutEffect(() => {
    // Without scripts the browser validates the form. No effect is earlier than a held press.
    element.current!.noValidate = true;
  }, []);

  useEffect(() => {
    const stored = drafts.restore(serverResult);
    const typed = read();
    if (serverResult?.status === 'failed') drafts.assignId(typed);
    // Text already in a field was typed before hydration or came with the page: it is newer.
    fillFields(mapFields(fields, (_field, name) => typed[name] || (stored ?? typed)[name]));
    return onChange(() => {
      const changed = drafts.restoreChanged();
      if (changed) fillFields(changed);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once
  }, []);

  function showResult(next: Result | Invalid<F>) {
    const words = options.describe(next);
    const invalid = errorsOf<F>(next);
    const names = namesOf(fields).filter((name) => invalid[name]);
    const find = (name: string) => findShown(element.current, name);
    const focused = names.slice(0, 1).find((name) => find(name) === document.activeElement);
    // Screen readers skip a message that appears after the focus has moved.
    flushSync(() => {
      setBusy(false);
      setLatest((before) => ({
        result: next,
        message: words,
        attempt: (before?.attempt ?? 0) + 1,
        focused,
      }));
    });
    if (words) {
      const isDone = next.status === 'success';
      toast[isDone ? 'success' : 'error'](words.title, {
        description: words.text,
        isSilent: element.current !== null && (!isDone || options.showsSuccess),
      });
    }
    const wrong = names.map(find);
    for (const field of wrong) field?.closest('details')?.setAttribute('open', '');
    wrong[0]?.focus();
  }

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const values = read();
    const checked = check(fields, values);
    if ('errors' in checked) return showResult({ status: 'invalid', errors: checked.errors });

    isSending.current = true;
    setBusy(true);
    const data = new FormData(event.currentTarget);
    data.set('id', drafts.assignId(values));
    data.set('elapsed', String(Math.round(event.timeStamp)));
    // After a reload during the request, the same text keeps the same id.
    drafts.save(values);
    const next = await options.send(data, checked.values);
    isSending.current = false;
    if (next.status === 'success') clear(values);
    else if (element.current) drafts.save(read());
    showResult(next);
    options.onResult?.(next);
  }

  /** Keeps text that was typed during the request. */
  function clear(sent: Values<F>) {
    drafts.newSubmission();
    if (!element.current) return;
    const typed = read();
    const initial = initialValues(fields);
    fillFields(
      mapFields(fields, (_field, name) =>
        isSameValue(typed[name], sent[name]) ? initial[name] : typed[name],
      ),
    );
  }

  /** Removes an error as soon as its field is valid; adds none while the visitor types. */
  function handleChange() {
    prepareToasts();
    const values = read();
    if (isPristine(fields, values)) drafts.newSubmission();
    drafts.save(values);
    if (result?.status !== 'invalid') return;
    const currentErrors = errorsOf<F>(check(fields, values));
    const names = namesOf(fields).filter((name) => errors[name] && currentErrors[name]);
    const remaining = Object.fromEntries(
      names.map((name) => [name, currentErrors[name]]),
    ) as FieldErrors<F>;
    setLatest(
      names.length > 0
        ? { ...latest, result: { status: 'invalid', errors: remaining }, message, attempt }
        : { result: { status: 'idle' }, attempt },
    );
  }

  return {
    fields,
    values: serverResult?.values ?? options.values ?? initialValues(fields),
    errors,
    result,
    message,
    attempt,
    focused: latest?.focused,
    /** The result was rendered with the page, which must move the focus to it. */
    isFromServer: latest === undefined,
    isBusy,
    draft,
    props: {
      ref: element,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => void submit(event),
      onChange: handleChange,
      onFocus: prepareToasts,
      onPointerEnter: prepareToasts,
    },
  };
}
