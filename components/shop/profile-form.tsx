'use client';

import { type ComponentProps, useState } from 'react';
import { CheckboxesField, CheckboxField } from '@/components/forms/checkbox-field';
import { type Controls, FormFields } from '@/components/forms/fields';
import { BusyButton, FormNotice, FormSection } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { type Message, useForm } from '@/components/forms/use-form';
import { Details } from '@/components/site/details';
import { StickyActions } from '@/components/site/dialog';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useShop } from './shop-context';
import { callAction, type FailedCall } from '@/lib/forms/call-action';
import { checkForm } from '@/lib/forms/check';
import { readDraft, writeDraft } from '@/lib/forms/draft';
import { type Values } from '@/lib/forms/field';
import { noticeVersions } from '@/lib/law/notices';
import { type Words } from '@/lib/locale';
import { pageLanguage } from '@/lib/page-language';
import { type ProfileResult, submitProfileAction } from '@/lib/profile/actions';
import { isMinor } from '@/lib/profile/age';
import {
  addressFields,
  chooseMessage,
  parentFirstFields,
  parentStep,
  profileFields,
  profileSections,
} from '@/lib/profile/fields';
import { FormFailure } from './form-failure';

const { phone, gender } = profileSections.person;
const { dateOfBirth, ...ofParent } = parentStep;

const controls: Controls = {
  select: SelectField,
  checkbox: CheckboxField,
  checkboxes: CheckboxesField,
};

type Toasts = Words['profile']['toasts'];
type Result = ProfileResult | FailedCall;

function describe(result: Result, toasts: Toasts, asksParentFirst: boolean): Message {
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
}

export function ProfileForm({ words, privacyPath, asksParentFirst = false }: Props) {
  const { user, profileSent, refresh } = useShop();
  const draftKey = `profile-draft:${user!.id}` as const;
  // The fields of a parent's part are in both.
  const fields = (asksParentFirst ? parentFirstFields : profileFields) as typeof profileFields;
  const [values] = useState(() => readDraft(draftKey, fields)?.values);
  const form = useForm<typeof profileFields, Result>({
    fields,
    draftKey,
    values,
    send: (data) => callAction(() => submitProfileAction(data.get('id'), data)),
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
  const minor = isMinor(current.dateOfBirth);
  const isWaiting =
    asksParentFirst &&
    'errors' in checkForm(parentStep, current as unknown as Values<typeof parentStep>);
  const { parent, learning, reach } = profileSections;
  const { sections, hints, notice, optional } = words;
  const common = { id: 'profile', form, words, controls };

  return (
    <form aria-label={words.title} {...form.props}>
      <p className="mb-4 text-sm text-muted-foreground">{words.required}</p>
      {asksParentFirst && <ParentStep {...common} isMinor={minor} />}
      <div hidden={isWaiting}>
        <FormSection title={sections.person}>
          <FormFields
            {...common}
            fields={asksParentFirst ? { phone } : { phone, dateOfBirth }}
            hasOptionalMarks
          />
          {!asksParentFirst && (
            <div role="status">
              {minor && (
                <Alert role={undefined} className="mt-4 mb-5">
                  <AlertTitle>{notice.title}</AlertTitle>
                  <AlertDescription>{notice.text}</AlertDescription>
                  <AlertDescription lang={notice.translationLanguage} className="mt-2">
                    {notice.translation}
                  </AlertDescription>
                </Alert>
              )}
            </div>
          )}
          <FormFields {...common} fields={{ gender }} hasOptionalMarks />
        </FormSection>
        <FormSection title={sections.address} hint={hints.address}>
          <FormFields {...common} fields={addressFields(current.country)} hasOptionalMarks />
        </FormSection>
        {!asksParentFirst && (
          <Details className="mb-3" summary={`${sections.parent} (${optional})`} open={minor}>
            <div className="pt-2">
              <FormFields {...common} fields={parent} />
            </div>
          </Details>
        )}
        <Details className="mb-5" summary={`${words.more} (${optional})`}>
          <div className="pt-2 pb-4">
            <FormSection title={sections.learning}>
              <FormFields {...common} fields={learning} />
            </FormSection>
            <FormSection title={sections.reach}>
              <FormFields
                {...common}
                fields={reach}
                disabled={minor ? { marketingConsent: hints.noConsent } : {}}
              />
            </FormSection>
          </div>
        </Details>
      </div>
      <FormNotice
        words={words.formNotice}
        version={noticeVersions.profile}
        language={pageLanguage()}
        href={privacyPath}
      />
      <FormFailure form={isKept ? { ...form, message: words.kept } : form}>
        {isKept && (
          <Button className="mt-3" onClick={goToPayment}>
            {words.toPayment}
          </Button>
        )}
      </FormFailure>
      <StickyActions>
        <BusyButton
          type="submit"
          className="w-full"
          busy={form.isBusy}
          label={words.submit}
          busyLabel={words.busy}
        />
      </StickyActions>
    </form>
  );
}

/** Where a parent is asked first: the date of birth, and what it asks of a parent of a minor. */
function ParentStep({
  words,
  isMinor,
  ...common
}: Pick<ComponentProps<typeof FormFields>, 'id' | 'form' | 'controls'> & {
  words: Words['profile'];
  isMinor: boolean;
}) {
  return (
    <>
      <FormFields {...common} words={words} fields={{ dateOfBirth }} />
      <div role="status">
        {isMinor && (
          <FormSection title={words.parentStep.title} hint={words.parentStep.text}>
            <FormFields {...common} words={words} fields={ofParent} />
          </FormSection>
        )}
      </div>
    </>
  );
}
