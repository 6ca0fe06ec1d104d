'use client';

import { useState } from 'react';
import { FloatingButton, FloatingStack } from '@/components/site/floating';
import { FailureDialog } from '@/components/site/lazy';
import { type AssistantGuide } from '@/lib/assistant/guide';
import { requestLayer } from '@/lib/browser/layers';
import { fetchJson, lazyPart, useLazyPart } from '@/lib/browser/lazy';
import { type Words } from '@/lib/words/locale';
import { pageLanguage } from '@/lib/words/page-language';

const parts = lazyPart(async () => {
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
export function AssistantLauncher({
  words,
  mark,
  children,
}: {
  words: Words['assistant']['launcher'];
  mark: React.ReactNode;
  children: React.ReactNode;
}) {
  const { part, ...failed } = useLazyPart(parts);
  const [isOpen, setOpen] = useState(false);

  const close = () => setOpen(false);

  function open() {
    requestLayer(close);
    setOpen(true);
    void failed.load();
  }

  return (
    <aside className="print:hidden" aria-label={words.label}>
      <FloatingStack>
        {children}
        <FloatingButton
          className="bg-primary text-primary-foreground noscript:hidden"
          aria-label={words.open}
          aria-haspopup="dialog"
          aria-busy={isOpen && failed.busy}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={open}
        >
          {mark}
        </FloatingButton>
      </FloatingStack>
      {isOpen && failed.failures > 0 && <FailureDialog onClose={close} {...failed} />}
      {part && <part.AssistantPanel guide={part.guide} open={isOpen} onClose={close} />}
    </aside>
  );
}
