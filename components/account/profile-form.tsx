'use client';

import { TextField } from '@/components/forms/text-field';
import { FormMessage } from '@/components/forms/form-message';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { FieldDescription, FieldGroup, FieldLegend, FieldSet } from '@/components/ui/field';
import { type ProfileTexts } from '@/content/en/profile';
import { useAccount } from '@/lib/account/context';
import { fill } from '@/lib/format';
import { today } from '@/lib/profile/age';
import { genders } from '@/lib/profile/options';
import { profileLimits, type ProfileField } from '@/lib/profile/schema';
import { ProfileExtras } from './profile-extras';
import { useProfileForm } from './use-profile-form';

/** Binds a field of the profile to its words, limit, draft and error. */
export type Bind = (name: ProfileField) => {
  id: string;
  name: string;
  label: string;
  error?: string;
  defaultValue: string;
  maxLength?: number;
};

export function ProfileForm({ words }: { words: ProfileTexts }) {
  const { user, profileSubmitted, refresh } = useAccount();
  const { draft, errors, busy, minor, message, form } = useProfileForm({
    uid: user!.id,
    toasts: words.toasts,
    onSaved: profileSubmitted,
    onSignedOut: refresh,
  });

  const bind: Bind = (name) => {
    const limit: number | undefined = profileLimits[name as keyof typeof profileLimits];
    const sentences: Partial<Record<string, Partial<Record<string, string>>>> = words.errors;
    const code = errors[name];
    const sentence = code && (sentences[name]?.[code] ?? words.errors.any[code]);
    return {
      id: `profile-${name}`,
      name,
      label: words.labels[name],
      defaultValue: draft[name],
      maxLength: limit,
      error: sentence && fill(sentence, { max: limit ?? '' }),
    };
  };

  return (
    <form aria-label={words.title} noValidate {...form}>
      <p className="mb-4 text-sm text-muted-foreground">{words.required}</p>
      <FieldSet>
        <FieldLegend>{words.sections.person}</FieldLegend>
        <FieldGroup>
          <TextField {...bind('phone')} type="tel" autoComplete="tel" required />
          <TextField
            {...bind('dateOfBirth')}
            type="date"
            min="1900-01-01"
            max={today()}
            autoComplete="bday"
            required
            hint={words.hints.dateOfBirth}
          />
        </FieldGroup>
        <div role="status">
          {minor && (
            <Alert className="mb-5">
              <AlertTitle>{words.notice.title}</AlertTitle>
              <AlertDescription>{words.notice.text}</AlertDescription>
              <AlertDescription lang="hi">{words.notice.hindi}</AlertDescription>
            </Alert>
          )}
        </div>
        <SelectField
          {...bind('gender')}
          hint={words.hints.gender}
          required
          autoComplete="sex"
          placeholder={words.choose}
          options={genders.map((value) => ({ value, label: words.genders[value] }))}
        />
      </FieldSet>
      <FieldSet aria-describedby="profile-address-hint">
        <FieldLegend>{words.sections.address}</FieldLegend>
        <FieldDescription id="profile-address-hint" className="-mt-1 mb-4">
          {words.hints.address}
        </FieldDescription>
        <TextField {...bind('street')} autoComplete="address-line1" required />
        <FieldGroup>
          <TextField {...bind('city')} autoComplete="address-level2" required />
          <TextField {...bind('state')} autoComplete="address-level1" required />
          <TextField
            {...bind('zipCode')}
            label={`${words.labels.zipCode} (${words.optional})`}
            autoComplete="postal-code"
            inputMode="numeric"
          />
          <TextField
            {...bind('country')}
            label={`${words.labels.country} (${words.optional})`}
            autoComplete="country-name"
          />
        </FieldGroup>
      </FieldSet>
      <ProfileExtras words={words} bind={bind} draft={draft} minor={minor} errors={errors} />
      <SubmitButton className="w-full" busy={busy} label={words.submit} busyLabel={words.busy} />
      {message && <FormMessage key={message.count} kind="failed" role="alert" {...message.words} />}
    </form>
  );
}
