'use client';

import { ButtonLink } from '@/components/site/link';
import { type LearnStepWords } from '@/content/en/learn-words';
import { Actions, Button } from '@/components/ui/button';
import { prepareToasts, toast } from '@/components/site/toaster';
import { tryHash } from '@/lib/learn/try-link';
import { fillValues } from '@/lib/vedic/words';
import { whatsappLink } from '@/lib/contact/whatsapp';

export function ShareSum({
  pair,
  words,
}: {
  pair: readonly [number, number];
  words: LearnStepWords;
}) {
  const texts = words.calculator;
  const hash = tryHash(pair);
  const link = `${location.origin}${location.pathname}${hash}`;
  const [a, b] = pair;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(texts.copied.title, { description: texts.copied.text });
    } catch {
      // Unlike a new hash, this neither scrolls nor opens the sum again.
      history.replaceState(history.state, '', hash);
      toast.error(texts.notCopied.title, { description: texts.notCopied.text });
    }
  }

  return (
    <Actions className="print:hidden">
      <Button
        variant="outline"
        onPointerEnter={prepareToasts}
        onFocus={prepareToasts}
        onClick={copy}
      >
        {texts.copy}
      </Button>
      <ButtonLink
        variant="chat"
        href={whatsappLink('', fillValues(texts.message, { a, b, answer: a * b, link }))}
      >
        {texts.send}
      </ButtonLink>
    </Actions>
  );
}
