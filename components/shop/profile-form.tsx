'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CheckboxesField, CheckboxField } from '@/components/forms/checkbox-field';
import { type Controls } from '@/components/forms/fields';
import { BusyButton, FormNotice } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { type Message, useForm } from '@/components/forms/use-form';
import { StickyActions } from '@/components/site/dialog';
import { Button } from '@/components/ui/button';
import { type ProfileStep } from './buying';
import { useShop } from './shop-context';
import { callAction, type FailedCall } from '@/lib/forms/call-action';
import { checkForm } from '@/lib/forms/check';
import { readDraft, writeDraft } from '@/lib/forms/draft';
import { namesOf, type Values } from '@/lib/forms/field';
import { noticeVersions } from '@/lib/law/notices';
import { type Words } from '@/lib/words/locale';
import { pageLanguage } from '@/lib/words/page-language';
import { type ProfileResult, submitProfileAction } from '@/lib/server/actions/profile';
import { isMinor } from '@/lib/shop/profile/age';
import {
  chooseMessage,
  isOfAddress,
  parentFirstFields,
  parentStep,
  profileFields,
} from '@/lib/shop/profile/fields';
import { fill } from '@/lib/text/format';
import { FormFailure } from './form-failure';
import { AddressStep, PersonStep } from './profile-steps';

const controls: Controls = {
  select: SelectField,
  checkbox: CheckboxField,
  checkboxes: CheckboxesField,
};

type Toasts = Words['profile']['toasts'];
type Result = ProfileResult | FailedCall | { status: 'idle' };

function describe(result: Result, toasts: Toasts, asksParentFirst: boolean): Message | undefined {
  if (result.status === 'idle') return undefined;
  if (result.status === 'success') return toasts.done;
  // The other fields are not shown before the date of birth is known.
  if (result.status === 'invalid' && asksParentFirst && result.errors.dateOfBirth)
    return toasts.fields;
  if (result.status === 'invalid') return toasts[chooseMessage(result.errors)];
  if (result.reason === 'outdated') return { ...toasts.error, more: toasts.outdated };
  return result.reason === 'not-saved' ? toasts.failed : toasts.error;
}

interface Props {
  words: Words['profile'];
  privacyPath: string;
  asksParentFirst?: boolean;
  step: ProfileStep;
  setStep: (step: ProfileStep) => void;
}

export function ProfileForm({ words, privacyPath, asksParentFirst = false, ...props }: Props) {
  const { step, setStep } = props;
  const { user, profileSent, refresh } = useShop();
  const draftKey = `profile-draft:${user!.id}` as const;
  // The fields of a parent's part are in both.
  const fields = (asksParentFirst ? parentFirstFields : profileFields) as typeof profileFields;
  const [values] = useState(() => readDraft(draftKey, fields)?.values);
  const beginning = useRef<HTMLParagraphElement>(null);
  function show(next: ProfileStep) {
    flushSync(() => setStep(next));
    beginning.current!.focus();
  }
  /** Before the first wrong field gets the focus, which the other step may hide. */
  function reveal(errors: object) {
    const [first] = namesOf(fields).filter((name) => name in errors);
    if (first) flushSync(() => setStep(isOfAddress(first) ? 'address' : 'person'));
  }

  const form = useForm<typeof profileFields, Result>({
    fields,
    draftKey,
    values,
    check(all, typed) {
      const checked = checkForm(all, typed);
      if ('values' in checked) return checked;
      const errors = Object.fromEntries(
        Object.entries(checked.errors).filter(([name]) => step === 'address' || !isOfAddress(name)),
      );
      reveal(errors);
      return Object.keys(errors).length > 0 ? { errors } : { values: typed };
    },
    async send(data) {
      if (step === 'person') {
        show('address');
        return { status: 'idle' };
      }
      const result = await callAction(() => submitProfileAction(data.get('id'), data));
      if (result.status === 'invalid') reveal(result.errors);
      return result;
    },
    describe: (result) => describe(result, words.toasts, asksParentFirst),
    onResult(result) {
      if (result.status === 'success') profileSent();
      if (result.status === 'failed' && result.reason === 'signed-out') void refresh();
    },
  });
  const isKept = form.result?.status === 'failed' && form.result.kept;
  function goToPayment() {
    writeDraft(draftKey, undefined);
    profileSent();
  }
  const current = form.draft?.values ?? form.values;
  const isWaiting =
    asksParentFirst &&
    'errors' in checkForm(parentStep, current as unknown as Values<typeof parentStep>);
  const common = { id: 'profile', form, words, controls };
  const isLast = step === 'address';

  return (
    <form aria-label={words.title} {...form.props}>
      <p ref={beginning} tabIndex={-1} className="mb-4 text-sm text-muted-foreground outline-none">
        <b className="text-foreground">{fill(words.step, { step: isLast ? 2 : 1 })}</b>{' '}
        {words.required}
      </p>
      <div hidden={isLast}>
        <PersonStep
          {...common}
          asksParentFirst={asksParentFirst}
          isWaiting={isWaiting}
          isMinor={isMinor(current.dateOfBirth)}
        />
      </div>
      <div hidden={!isLast}>
        <AddressStep {...common} country={current.country} />
      </div>
      <FormNotice
        words={words.formNotice}
        version={noticeVersions.profile}
        language={pageLanguage()}
        href={privacyPath}
      />
      <FormFailure form={form}>
        {isKept && (
          <>
            <p className="mt-3">
              <b className="block">{words.kept.title}</b> {words.kept.text}
            </p>
            <Button type="button" className="mt-3" onClick={goToPayment}>
              {words.toPayment}
            </Button>
          </>
        )}
      </FormFailure>
      <StickyActions className="flex gap-3">
        {isLast && (
          <Button type="button" variant="outline" onClick={() => show('person')}>
            {words.back}
          </Button>
        )}
        <BusyButton
          type="submit"
          className="flex-1"
          busy={form.isBusy}
          label={isLast ? words.submit : words.next}
          busyLabel={words.busy}
        />
      </StickyActions>
    </form>
  );
}
