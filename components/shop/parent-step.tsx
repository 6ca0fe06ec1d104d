import { type ComponentProps } from 'react';
import { FormFields } from '@/components/forms/fields';
import { FormSection } from '@/components/forms/form';
import { type Words } from '@/lib/locale';
import { parentStep } from '@/lib/profile/fields';

const { dateOfBirth, ...ofParent } = parentStep;

/** Where a parent is asked first: the date of birth, and what it asks of a parent of a minor. */
export function ParentStep({
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
