import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '@/components/ui/toast';
import { prepareToasts } from '@/components/ui/toasts';
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
  more?: string;
}

export type Invalid<F extends Fields> = { status: 'invalid'; errors: FieldErrors<F> };

/** A form adds what it needs to `failed`: why, and whether the server goes on trying. */
type FormResult<F extends Fields> = Invalid<F> | { status: 'idle' | 'failed' | 'success' };

export interface FormOptions<F extends Fields, Result extends FormResult<F>> {
  fields: F;
  /**
   * Never throws. `values` are clean; `data` is what was typed, with the `id` of the submission and the
   * `elapsed` time since the page opened.
   */
  send(data: FormData, values: Values<F>): Promise<Result>;
  describe(result: Result | Invalid<F>): Message | undefined;
  onResult?(result: Result): void;
  /** Keeps what is typed under this key of session storage until it was sent. */
  draftKey?: string;
  /** Default values, for a form that is not part of a page from the server. */
  values?: Values<F>;
  /** The result that came with the page, for a form that also works without scripts. */
  served?: Result & { values?: Values<F>; id?: string };
}

const never = () => () => {};

const errorsOf = <F extends Fields>(result: object = {}) =>
  ('errors' in result ? result.errors : {}) as FieldErrors<F>;

/** Changes a text field; the counter of a text area listens to the event. */
function write(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Checks a form, sends it once, shows the result, and keeps what is typed until it was sent. */
export function useForm<F extends Fields, Result extends FormResult<F>>(
  options: FormOptions<F, Result>,
) {
  const { fields, draftKey, served } = options;
  const element = useRef<HTMLFormElement>(null);
  const { draft, ...drafts } = useDraft(fields, draftKey);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [latest, setLatest] = useState<{
    result: Result | Invalid<F> | { status: 'idle' };
    message?: Message;
    attempt: number;
  }>();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const result = latest?.result ?? served;
  const errors = errorsOf<F>(result);
  const message = latest ? latest.message : served && options.describe(served);
  /** Counts results, so that each message is announced. */
  const attempt = latest?.attempt ?? 0;

  const read = () => readForm(fields, new FormData(element.current!));

  /** Puts values into the text fields; boxes and lists have theirs from the first render. */
  function fill(values: Values<F>) {
    const shown = read();
    for (const name of namesOf(fields)) {
      const value = values[name];
      if (typeof value === 'string' && value !== shown[name]) write(element.current!, name, value);
    }
    drafts.keep(values);
  }

  useEffect(() => {
    const stored = drafts.open(served);
    const typed = read();
    if (served?.status === 'failed') drafts.sign(typed);
    // Text that is already in a field came with the page or was typed before the scripts: it is newer.
    fill(mapFields(fields, (_field, name) => typed[name] || (stored ?? typed)[name]));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a form begins once
  }, []);

  function settle(next: Result | Invalid<F>) {
    const words = options.describe(next);
    // A screen reader reads the message only if it is there before the field has the focus.
    flushSync(() => {
      setBusy(false);
      setLatest((before) => ({
        result: next,
        message: words,
        attempt: (before?.attempt ?? 0) + 1,
      }));
    });
    if (words) {
      const { title, text } = words;
      toast({ kind: next.status === 'success' ? 'done' : 'failed', title, text });
    }
    const invalid = errorsOf<F>(next);
    const first = namesOf(fields).find((name) => invalid[name]);
    if (first) (element.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const values = read();
    const checked = checkForm(fields, values);
    if ('errors' in checked) return settle({ status: 'invalid', errors: checked.errors });

    isSending.current = true;
    setBusy(true);
    const data = new FormData(event.currentTarget);
    data.set('id', drafts.sign(values));
    data.set('elapsed', String(Math.round(event.timeStamp)));
    // A page that is left or reloaded now finds text and id again.
    drafts.keep(values);
    const next = await options.send(data, checked.values);
    isSending.current = false;
    if (next.status === 'success') clear(values);
    else if (element.current) drafts.keep(read());
    settle(next);
    options.onResult?.(next);
  }

  /** Clears what was sent. Text that was typed during the request belongs to the next submission. */
  function clear(sent: Values<F>) {
    drafts.renew();
    if (!element.current) return;
    const typed = read();
    const initial = initialValues(fields);
    fill(
      mapFields(fields, (_field, name) =>
        isSameValue(typed[name], sent[name]) ? initial[name] : typed[name],
      ),
    );
  }

  /** Keeps the draft current, and takes an error back as soon as its field is valid. */
  function change() {
    prepareToasts();
    const values = read();
    if (isPristine(fields, values)) drafts.renew();
    drafts.keep(values);
    if (result?.status !== 'invalid') return;
    const wrong = errorsOf<F>(checkForm(fields, values));
    const names = namesOf(fields).filter((name) => errors[name] && wrong[name]);
    const left = Object.fromEntries(names.map((name) => [name, wrong[name]])) as FieldErrors<F>;
    setLatest(
      names.length > 0
        ? { result: { status: 'invalid', errors: left }, message, attempt }
        : { result: { status: 'idle' }, attempt },
    );
  }

  return {
    fields,
    values: served?.values ?? options.values ?? initialValues(fields),
    errors,
    result,
    message,
    attempt,
    /** The result came with the page, so the page itself has to take the visitor to it. */
    isServed: latest === undefined,
    isBusy,
    draft,
    props: {
      ref: element,
      // Without scripts the browser checks the form.
      noValidate: isHydrated,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => void submit(event),
      onChange: change,
      onFocus: prepareToasts,
      onPointerEnter: prepareToasts,
    },
  };
}
