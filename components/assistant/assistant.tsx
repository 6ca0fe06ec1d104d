'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FloatingButton, FloatingStack } from '@/components/site/floating';
import { Mark } from '@/components/drawings/mark';
import { FailureDialog } from '@/components/site/lazy';
import { type AssistantGuide } from '@/lib/assistant/guide';
import { fetchJson, lazy, useLazy } from '@/lib/browser/lazy';
import { type Words } from '@/lib/locale';
import { pageLanguage } from '@/lib/page-language';

const parts = lazy(async () => {
  const [{ AssistantPanel }, guide] = await Promise.all([
    import('./assistant-panel'),
    fetchJson<AssistantGuide>(`/assistant/guide.${pageLanguage()}.json`),
  ]);
  return { AssistantPanel, guide };
}, 'aside button');

const prefetch = () => void parts.load();

/**
 * The floating buttons of every page: the page's own (`children`) above the assistant's. Panel and
 * guide are fetched with the first hover or focus and then stay mounted, which keeps the
 * conversation when the panel is closed.
 */
export function Assistant({
  words,
  children,
}: {
  words: Words['assistant']['launcher'];
  children: React.ReactNode;
}) {
  const { part, ...failed } = useLazy(parts);
  const [isOpen, setOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);

  function open() {
    setOpen(true);
    void failed.load();
  }

  function close() {
    // The button is hidden while the panel is open, and a hidden element cannot take the focus.
    flushSync(() => setOpen(false));
    // Nor in a narrow window while the panel's field has it, which hides the buttons.
    (document.activeElement as HTMLElement | null)?.blur();
    launcher.current?.focus();
  }

  return (
    <aside className="print:hidden" aria-label={words.label}>
      <FloatingStack>
        {children}
        <FloatingButton
          ref={launcher}
          className="bg-primary text-primary-foreground noscript:hidden"
          aria-label={words.open}
          aria-haspopup="dialog"
          aria-busy={isOpen && failed.busy}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={open}
        >
          <Mark className="size-10 [--foreground:var(--primary-foreground)] [--thread:var(--thread-on-primary)] in-aria-busy:animate-spin" />
        </FloatingButton>
      </FloatingStack>
      {isOpen && failed.failures > 0 && <FailureDialog onClose={close} {...failed} />}
      {part && <part.AssistantPanel guide={part.guide} open={isOpen} onClose={close} />}
    </aside>
  );
}
