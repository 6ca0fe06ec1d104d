'use client';

import { TextField } from '@/components/forms/text-field';
import { FieldDescription } from '@/components/ui/field';
import { SelectField } from '@/components/forms/select-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { type ProfileTexts } from '@/content/en/profile';
import { contactMethods, interests, mathLevels } from '@/lib/profile/options';
import { profileLimits, type ProfileErrors, type ProfileValues } from '@/lib/profile/schema';
import { type Bind } from './profile-form';

const PARENT = ['parentName', 'parentPhone', 'parentEmail'] as const;

/** The optional parts, folded; the parent's opens for a visitor under 18. */
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
  return (
    <>
      <details className="help mb-3" open={minor || hasParentError || undefined}>
        <summary>{`${words.sections.parent} (${words.optional})`}</summary>
        <div className="pt-2">
          <TextField {...bind('parentName')} autoComplete="off" />
          <div className="field-pair">
            <TextField {...bind('parentPhone')} type="tel" autoComplete="off" />
            <TextField {...bind('parentEmail')} type="email" autoComplete="off" />
          </div>
        </div>
      </details>
      <details className="help mb-5" open={Boolean(errors.learningGoals) || undefined}>
        <summary>{`${words.more} (${words.optional})`}</summary>
        <div className="pt-2 pb-4">
          <fieldset className="fieldset">
            <legend>{words.sections.learning}</legend>
            <p className="mb-1 font-medium" id="profile-interests">
              {words.labels.interests}
            </p>
            <div className="ticks-grid mb-5" role="group" aria-labelledby="profile-interests">
              {interests.map((interest) => (
                <label key={interest} className="tick">
                  <input
                    type="checkbox"
                    name="interests"
                    value={interest}
                    defaultChecked={draft.interests.includes(interest)}
                  />
                  {interest}
                </label>
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
          </fieldset>
          <fieldset className="fieldset">
            <legend>{words.sections.reach}</legend>
            <SelectField
              {...bind('preferredContactMethod')}
              options={contactMethods.map((value) => ({ value, label: words.methods[value] }))}
            />
            <label className="tick">
              <input
                key={String(minor)}
                type="checkbox"
                name="marketingConsent"
                value="yes"
                disabled={minor}
                defaultChecked={!minor && draft.marketingConsent}
                aria-describedby={minor ? 'profile-consent-hint' : undefined}
              />
              {words.labels.marketingConsent}
            </label>
            {minor && (
              <FieldDescription id="profile-consent-hint">{words.hints.noConsent}</FieldDescription>
            )}
          </fieldset>
        </div>
      </details>
    </>
  );
}
