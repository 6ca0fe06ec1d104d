'use client';

import { Field } from '@/components/forms/field';
import { Select } from '@/components/forms/select';
import { TextArea } from '@/components/forms/text-area';
import { type ProfileTexts } from '@/content/en/profile';
import { contactMethods, interests, mathLevels } from '@/lib/profile/options';
import { profileLimits, type ProfileErrors, type ProfileValues } from '@/lib/profile/schema';
import { type Bind } from './profile-form';

const INSIDE = ['parentName', 'parentPhone', 'parentEmail', 'learningGoals'] as const;

/** All that is optional, folded away; opened for anybody under 18, whose parent is asked for. */
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
  const complained = INSIDE.some((name) => errors[name]);
  return (
    <>
      {minor && (
        <div className="form-message form-message-news mb-5" role="status">
          <p className="font-semibold">{words.notice.title}</p>
          <p>{words.notice.text}</p>
          <p lang="hi">{words.notice.hindi}</p>
        </div>
      )}
      <details className="help mb-5" open={minor || complained || undefined}>
        <summary>{`${words.more} (${words.optional})`}</summary>
        <div className="pt-2 pb-4">
          <fieldset className="fieldset">
            <legend>{words.sections.parent}</legend>
            <Field {...bind('parentName')} autoComplete="off" />
            <div className="field-pair">
              <Field {...bind('parentPhone')} type="tel" autoComplete="off" />
              <Field {...bind('parentEmail')} type="email" autoComplete="off" />
            </div>
          </fieldset>
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
            <Select
              {...bind('currentMathLevel')}
              placeholder={words.choose}
              options={mathLevels.map((value) => ({ value, label: words.levels[value] }))}
            />
            <TextArea
              {...bind('learningGoals')}
              rows={3}
              maxLength={undefined}
              limit={profileLimits.learningGoals}
              counter={words.counter}
            />
          </fieldset>
          <fieldset className="fieldset">
            <legend>{words.sections.reach}</legend>
            <Select
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
              />
              {words.labels.marketingConsent}
            </label>
          </fieldset>
        </div>
      </details>
    </>
  );
}
