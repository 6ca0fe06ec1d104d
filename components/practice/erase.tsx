import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { type ProgressWords } from '@/content/en/progress';
import { erasePractice } from '@/lib/practice/progress-store';

interface Props {
  words: ProgressWords['erase'];
  hasAny: boolean;
  /** What is kept, and where. */
  children: ReactNode;
}

/** Asks once more, and takes the focus along. */
export function Erase({ words, hasAny, children }: Props) {
  const [state, setState] = useState<'kept' | 'asked' | 'erased'>('kept');
  const line = useRef<HTMLParagraphElement>(null);

  function go(next: typeof state) {
    if (next === 'erased') erasePractice();
    flushSync(() => setState(next));
    (line.current!.querySelector('button') ?? line.current!).focus();
  }

  return (
    <p
      ref={line}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 text-sm text-muted-foreground"
    >
      {state === 'asked' ? (
        <>
          {words.question}
          <Button variant="link" onClick={() => go('kept')}>
            {words.keep}
          </Button>
          <Button variant="link" onClick={() => go('erased')}>
            {words.yes}
          </Button>
        </>
      ) : (
        <>
          <span>{state === 'erased' && !hasAny ? words.done : children}</span>
          {hasAny && (
            <Button variant="link" className="print:hidden" onClick={() => go('asked')}>
              {words.button}
            </Button>
          )}
        </>
      )}
    </p>
  );
}
