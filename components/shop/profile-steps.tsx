import { type ComponentProps } from 'react';
import { FormFields } from '@/components/forms/fields';
import { FormSection } from '@/components/forms/form';
import { Details } from '@/components/site/details';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { type Words } from '@/lib/words/locale';
import { addressFields, parentStep, profileSections, STATES } from '@/lib/shop/profile/fields';

const { dateOfBirth, ...ofParent } = parentStep;
const { phone, gender } = profileSections.person;

interface StepProps extends Pick<ComponentProps<typeof FormFields>, 'id' | 'form' | 'controls'> {
  words: Words['profile'];
}

interface PersonStepProps extends StepProps {
  asksParentFirst: boolean;
  isMinor: boolean;
  /** The other fields are hidden until a parent's part is filled in. */
  isWaiting: boolean;
}

/** The first step: the person and, with a switch to open them, what is optional. */
export function PersonStep({ asksParentFirst, isMinor, isWaiting, ...common }: PersonStepProps) {
  const { sections, hints, optional, more } = common.words;
  const { parent, learning, reach } = profileSections;
  return (
    <>
      {asksParentFirst && <ParentFirst {...common} isMinor={isMinor} />}
      <div hidden={isWaiting}>
        <FormSection title={sections.person}>
          <FormFields
            {...common}
            fields={asksParentFirst ? { phone } : { phone, dateOfBirth }}
            hasOptionalMarks
          />
          {!asksParentFirst && (
            <div role="status">{isMinor && <NoticeToMinors words={common.words.notice} />}</div>
          )}
          <FormFields {...common} fields={{ gender }} hasOptionalMarks />
        </FormSection>
        {!asksParentFirst && (
          <Details className="mb-3" summary={`${sections.parent} (${optional})`} open={isMinor}>
            <div className="pt-2">
              <FormFields {...common} fields={parent} />
            </div>
          </Details>
        )}
        <Details className="mb-5" summary={`${more} (${optional})`}>
          <div className="pt-2 pb-4">
            <FormSection title={sections.learning}>
              <FormFields {...common} fields={learning} />
            </FormSection>
            <FormSection title={sections.reach}>
              <FormFields
                {...common}
                fields={reach}
                disabled={isMinor ? { marketingConsent: hints.noConsent } : {}}
              />
            </FormSection>
          </div>
        </Details>
      </div>
    </>
  );
}

/** Where a parent is asked first: the date of birth, and what it asks of a parent of a minor. */
function ParentFirst({ isMinor, ...common }: StepProps & { isMinor: boolean }) {
  const { title, text } = common.words.parentStep;
  return (
    <>
      <FormFields {...common} fields={{ dateOfBirth }} />
      <div role="status">
        {isMinor && (
          <FormSection title={title} hint={text}>
            <FormFields {...common} fields={ofParent} />
          </FormSection>
        )}
      </div>
    </>
  );
}

function NoticeToMinors({ words }: { words: Words['profile']['notice'] }) {
  return (
    <Alert role={undefined} className="mt-4 mb-5">
      <AlertTitle>{words.title}</AlertTitle>
      <AlertDescription>{words.text}</AlertDescription>
      <AlertDescription lang={words.translationLanguage} className="mt-2">
        {words.translation}
      </AlertDescription>
    </Alert>
  );
}

export function AddressStep({ country, ...common }: StepProps & { country: string }) {
  const { sections, hints, states } = common.words;
  return (
    <FormSection title={sections.address} hint={hints.address}>
      <FormFields {...common} fields={addressFields(country)} hasOptionalMarks />
      <datalist id={STATES}>
        {states.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
    </FormSection>
  );
}
