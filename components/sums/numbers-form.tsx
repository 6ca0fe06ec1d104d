'use client';

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { type WorkedSumsWords } from '@/content/en/worked-sums';
import { PartFailure } from '@/components/site/lazy';
import { type Words } from '@/lib/words/locale';
import { type LazyPart, useLazyPart } from '@/lib/browser/lazy';
import { readTryHash, type Typed } from '@/lib/text/try-link';
import { cn } from '@/lib/utils';
import { type Pair, type readPair, type sumText } from './read-pair';

/** Unless a part of it is selected. */
function selectAll(input: HTMLInputElement) {
  if (input.selectionStart === input.selectionEnd) input.select();
}

const NAMES = ['first', 'second'] as const;

/** What loads with the result. */
interface NumbersPart {
  readPair: typeof readPair;
  sumText: typeof sumText;
  words: WorkedSumsWords;
}

interface Props<Part> {
  words: Pick<Words['sums']['calculator'], (typeof NAMES)[number] | 'work'>;
  start: Pair;
  lazyPart: LazyPart<Part>;
  /** The result. */
  children: (part: Part, pair: Pair) => ReactNode;
}

/** Two fields; loads the engine on the first focus, or when the address has numbers. */
export function NumbersForm<Part extends NumbersPart>({
  words,
  start,
  lazyPart,
  children,
}: Props<Part>) {
  const form = useRef<HTMLFormElement>(null);
  const { part: ready, busy, failures, load } = useLazyPart(lazyPart);
  /** Undefined until the visitor types or submits: a result on focus would move the page. */
  const [typed, setTyped] = useState<Typed>();
  /** Only fields that lost the focus or were submitted show errors. */
  const [isChecked, setChecked] = useState([false, false]);
  const [shown, setShown] = useState<Pair>();
  const [announcement, setAnnouncement] = useState('');
  const hadFocus = useRef(false);

  const read = typed && ready?.readPair(typed);
  if (read?.ok && String(read.pair) !== String(shown)) setShown(read.pair);

  const errors = isChecked.map((checked, index) => {
    const code = checked ? read?.codes[index] : undefined;
    return code && ready?.words.refusals[code];
  });

  const getInputs = () =>
    NAMES.map((name) => form.current!.elements.namedItem(name) as HTMLInputElement);
  const getTyped = () => getInputs().map(({ value }) => value) as unknown as Typed;
  const updateTyped = () => setTyped(getTyped());

  async function workOut() {
    updateTyped();
    setChecked([true, true]);
    const part = await load();
    // The visitor may have left the page meanwhile.
    if (!part || !form.current) return;
    const result = part.readPair(getTyped());
    if (result.ok) setAnnouncement(part.sumText(result.pair, part.words));
    else getInputs()[result.codes[0] ? 0 : 1]!.focus();
  }

  async function retry() {
    await workOut();
    // The button that was pressed is gone, and the focus went to the body.
    if (form.current && document.activeElement === document.body) getInputs()[0]!.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void workOut();
  }

  const openShared = useEffectEvent(() => {
    const pair = readTryHash(location.hash);
    if (!pair) return;
    getInputs().forEach((input, index) => (input.value = pair[index]!));
    form.current!.parentElement!.scrollIntoView();
    void workOut();
  });

  const catchUp = useEffectEvent(() => {
    // The visitor may have typed before hydration.
    const isChanged = getTyped().some((value, index) => value !== String(start[index]));
    if (isChanged) void load().then(() => form.current && updateTyped());
    else if (form.current!.contains(document.activeElement)) void load();
  });

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is the browser's, not React's
    openShared();
    catchUp();
    addEventListener('hashchange', openShared);
    return () => removeEventListener('hashchange', openShared);
  }, []);

  return (
    <>
      <form
        ref={form}
        className="mb-5 grid max-w-184 grid-cols-2 items-end gap-x-4 gap-y-[0.35rem] pt-4 md:grid-cols-[1fr_1fr_auto] print:hidden"
        aria-labelledby="calculator-title"
        noValidate
        onSubmit={submit}
        onFocus={() => void load()}
        onInput={updateTyped}
      >
        {NAMES.map((name, index) => (
          <div key={name} className="grid gap-[0.35rem] md:row-start-1">
            <Label htmlFor={`calculator-${name}`}>{words[name]}</Label>
            <Input
              id={`calculator-${name}`}
              name={name}
              // The loader selects the number before hydration.
              data-select=""
              defaultValue={start[index]}
              inputMode="numeric"
              autoComplete="off"
              aria-invalid={errors[index] ? true : undefined}
              aria-describedby={errors[index] && `calculator-${name}-error`}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onPointerDown={({ currentTarget }) => {
                hadFocus.current = document.activeElement === currentTarget;
              }}
              onClick={({ currentTarget }) => {
                if (!hadFocus.current) selectAll(currentTarget);
              }}
              onBlur={({ currentTarget: { value } }) =>
                value && setChecked((checked) => checked.map((was, at) => was || at === index))
              }
            />
          </div>
        ))}
        {NAMES.map((name, index) => (
          // Across both columns of a phone, where it says which number it is about.
          <FieldError
            key={name}
            id={`calculator-${name}-error`}
            role={undefined}
            className={cn(
              'col-span-full md:row-start-2',
              index === 0 ? 'md:col-span-1 md:col-start-1' : 'md:col-span-1 md:col-start-2',
            )}
          >
            {errors[index] && (
              <>
                <span className="md:hidden" aria-hidden="true">
                  {words[name]}:{' '}
                </span>
                {errors[index]}
              </>
            )}
          </FieldError>
        ))}
        <Button
          type="submit"
          variant="outline"
          className="max-md:col-span-2 max-md:mt-4 md:col-start-3 md:row-start-1 md:self-end"
          aria-busy={busy || undefined}
        >
          {words.work}
        </Button>
      </form>
      {(busy || ready) && (
        <p className="sr-only" role="status">
          {announcement}
        </p>
      )}
      {failures > 0 && <PartFailure busy={busy} failures={failures} load={retry} />}
      {ready && shown && (
        // While a field has an error, this is the result of earlier numbers.
        <div className="inert:opacity-40" inert={errors.some(Boolean)}>
          {children(ready, shown)}
        </div>
      )}
    </>
  );
}
