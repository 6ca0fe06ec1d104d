'use client';

import { useEffect, useState } from 'react';
import { Actions } from '@/components/site/actions';
import { PartFailure } from '@/components/site/lazy';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { type PracticeWords } from '@/content/en/practice';
import { lazy, useLazy } from '@/lib/browser/lazy';
import { type Sheet } from '@/lib/learn/sheets';
import { type Choice, firstKind, textsOf } from './choice';
import { KindChoice } from './kind-choice';

const lazySheet = lazy(() => import('./made-sheet'));
const prefetch = () => void lazySheet.load();

interface Opened {
  /** Undefined where the code is of no sheet. */
  sheet: Sheet | undefined;
  isAnswers?: boolean;
}

/** An address with a code opens its sheet. */
export function SheetMaker({ choice, words }: { choice: Choice; words: PracticeWords['sheets'] }) {
  const { part: ready, busy, failures, load } = useLazy(lazySheet);
  const [kind, setKind] = useState(firstKind);
  const [opened, setOpened] = useState<Opened>();

  async function make(maker: 'any' | 'today') {
    const part = await load();
    if (!part) return;
    const sheet = part.sheetMakers[maker](kind);
    setOpened({ sheet });
    // Unlike a new hash, this does not scroll.
    history.replaceState(history.state, '', part.sheetMakers.hash(sheet.code));
  }

  useEffect(() => {
    async function openAddress() {
      if (!/^#(sheet|answers)=/i.test(location.hash)) return;
      const found = (await load())?.sheetMakers.read(location.hash);
      if (!found) return;
      setOpened(found);
      if (found.sheet) setKind(found.sheet.kind);
    }
    void openAddress();
    addEventListener('hashchange', openAddress);
    return () => removeEventListener('hashchange', openAddress);
  }, [load]);

  const sheet = opened?.sheet;
  return (
    <>
      <div className="mt-6 grid justify-items-start gap-6 print:hidden noscript:hidden">
        <KindChoice choice={choice} kind={kind} onChange={setKind} />
        <Actions onPointerEnter={prefetch} onFocus={prefetch}>
          <Button
            className="min-w-40"
            variant="outline"
            aria-busy={busy || undefined}
            onClick={() => void make('any')}
          >
            {sheet ? words.another : words.make}
          </Button>
          <Button variant="outline" onClick={() => void make('today')}>
            {words.today}
          </Button>
        </Actions>
        {failures > 0 && <PartFailure busy={busy} failures={failures} load={() => make('any')} />}
        {opened && !sheet && <Alert variant="destructive">{words.unknown}</Alert>}
      </div>
      {ready && sheet && (
        <ready.MadeSheet
          key={sheet.code}
          sheet={sheet}
          isAnswers={opened?.isAnswers}
          texts={textsOf(choice, sheet.kind)}
          words={words}
        />
      )}
    </>
  );
}
