'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Actions } from '@/components/site/actions';
import { PartFailure } from '@/components/site/lazy';
import { Button } from '@/components/ui/button';
import { type PracticeWords } from '@/content/en/practice';
import { useLazyPart } from '@/lib/browser/lazy';
import { lazyWithWords } from '@/lib/browser/lazy-words';
import { type ClassSet } from '@/lib/practice/class-sheets';
import { type SetCode, type Sheet } from '@/lib/practice/sheets';
import { fill } from '@/lib/text/format';
import { textsOf } from './choice';
import { ChosenKind } from './chosen-kind';
import { CodeForm } from './code-form';
import { useKind } from './kind';

const lazySheet = lazyWithWords('sheet', () => import('./made-sheet'));
const lazyClass = lazyWithWords('sheet', () => import('./class-sheets'));
const prefetch = () => void lazySheet.load();

type Request = 'any' | 'today' | 'code' | 'address';

const hasAddress = () => /^#(sheet|answers|class)=/i.test(location.hash);

/** Unlike a new hash, this does not scroll. */
const setHash = (hash: string) =>
  history.replaceState(history.state, '', location.pathname + location.search + hash);

interface Opened {
  sheet?: Sheet;
  isAnswers?: boolean;
  /** Those of a code, or none yet. */
  forClass?: ClassSet | 'new';
}

/** An address with a code opens its sheet, or those of a class. */
export function SheetMaker({ words }: { words: PracticeWords['sheets'] }) {
  const { part: ready, busy, failures, load } = useLazyPart(lazySheet);
  const { choice, kind, choose, latestKind } = useKind();
  const forClass = useLazyPart(lazyClass);
  const [opened, setOpened] = useState<Opened>();
  const [requested, setRequested] = useState<Request>('address');
  const [isUnknown, setUnknown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const late = useRef<Request>(undefined);
  const isBusy = (...requests: Request[]) => (busy && requests.includes(requested)) || undefined;
  const askedSet = useRef<SetCode>(undefined);
  const { sheet, isAnswers, forClass: classSet } = opened ?? {};

  function show(next: Opened, hash: string) {
    setUnknown(false);
    setOpened(next);
    setHash(hash);
  }

  function refuse(typed: string) {
    setUnknown(true);
    field.current!.value = typed;
    field.current!.focus();
  }

  async function carryOut(request: Request) {
    const makers = (await load())?.sheetMakers;
    late.current = makers ? undefined : request;
    // The visitor may have left the page meanwhile.
    if (!makers || !field.current) return;
    if (request === 'any' || request === 'today') {
      const made = makers[request](latestKind());
      return show({ sheet: made }, makers.hash(made.code));
    }
    const found =
      request === 'code' ? makers.readCode(field.current.value) : makers.readHash(location.hash);
    if (!found) return;
    if (found.set) return openForClass(found.set);
    if (found.sheet) {
      const { sheet, isAnswers = false } = found;
      choose(sheet.kind);
      return show({ sheet, isAnswers }, makers.hash(sheet.code, isAnswers ? 'answers' : 'sheet'));
    }
    if (request === 'address') setOpened(undefined);
    refuse(found.typed);
  }

  function open(request: Request) {
    late.current = undefined;
    setRequested(request);
    return carryOut(request);
  }

  /** Without a code, for sheets that are to be made. */
  async function openForClass(code?: SetCode) {
    askedSet.current = code;
    const part = await forClass.load();
    if (!part || !field.current) return;
    // The code of another sheet would say nothing of these.
    if (!code) return show({ forClass: 'new' }, '');
    const found = part.classSetOf(code);
    if (!found) return refuse(code.code);
    choose(found.kind);
    show({ forClass: found }, part.setHash(found));
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

  return (
    <>
      <div className="mt-6 grid justify-items-start gap-6 lg:mt-0 print:hidden noscript:hidden">
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
        {failures > 0 && (
          <PartFailure busy={busy} failures={failures} load={() => open(requested)} />
        )}
        {forClass.failures > 0 && (
          <PartFailure
            busy={forClass.busy}
            failures={forClass.failures}
            load={() => openForClass(askedSet.current)}
          />
        )}
        <CodeForm
          field={field}
          words={words}
          error={
            isUnknown && ready
              ? fill(ready.words.unknown, { never: ready.sheetMakers.noLetters })
              : undefined
          }
          isBusy={isBusy('code', 'address')}
          onFocus={prefetch}
          onInput={() => setUnknown(false)}
          onOpen={() => void open('code')}
        />
      </div>
      {classSet && forClass.part && (
        <forClass.part.ClassSheets
          key={classSet === 'new' ? classSet : classSet.code}
          opened={classSet === 'new' ? undefined : classSet}
          kind={kind}
          texts={textsOf(choice, kind)}
          words={{ ...words, ...forClass.part.words }}
        />
      )}
      {ready && sheet && (
        <ready.MadeSheet
          key={`${sheet.code} ${isAnswers}`}
          sheet={sheet}
          isAnswers={isAnswers}
          texts={textsOf(choice, sheet.kind)}
          words={{ ...words, ...ready.words }}
        />
      )}
    </>
  );
}
