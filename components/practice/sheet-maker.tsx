'use client';

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Actions } from '@/components/site/actions';
import { PartFailure } from '@/components/site/lazy';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { type PracticeWords } from '@/content/en/practice';
import { useLazyPart } from '@/lib/browser/lazy';
import { lazyWithWords } from '@/lib/lazy-words';
import { type Sheet } from '@/lib/practice/sheets';
import { fill } from '@/lib/text/format';
import { textsOf } from './choice';
import { ChosenKind } from './chosen-kind';
import { useKind } from './kind';

const lazySheet = lazyWithWords('sheet', () => import('./made-sheet'));
const lazyClass = lazyWithWords('sheet', () => import('./class-sheets'));
const prefetch = () => void lazySheet.load();

type Request = 'any' | 'today' | 'code' | 'address';

const hasAddress = () => /^#(sheet|answers)=/i.test(location.hash);

interface Opened {
  sheet: Sheet;
  isAnswers?: boolean;
}

/** An address with a code opens its sheet. */
export function SheetMaker({ words }: { words: PracticeWords['sheets'] }) {
  const { part: ready, busy, failures, load } = useLazyPart(lazySheet);
  const { choice, kind, choose, latestKind } = useKind();
  const [opened, setOpened] = useState<Opened>();
  const forClass = useLazyPart(lazyClass);
  const [isForClass, setForClass] = useState(false);
  const [requested, setRequested] = useState<Request>('address');
  const [isUnknown, setUnknown] = useState(false);
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const late = useRef<Request>(undefined);
  const isBusy = (...requests: Request[]) => (busy && requests.includes(requested)) || undefined;

  async function carryOut(request: Request) {
    const makers = (await load())?.sheetMakers;
    late.current = makers ? undefined : request;
    // The visitor may have left the page meanwhile.
    if (!makers || !field.current) return;
    if (request === 'any' || request === 'today') show({ sheet: makers[request](latestKind()) });
    else if (request === 'code') find({ sheet: makers.readCode(field.current.value) });
    else {
      const found = makers.readHash(location.hash);
      if (!found) return;
      if (!found.sheet) {
        setOpened(undefined);
        field.current.value = found.typed;
      }
      find(found);
    }

    function show(found: Opened) {
      setUnknown(false);
      setForClass(false);
      setOpened(found);
      // Unlike a new hash, this does not scroll.
      const part = found.isAnswers ? 'answers' : 'sheet';
      history.replaceState(history.state, '', makers!.hash(found.sheet.code, part));
    }

    function find({ sheet, isAnswers = false }: { sheet?: Sheet; isAnswers?: boolean }) {
      if (sheet) {
        choose(sheet.kind);
        show({ sheet, isAnswers });
      } else {
        setUnknown(true);
        field.current!.focus();
      }
    }
  }

  function open(request: Request) {
    late.current = undefined;
    setRequested(request);
    return carryOut(request);
  }

  async function openForClass() {
    if (!(await forClass.load())) return;
    setOpened(undefined);
    setForClass(true);
    // Names are in no address, and the code of another sheet would say nothing of these.
    history.replaceState(history.state, '', location.pathname + location.search);
  }

  const followAddress = useEffectEvent(() => {
    if (hasAddress()) void open('address');
  });
  useEffect(() => {
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, []);

  // Again when the part comes late, once the line is back.
  const hasPart = ready !== undefined;
  const openAddress = useEffectEvent(() => {
    if (late.current) void carryOut(late.current);
    else if (!opened) void carryOut('address');
  });
  useEffect(() => {
    if (late.current || hasAddress()) void load().then(openAddress);
  }, [hasPart, load]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void open('code');
  }

  const sheet = opened?.sheet;
  return (
    <>
      <div className="mt-6 grid justify-items-start gap-6 print:hidden noscript:hidden">
        <ChosenKind />
        <Actions onPointerEnter={prefetch} onFocus={prefetch}>
          <Button
            className="min-w-40"
            variant="outline"
            aria-busy={isBusy('any')}
            onClick={() => void open('any')}
          >
            {sheet ? words.another : words.make}
          </Button>
          <Button variant="outline" aria-busy={isBusy('today')} onClick={() => void open('today')}>
            {words.today}
          </Button>
          <Button
            variant="outline"
            aria-busy={forClass.busy || undefined}
            onClick={() => void openForClass()}
          >
            {words.forClass}
          </Button>
        </Actions>
        {/* It needs scripts, and is no part of the page's HTML for its weight. */}
        <div className="min-h-22 w-full">
          {isHydrated && (
            <form
              className="grid max-w-88 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-[0.35rem]"
              noValidate
              onSubmit={submit}
              onFocus={prefetch}
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
                aria-invalid={isUnknown || undefined}
                aria-describedby={isUnknown ? 'sheet-code-error' : undefined}
                onInput={() => setUnknown(false)}
              />
              <Button type="submit" variant="outline" aria-busy={isBusy('code', 'address')}>
                {words.open}
              </Button>
              {isUnknown && (
                <FieldError id="sheet-code-error" className="col-span-2">
                  {ready && fill(ready.words.unknown, { never: ready.sheetMakers.noLetters })}
                </FieldError>
              )}
            </form>
          )}
        </div>
        {failures > 0 && (
          <PartFailure busy={busy} failures={failures} load={() => open(requested)} />
        )}
        {forClass.failures > 0 && (
          <PartFailure
            busy={forClass.busy}
            failures={forClass.failures}
            load={() => openForClass()}
          />
        )}
      </div>
      {isForClass && forClass.part && (
        <forClass.part.ClassSheets
          kind={kind}
          texts={textsOf(choice, kind)}
          words={{ ...words, ...forClass.part.words }}
        />
      )}
      {ready && sheet && (
        <ready.MadeSheet
          key={`${sheet.code} ${opened?.isAnswers}`}
          sheet={sheet}
          isAnswers={opened?.isAnswers}
          texts={textsOf(choice, sheet.kind)}
          words={{ ...words, ...ready.words }}
        />
      )}
    </>
  );
}
