'use client';

import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FloatingStack } from '@/components/ui/floating-stack';
import { Mark } from '@/components/ui/mark';
import { type assistant } from '@/content/en/assistant';
import { type AssistantGuide } from '@/lib/assistant/guide';
import { type AssistantPanelProps } from './assistant-panel';

interface Parts {
  Panel: ComponentType<AssistantPanelProps>;
  guide: AssistantGuide;
}

async function load(): Promise<Parts> {
  const [{ AssistantPanel }, response] = await Promise.all([
    import('./assistant-panel'),
    fetch('/assistant/guide.json'),
  ]);
  if (!response.ok) throw new Error(`guide: ${response.status}`);
  return { Panel: AssistantPanel, guide: (await response.json()) as AssistantGuide };
}

/**
 * The assistant's button on every page. Panel and knowledge are fetched with the first press; once
 * there they stay, so that a conversation outlasts closing.
 */
export function Assistant({ words }: { words: (typeof assistant)['launcher'] }) {
  const [parts, setParts] = useState<Parts>();
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'failed'>('closed');
  const launcher = useRef<HTMLButtonElement>(null);

  async function open() {
    if (state === 'opening') return;
    if (!parts) {
      setState('opening');
      try {
        setParts(await load());
      } catch {
        return setState('failed');
      }
    }
    setState('open');
  }

  function close() {
    // The button is hidden as long as the panel is open, and what is hidden takes no focus.
    flushSync(() => setState('closed'));
    launcher.current?.focus();
  }

  return (
    <aside className="assistant-corner screen-only" aria-label={words.label}>
      <FloatingStack>
        {state === 'failed' && (
          <p className="assistant-failed" role="alert">
            {words.failed}
          </p>
        )}
        <button
          ref={launcher}
          type="button"
          className="floating-button assistant-launcher"
          aria-label={words.open}
          aria-haspopup="dialog"
          aria-busy={state === 'opening'}
          onClick={open}
        >
          <Mark />
        </button>
      </FloatingStack>
      {parts && <parts.Panel guide={parts.guide} open={state === 'open'} onClose={close} />}
    </aside>
  );
}
