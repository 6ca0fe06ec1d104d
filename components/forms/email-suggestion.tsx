'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { suggestEmail } from '@/lib/forms/suggest-email';
import { type ControlProps } from './controls';

/** A press that ends outside the button tells the page nothing. */
const PRESS_MS = 100;

const findField = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Uses the setter of the prototype: React's own records the value, and then reports no change. */
function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Asks about the address in a field that was left, until it changes. */
export function EmailSuggestion({ id, words }: Pick<ControlProps, 'id' | 'words'>) {
  const [email, setEmail] = useState<string>();

  useEffect(() => {
    const field = findField(id);
    let waiting: ReturnType<typeof setTimeout>;
    function onBlur() {
      clearTimeout(waiting);
      // A line that appears moves the button away that is being pressed.
      if (document.querySelector(':active')) waiting = setTimeout(onBlur, PRESS_MS);
      // A form that refuses the address brings the focus back to it.
      else if (document.activeElement !== field || field.ariaInvalid === 'true') {
        setEmail(suggestEmail(field.value));
      }
    }
    const onInput = () => setEmail(undefined);
    // This part is fetched when the field is left for the first time: that event has passed.
    onBlur();
    field.addEventListener('blur', onBlur);
    field.addEventListener('input', onInput);
    return () => {
      clearTimeout(waiting);
      field.removeEventListener('blur', onBlur);
      field.removeEventListener('input', onInput);
    };
  }, [id]);

  function accept() {
    type(findField(id), email!);
    findField(id).focus();
  }

  const [before, after] = words.suggestion?.question.split('{address}') ?? [];
  return (
    <div id={`${id}-suggestion`} role="status" className="text-sm">
      {email && (
        // A new element for each address: React cannot update a text that a translator has replaced.
        <p key={email} className="flex flex-wrap items-center gap-x-3">
          <span className="wrap-anywhere">
            {before}
            <bdi translate="no" className="font-medium">
              {email}
            </bdi>
            {after}
          </span>
          <Button type="button" variant="link" onClick={accept}>
            {words.suggestion?.use}
          </Button>
        </p>
      )}
    </div>
  );
}
