'use client';

import { Button } from '@/components/ui/button';
import { textsOf } from './choice';
import { useKind } from './kind';

/** To the chips, or to the sum in their place. */
function showChoice() {
  const place =
    document.getElementById('kind-choice') ?? document.getElementById('practice-title')!;
  place.scrollIntoView({ block: 'center' });
  place.querySelector<HTMLInputElement>(':checked')?.focus({ preventScroll: true });
}

export function ChosenKind() {
  const { choice, kind } = useKind();
  const { level, name } = textsOf(choice, kind);
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <b id="chosen-kind" className="font-strong">{`${level} · ${name}`}</b>
      <Button variant="link" aria-describedby="chosen-kind" onClick={showChoice}>
        {choice.words.change}
      </Button>
    </p>
  );
}
