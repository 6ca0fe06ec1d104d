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

/** Keeps the draft of the profile form, checks it and sends it. */
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
  const [message, setMessage] = useState<{ words: Words; count: number }>();
  const isSending = useRef(false);

  /** `more` is shown beside the form only, not in the toast. */
  function showFailure(words: Words, more = '') {
    const longer = { ...words, text: `${words.text} ${more}`.trim() };
    setMessage((previous) => ({ words: longer, count: (previous?.count ?? 0) + 1 }));
    toast({ kind: 'failed', ...words });
  }

  function showErrors(form: HTMLFormElement, invalid: ProfileErrors) {
    // The message has to be there before the focus arrives, or it is not read out.
    flushSync(() => {
      setErrors(invalid);
      showFailure(toasts[complaint(invalid)]);
    });
    const first = profileFields.find((name) => invalid[name]);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const checked = checkProfile(readProfile(data));
    if ('errors' in checked) return showErrors(form, checked.errors);

    isSending.current = true;
    setBusy(true);
    setErrors({});
    const result = await callAction(() => submitProfileAction(submission, data));
    isSending.current = false;
    setBusy(false);
    if ('failure' in result) {
      showFailure(toasts.error, result.failure === 'outdated' ? toasts.outdated : '');
    } else if (result.answer.status === 'success') {
      clearDraft(uid);
      toast({ kind: 'done', ...toasts.done });
      onSaved();
    } else if (result.answer.status === 'invalid') {
      showErrors(form, result.answer.errors);
    } else {
      showFailure(result.answer.status === 'failed' ? toasts.failed : toasts.error);
      if (result.answer.status === 'signed-out') onSignedOut();
    }
  }

  function change(event: React.FormEvent<HTMLFormElement>) {
    const values = readProfile(new FormData(event.currentTarget));
    saveDraft(uid, values);
    setMinor(isMinor(values.dateOfBirth));
    if (Object.keys(errors).length === 0) return;
    const checked = checkProfile(values);
    const invalid = 'errors' in checked ? checked.errors : {};
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => invalid[name as ProfileField])),
    );
  }

  return {
    draft,
    errors,
    busy,
    minor,
    message,
    form: { onSubmit: submit, onChange: change },
  };
}
