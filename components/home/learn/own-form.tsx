'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { PartFailure } from '@/components/ui/part-failure';
import { useLazy } from '@/components/ui/use-lazy';
import { type OwnTexts } from '@/content/en/learn';
import { readTryHash, type Typed } from '@/lib/learn/try-link';
import { lazyWithWords } from './with-words';

const NAMES = ['first', 'second'] as const;
const idOf = (name: (typeof NAMES)[number]) => `own-${name}`;

const work = lazyWithWords(() => import('./own-work'));

/**
 * The fields for a visitor's own numbers. What works them out is fetched with the first focus, or
 * with an address that brings numbers along; what was typed before that counts too.
 */
export function OwnForm({ texts }: { texts: OwnTexts }) {
  const form = useRef<HTMLFormElement>(null);
  const { part: ready, busy, failures, ask } = useLazy(work);
  /** Undefined until the visitor types or submits: a result shown on focus would push it away. */
  const [typed, setTyped] = useState<Typed>();
  /** Fields that were left or sent: only those are corrected. */
  const [left, setLeft] = useState([false, false]);
  /** The last pair that could be worked out; it stays while the next one is typed. */
  const [shown, setShown] = useState<readonly [number, number]>();
  const [said, setSaid] = useState('');

  const read = typed && ready?.part.readPair(typed);
  if (read?.ok && String(read.pair) !== String(shown)) setShown(read.pair);

  const inputs = () => NAMES.map((name) => form.current!.elements.namedItem(name));
  const values = () => inputs().map((input) => (input as HTMLInputElement).value);
  const take = () => setTyped(values() as unknown as Typed);

  async function workOut() {
    take();
    setLeft([true, true]);
    const { part, words } = (await ask()) ?? {};
    if (!part) return;
    const result = part.readPair(values() as unknown as Typed);
    if (result.ok) setSaid(part.sumOf(result.pair, words!));
    else (inputs()[result.codes[0] ? 0 : 1] as HTMLInputElement).focus();
  }

  async function retry() {
    await workOut();
    // The pressed button is gone, and the focus with it.
    if (document.activeElement === document.body) (inputs()[0] as HTMLInputElement).focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void workOut();
  }

  useEffect(() => {
    function open() {
      const brought = readTryHash(location.hash);
      if (!brought) return;
      inputs().forEach((input, index) => ((input as HTMLInputElement).value = brought[index]!));
      form.current!.parentElement!.scrollIntoView();
      void workOut();
    }
    open();
    // The visitor may have typed before hydration.
    const isChanged = values().some((value, index) => value !== texts.start[index]);
    if (isChanged) void ask().then(take);
    else if (form.current!.contains(document.activeElement)) void ask();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
    // The functions above read the form as it stands.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ask, texts.start]);

  return (
    <>
      <form
        ref={form}
        className="grid max-w-184 gap-x-4 pt-5 md:grid-cols-[1fr_1fr_auto]"
        aria-labelledby="own-title"
        noValidate
        onSubmit={submit}
        onFocus={() => void ask()}
        onInput={take}
      >
        {NAMES.map((name, index) => {
          const code = left[index] ? read?.codes[index] : undefined;
          return (
            <TextField
              key={name}
              id={idOf(name)}
              name={name}
              label={texts[name]}
              defaultValue={texts.start[index]}
              inputMode="numeric"
              autoComplete="off"
              error={code && ready?.words.refusals[code]}
              onBlur={({ currentTarget: { value } }) =>
                value && setLeft((before) => before.map((was, at) => was || at === index))
              }
            />
          );
        })}
        <Button type="submit" className="md:mt-8 md:self-start" aria-busy={busy || undefined}>
          {texts.work}
        </Button>
      </form>
      {(busy || ready) && (
        <p className="sr-only" role="status">
          {said}
        </p>
      )}
      {failures > 0 && <PartFailure busy={busy} failures={failures} ask={retry} />}
      {ready && shown && <ready.part.OwnWork pair={shown} words={ready.words} />}
    </>
  );
}
