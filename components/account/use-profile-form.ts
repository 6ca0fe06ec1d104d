import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '@/components/ui/toast';
import { type ProfileTexts } from '@/content/en/profile';
import { callAction } from '@/lib/call-action';
import { submitProfileAction } from '@/lib/profile/actions';
import { isMinor } from '@/lib/profile/age';
import { clearDraft, formId, loadDraft, saveDraft } from '@/lib/profile/draft';
import { readProfile } from '@/lib/profile/read-form';
import {
  checkProfile,
  complaint,
  profileFields,
  type ProfileErrors,
  type ProfileField,
} from '@/lib/profile/schema';

interface Words {
  title: string;
  text: string;
}

/** The life of the profile form: its draft, its check before and after the way to the server. */
export function useProfileForm({
  uid,
  toasts,
  onSaved,
  onSignedOut,
}: {
  uid: string;
  toasts: ProfileTexts['toasts'];
  onSaved: () => void;
  onSignedOut: () => void;
}) {
  const [draft] = useState(() => loadDraft(uid));
  const [submission] = useState(() => formId(uid));
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [minor, setMinor] = useState(() => isMinor(draft.dateOfBirth));
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ words: Words; count: number }>();
  const sending = useRef(false);

  /** `more` is shown beside the form only, not in the toast. */
  function say(words: Words, more = '') {
    const said = { ...words, text: `${words.text} ${more}`.trim() };
    setSaid((before) => ({ words: said, count: (before?.count ?? 0) + 1 }));
    toast({ kind: 'failed', ...words });
  }

  function refuse(form: HTMLFormElement, wrong: ProfileErrors) {
    // The message has to be there before the focus arrives, or it is not read out.
    flushSync(() => {
      setErrors(wrong);
      say(toasts[complaint(wrong)]);
    });
    const first = profileFields.find((name) => wrong[name]);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const checked = checkProfile(readProfile(data));
    if ('errors' in checked) return refuse(form, checked.errors);

    sending.current = true;
    setBusy(true);
    setErrors({});
    const result = await callAction(() => submitProfileAction(submission, data));
    sending.current = false;
    setBusy(false);
    if ('failure' in result) {
      say(toasts.error, result.failure === 'outdated' ? toasts.outdated : '');
    } else if (result.answer.status === 'success') {
      clearDraft(uid);
      toast({ kind: 'done', ...toasts.done });
      onSaved();
    } else if (result.answer.status === 'invalid') {
      refuse(form, result.answer.errors);
    } else {
      say(result.answer.status === 'failed' ? toasts.failed : toasts.error);
      if (result.answer.status === 'signed-out') onSignedOut();
    }
  }

  function input(event: React.FormEvent<HTMLFormElement>) {
    const values = readProfile(new FormData(event.currentTarget));
    saveDraft(uid, values);
    setMinor(isMinor(values.dateOfBirth));
    if (Object.keys(errors).length === 0) return;
    // A complaint is taken back as soon as its cause is gone.
    const checked = checkProfile(values);
    const wrong = 'errors' in checked ? checked.errors : {};
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => wrong[name as ProfileField])),
    );
  }

  return {
    draft,
    errors,
    busy,
    minor,
    said,
    form: { onSubmit: submit, onInput: input },
  };
}
