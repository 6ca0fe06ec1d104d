import { type ComponentProps } from 'react';
import { FormFields } from '@/components/forms/form-fields';
import { FieldDescription, FieldLegend, FieldSet } from '@/components/ui/field';
import { type Words } from '@/lib/locale';
import { parentStep } from '@/lib/profile/fields';

const { dateOfBirth, ...parent } = parentStep;

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
          <FieldSet>
            <FieldLegend>{words.parentStep.title}</FieldLegend>
            <FieldDescription className="-mt-1 mb-4">{words.parentStep.text}</FieldDescription>
            <FormFields {...common} words={words} fields={parent} />
          </FieldSet>
        )}
      </div>
    </>
  );
}
