'use client';

import { type FormEvent, type RefObject } from 'react';
import { useHydrated } from '@/components/hooks/use-browser-value';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { type PracticeWords } from '@/content/en/practice';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  words: Pick<PracticeWords['sheets'], 'codeLabel' | 'open'>;
  /** Why the code opens nothing. */
  error?: string;
  isBusy?: boolean;
  onFocus: () => void;
  onInput: () => void;
  onOpen: () => void;
}

/** Opens a sheet, or those of a class, by the code on paper. */
export function CodeForm({ field, words, error, isBusy, onFocus, onInput, onOpen }: Props) {
  // It needs scripts, and is no part of the page's HTML for its weight.
  const isHydrated = useHydrated();

  function submit(event: FormEvent) {
    event.preventDefault();
    onOpen();
  }

  return (
    <div className="min-h-22 w-full">
      {isHydrated && (
        <form
          className="grid max-w-88 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-[0.35rem]"
          noValidate
          onSubmit={submit}
          onFocus={onFocus}
        >
          <Label htmlFor="sheet-code" className="col-span-2">
            {words.codeLabel}
          </Label>
          <Input
            ref={field}
            id="sheet-code"
            name="code"
            // A message on it comes into view, too.
            className="scroll-mb-44"
            translate="no"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && 'sheet-code-error'}
            onInput={onInput}
          />
          <Button type="submit" variant="outline" aria-busy={isBusy}>
            {words.open}
          </Button>
          {error && (
            <FieldError id="sheet-code-error" className="col-span-2">
              {error}
            </FieldError>
          )}
        </form>
      )}
    </div>
  );
}
