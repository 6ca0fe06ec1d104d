'use client';

import { useState } from 'react';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Disclosure } from '@/components/ui/disclosure';
import { FieldDescription, FieldGroup, FieldLegend, FieldSet } from '@/components/ui/field';
import { type ProfileTexts } from '@/content/en/profile';
import { contactMethods, interests, mathLevels } from '@/lib/profile/options';
import { profileLimits, type ProfileErrors, type ProfileValues } from '@/lib/profile/schema';
import { type Bind } from './profile-form';

const PARENT = ['parentName', 'parentPhone', 'parentEmail'] as const;

/**
 * The optional parts, closed at first; the parent's is open for a visitor under 18, and each as long
 * as it holds an error.
 */
export function ProfileExtras({
  words,
  bind,
  draft,
  minor,
  errors,
}: {
  words: ProfileTexts;
  bind: Bind;
  draft: ProfileValues;
  minor: boolean;
  errors: ProfileErrors;
}) {
  const hasParentError = PARENT.some((name) => errors[name]);
  const [isParentOpen, setParentOpen] = useState<boolean>();
  const [isMoreOpen, setMoreOpen] = useState(false);
  return (
    <>
      <Disclosure
        className="mb-3"
        title={`${words.sections.parent} (${words.optional})`}
        open={hasParentError || (isParentOpen ?? minor)}
        onOpenChange={setParentOpen}
      >
        <div className="pt-2">
          <TextField {...bind('parentName')} autoComplete="off" />
          <FieldGroup>
            <TextField {...bind('parentPhone')} type="tel" autoComplete="off" />
            <TextField {...bind('parentEmail')} type="email" autoComplete="off" />
          </FieldGroup>
        </div>
      </Disclosure>
      <Disclosure
        className="mb-5"
        title={`${words.more} (${words.optional})`}
        open={Boolean(errors.learningGoals) || isMoreOpen}
        onOpenChange={setMoreOpen}
      >
        <div className="pt-2 pb-4">
          <FieldSet>
            <FieldLegend>{words.sections.learning}</FieldLegend>
            <p className="mb-1 font-medium" id="profile-interests">
              {words.labels.interests}
            </p>
            <div
              className="mb-5 grid-cols-2 gap-x-4 xs:grid"
              role="group"
              aria-labelledby="profile-interests"
            >
              {interests.map((interest) => (
                <CheckboxField
                  key={interest}
                  label={interest}
                  name="interests"
                  value={interest}
                  defaultChecked={draft.interests.includes(interest)}
                />
              ))}
            </div>
            <SelectField
              {...bind('currentMathLevel')}
              placeholder={words.choose}
              options={mathLevels.map((value) => ({ value, label: words.levels[value] }))}
            />
            <TextareaField
              {...bind('learningGoals')}
              rows={3}
              maxLength={undefined}
              limit={profileLimits.learningGoals}
              counter={words.counter}
            />
          </FieldSet>
          <FieldSet>
            <FieldLegend>{words.sections.reach}</FieldLegend>
            <SelectField
              {...bind('preferredContactMethod')}
              options={contactMethods.map((value) => ({ value, label: words.methods[value] }))}
            />
            <CheckboxField
              key={String(minor)}
              label={words.labels.marketingConsent}
              name="marketingConsent"
              value="yes"
              disabled={minor}
              defaultChecked={!minor && draft.marketingConsent}
              aria-describedby={minor ? 'profile-consent-hint' : undefined}
            />
            {minor && (
              <FieldDescription id="profile-consent-hint">{words.hints.noConsent}</FieldDescription>
            )}
          </FieldSet>
        </div>
      </Disclosure>
    </>
  );
}
