'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Actions } from '@/components/site/actions';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { fieldStyle, Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { type PracticeWords } from '@/content/en/practice';
import { type SheetWords } from '@/content/en/sheet';
import { printPage } from '@/lib/browser/print';
import { publicAddress } from '@/lib/browser/public-address';
import {
  type ClassSet,
  classSetOf,
  MOST_SHARED,
  MOST_SHEETS,
  newClassSet,
} from '@/lib/practice/class-sheets';
import { readNames } from '@/lib/practice/names';
import { sheetHash } from '@/lib/practice/sheets';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { type Kind } from '@sutra/vedic/questions';
import { readNumber } from '@sutra/vedic/read-number';
import { ClassKey, formFor } from './class-key';
import { type textsOf } from './choice';
import { Sums } from './sheet-pages';

const FEW = 30;

/** The address of a set, for what loads with these sheets. */
export const setHash = ({ code }: Pick<ClassSet, 'code'>) => sheetHash(code, 'class');
export { classSetOf };

interface Props {
  /** By their code. */
  opened?: ClassSet;
  kind: Kind;
  texts: ReturnType<typeof textsOf>;
  words: PracticeWords['sheets'] & SheetWords;
}

interface Made {
  set: ClassSet;
  names: readonly string[];
  texts: Props['texts'];
}

/** Names that are typed or corrected later go on the same sheets. */
function isFor({ kind, sheets }: ClassSet, chosen: Kind, names: number, isOpened: boolean) {
  const isSameKind = kind.level === chosen.level && kind.method === chosen.method;
  const hasSheets = isOpened ? names <= sheets.length : names === sheets.length;
  return names > 0 && isSameKind && hasSheets;
}

/** A different sheet for each student, and one key. Names stay in the fields and on the paper. */
export function ClassSheets({ opened, kind, texts, words }: Props) {
  const forClass = words.classSheets;
  const [error, setError] = useState('');
  const [made, setMade] = useState<Made | undefined>(opened && { set: opened, names: [], texts });
  const [isStuck, setStuck] = useState(false);
  const [onlyKey, setOnlyKey] = useState(false);
  const namesField = useRef<HTMLTextAreaElement>(null);
  const countField = useRef<HTMLInputElement>(null);

  const papers = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (papers.current) papers.current.scrollIntoView();
    else namesField.current!.focus();
  }, []);

  function show(next: Made | undefined) {
    setMade(next);
    const { pathname, search } = location;
    history.replaceState(history.state, '', pathname + search + (next ? setHash(next.set) : ''));
  }

  function print(part: 'all' | 'key') {
    flushSync(() => setOnlyKey(part === 'key'));
    addEventListener('afterprint', () => setOnlyKey(false), { once: true });
    printPage(setStuck);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const names = readNames(namesField.current!.value);
    const typed = readNumber(countField.current!.value);
    const count = names.length || (typed.ok ? typed.value : 0);
    const refuse = (text: string) => {
      setError(text);
      show(undefined);
      (names.length > 0 ? namesField : countField).current!.focus();
    };
    if (count < 1 || count > MOST_SHEETS) {
      const text = names.length > 0 ? forClass.tooMany : forClass.wrongCount;
      return refuse(fill(text, { given: names.length, most: MOST_SHEETS }));
    }
    const set =
      made && isFor(made.set, kind, names.length, made.set === opened)
        ? made.set
        : newClassSet(kind, count);
    const found = set.sheets.length;
    if (found < count) return refuse(fill(forClass.tooFew, { count: found }));
    setError('');
    show({ set, names, texts });
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
          data-slot="textarea"
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
        {made && statusOf(made.set, made.set === opened, forClass)}
      </p>
      {made && (
        <div ref={papers} className="sheet-made">
          <Actions className="my-4 print:hidden">
            <Button variant="outline" onClick={() => print('all')}>
              {words.print}
            </Button>
            <Button variant="outline" onClick={() => print('key')}>
              {forClass.printKey}
            </Button>
          </Actions>
          <p role="alert" className="mb-4 max-w-136 empty:hidden print:hidden">
            {isStuck && forClass.stuck}
          </p>
          <div className="grid gap-6 print:block">
            <div className={cn('grid gap-6 print:block', onlyKey && 'print:hidden')}>
              {made.set.sheets.map((sheet, index) => (
                <Sums
                  key={sheet.code}
                  sheet={sheet}
                  texts={made.texts}
                  words={words}
                  name={made.names[index]}
                />
              ))}
            </div>
            <ClassKey {...made} words={words} address={publicAddress(setHash(made.set))} />
          </div>
        </div>
      )}
    </>
  );
}

function statusOf(set: ClassSet, isOpened: boolean, words: SheetWords['classSheets']): string {
  const values = { code: set.code, count: set.sheets.length, shared: MOST_SHARED };
  const texts = isOpened ? [words.opened] : [words.made, words.again];
  return texts.map((forms) => fill(formFor(set, forms), values)).join(' ');
}
