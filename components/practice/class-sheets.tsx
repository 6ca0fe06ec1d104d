'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { fieldStyle, Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { type PracticeWords } from '@/content/en/practice';
import { type SheetWords } from '@/content/en/sheet';
import { printPage } from '@/lib/browser/print';
import { classSheets, MOST_SHARED, MOST_SHEETS } from '@/lib/practice/class-sheets';
import { readNames } from '@/lib/practice/names';
import { type Sheet } from '@/lib/practice/sheets';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { type Kind } from '@sutra/vedic/questions';
import { readNumber } from '@sutra/vedic/read-number';
import { ClassKey } from './class-key';
import { type textsOf } from './choice';
import { Sums } from './sheet-pages';

const FEW = 30;

interface Props {
  kind: Kind;
  texts: ReturnType<typeof textsOf>;
  words: PracticeWords['sheets'] & SheetWords;
}

interface Made {
  sheets: readonly Sheet[];
  names: readonly string[];
  texts: Props['texts'];
}

/** A different sheet for each student, and one key. Names stay in the fields and on the paper. */
export function ClassSheets({ kind, texts, words }: Props) {
  const forClass = words.classSheets;
  const [error, setError] = useState('');
  const [made, setMade] = useState<Made>();
  const [isStuck, setStuck] = useState(false);
  const namesField = useRef<HTMLTextAreaElement>(null);
  const countField = useRef<HTMLInputElement>(null);

  useEffect(() => namesField.current!.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const names = readNames(namesField.current!.value);
    const typed = readNumber(countField.current!.value);
    const count = names.length || (typed.ok ? typed.value : 0);
    const refuse = (text: string) => {
      setError(text);
      setMade(undefined);
      (names.length > 0 ? namesField : countField).current!.focus();
    };
    if (count < 1 || count > MOST_SHEETS) {
      const text = names.length > 0 ? forClass.tooMany : forClass.wrongCount;
      return refuse(fill(text, { given: names.length, most: MOST_SHEETS }));
    }
    const sheets = classSheets(kind, count);
    if (sheets.length < count) return refuse(fill(forClass.tooFew, { count: sheets.length }));
    setError('');
    setMade({ sheets, names, texts });
  }

  const describe = (hint?: string) =>
    [hint, error && 'class-error'].filter(Boolean).join(' ') || undefined;
  return (
    <>
      <form
        className="mt-8 grid max-w-136 gap-y-[0.35rem] print:hidden"
        aria-label={words.forClass}
        noValidate
        onSubmit={submit}
        onInput={() => setError('')}
      >
        <p className="mb-3">{forClass.lead}</p>
        <Label htmlFor="class-names">{forClass.names}</Label>
        <textarea
          ref={namesField}
          id="class-names"
          className={cn(fieldStyle, 'min-h-48 resize-y py-[0.6rem] leading-8')}
          translate="no"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={describe('class-hint')}
        />
        <p id="class-hint" className="text-sm text-muted-foreground">
          {forClass.namesHint}
        </p>
        <Label htmlFor="class-count" className="mt-3">
          {forClass.count}
        </Label>
        <Input
          ref={countField}
          id="class-count"
          className="max-w-32"
          defaultValue={FEW}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={describe()}
        />
        {error && <FieldError id="class-error">{error}</FieldError>}
        <Button type="submit" className="mt-3 w-fit">
          {forClass.make}
        </Button>
      </form>
      <p role="status" className="mt-6 max-w-136 empty:mt-0 print:hidden">
        {made && fill(forClass.made, { count: made.sheets.length, shared: MOST_SHARED })}
      </p>
      {made && (
        <div className="sheet-made">
          <Button
            className="my-4 print:hidden"
            variant="outline"
            onClick={() => printPage(setStuck)}
          >
            {words.print}
          </Button>
          <p role="alert" className="mb-4 max-w-136 empty:hidden print:hidden">
            {isStuck && forClass.stuck}
          </p>
          <div className="grid gap-6 print:block">
            {made.sheets.map((sheet, index) => (
              <Sums
                key={sheet.code}
                sheet={sheet}
                texts={made.texts}
                words={words}
                name={made.names[index]}
              />
            ))}
            <ClassKey {...made} words={words} />
          </div>
        </div>
      )}
    </>
  );
}
